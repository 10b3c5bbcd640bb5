/**
 * Talk at the table: the words beside a seat, and the dialog with phrases, emotes, free text in private rooms, and whom one
 * does not want to hear.
 */
import { html, useEffect, useState } from "../lib.js";
import { isHost, isPrivate } from "../core/room.js";
import { EMOTES, PHRASES, STANDS, lastOf, others } from "../core/talk.js";
import { Alert } from "../app/alert.js";
import { Dialog } from "../app/dialog.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { refusal } from "../app/api.js";
import { Twice } from "../app/twice.js";
import { Face } from "./faces.js";
import { Report } from "./report.js";
import { lineWords } from "./words.js";

/**
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("../core/talk.js").Line} Line
 */

/** @param {{line: Line}} props */
const Words = ({ line }) => (line.kind === "emote" ? html`<${Face} name=${line.what} />` : html`<span dir="auto">${lineWords(line)}</span>`);

/** What a seat has just said, for a few seconds; who listens hears it by the log. @param {{store: TableStore, seat: number}} props */
export function Bubble({ store, seat }) {
  const line = lastOf(store.talk.value, seat);
  const n = line?.n ?? 0;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGone(n), STANDS);
    return () => clearTimeout(timer);
  }, [n]);
  if (line === null || gone >= n) return null;
  return html`<span class=${`bubble ${line.kind}`} aria-hidden="true" data-testid=${`bubble-${seat}`}><${Words} line=${line} /></span>`;
}

/** Opens the dialog; a dot tells of words that came since it was open last. @param {{store: TableStore, open: () => void}} props */
export function TalkButton({ store, open }) {
  const newest = store.talk.value.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState(0);
  const fresh = newest > seen;
  const go = () => {
    setSeen(newest);
    open();
  };
  return html`
    <button class="icon-button talk-button" onClick=${go} aria-label=${t(fresh ? "talk-new" : "talk")} title=${t("talk")} aria-haspopup="dialog" data-testid="talk-button"><${Icon} name="talk" />${fresh && html`<i class="dot"></i>`}</button>`;
}

/** @param {{store: TableStore, say: (kind: Line["kind"], what: string) => void}} props */
function Ready({ say }) {
  return html`
    ${PHRASES.map((row, i) => html`
      <section class="phrases" aria-label=${t(i === 0 ? "talk-polite" : "talk-bluff")}>
        <h3>${t(i === 0 ? "talk-polite" : "talk-bluff")}</h3>
        <div class="row">${row.map((id) => html`<button class="button small" onClick=${() => say("phrase", id)} data-testid=${`phrase-${id}`}>${t(`phrase-${id}`)}</button>`)}</div>
      </section>`)}
    <section class="emotes" aria-label=${t("talk-emotes")}>
      <div class="row">${EMOTES.map((id) => html`<button class="icon-button emote" onClick=${() => say("emote", id)} title=${t(`emote-${id}`)} data-testid=${`emote-${id}`}><${Face} name=${id} /></button>`)}</div>
    </section>`;
}

/** @param {{say: (kind: Line["kind"], what: string) => void}} props free text */
function Write({ say }) {
  const [text, setText] = useState("");
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    say("text", text);
    setText("");
  };
  return html`
    <form class="write row" onSubmit=${send}>
      <input class="field" type="text" maxlength="120" autocomplete="off" value=${text} aria-label=${t("talk-write")} placeholder=${t("talk-write")} data-testid="talk-text"
        onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => setText(event.currentTarget.value)} />
      <button class="button" disabled=${!text.trim()} data-testid="talk-send">${t("talk-send")}</button>
    </form>`;
}

/**
 * The others, whom one may mute or report; and in the middle of a deal the host may send away who is gone.
 * @param {{store: TableStore, report: (seat: number) => void, sendAway: (seat: number) => void}} props
 */
function People({ store, report, sendAway }) {
  const room = store.room.value;
  const people = room === null ? [] : others(room);
  if (room === null || people.length === 0) return null;
  const hosting = isHost(room) && room.playing;
  return html`
    <section class="talk-people" aria-label=${t("talk-people")}>
      <h3>${t("talk-people")}</h3>
      <ul>${people.map(({ seat, name }) => {
        const muted = store.muted.value.includes(seat);
        return html`
          <li class="row"><span class="name grow">${name}</span>
            <button class="button small" aria-pressed=${muted} onClick=${() => store.wish({ t: "mute", seat, on: !muted })} aria-label=${t("talk-mute-of", { name })} data-testid=${`mute-${seat}`}>${t(muted ? "talk-muted" : "talk-mute")}</button>
            <button class="button small" onClick=${() => report(seat)} aria-label=${t("talk-report-of", { name })} data-testid=${`report-${seat}`}>${t("talk-report")}</button>
            ${hosting && html`<${Twice} small text=${t("waiting-kick")} sure=${t("waiting-kick-sure", { name })} go=${() => sendAway(seat)} testid=${`kick-${seat}`} />`}</li>`;
      })}</ul>
    </section>`;
}

/** @param {{store: TableStore, onClose: () => void}} props */
export function TalkDialog({ store, onClose }) {
  const [reported, setReported] = useState(/** @type {number | null} */ (null));
  const [error, setError] = useState("");
  const room = store.room.value;
  const lines = store.talk.value;
  const told = (/** @type {string | null} */ code) => setError(code === null ? "" : refusal(code));
  /** @param {Line["kind"]} kind @param {string} what */
  const say = (kind, what) => store.wire.session.wish({ t: "say", kind, what }, (code) => {
    told(code);
    if (code === null && kind !== "text") onClose();
  });
  const sendAway = (/** @type {number} */ seat) => store.wire.session.wish({ t: "kick", seat }, told);
  if (reported !== null) return html`<${Report} store=${store} seat=${reported} onClose=${() => setReported(null)} />`;
  return html`
    <${Dialog} title=${t("talk")} onClose=${onClose} testid="talk">
      ${lines.length > 0 && html`<ol class="talk-lines" data-testid="talk-lines">${lines.map((line) => html`<li key=${line.n}><b>${store.who.value(line.seat)}</b> <${Words} line=${line} /></li>`)}</ol>`}
      <${Alert} text=${error} testid="talk-fault" />
      ${room !== null && room.own !== null ? html`
        ${isPrivate(room) && html`<${Write} say=${say} />`}
        <${Ready} say=${say} />` : html`<p>${t("talk-watching")}</p>`}
      <${People} store=${store} report=${setReported} sendAway=${sendAway} />
    <//>`;
}
