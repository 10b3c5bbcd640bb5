/**
 * The selection line, which says what is selected and whether it may be played before it is
 * pressed, and the four buttons with the clock between them.
 */
import { html, useEffect, useRef, useState } from "../lib.js";
import { formatCards } from "../core/cards.js";
import { warning } from "../core/clock.js";
import { groups } from "../core/groups.js";
import { refusal } from "../app/api.js";
import { t } from "../app/i18n.js";
import { Icon } from "../app/icons.js";
import { settings } from "../app/settings.js";
import { play as playSounds } from "../app/sound.js";
import { playWords } from "./words.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** A play of more groups is told in the middle of the table only. */
const SHORT = 2;

/** @param {TableStore} store @returns {{state: string, text: string}} */
function line(store) {
  const view = store.view.value;
  const cards = store.selected.value;
  if (store.notice.value) return { state: "bad", text: store.notice.value };
  if (view === null) return { state: "idle", text: "" };
  if (cards.length === 0) {
    if (!store.playing.value) return { state: "idle", text: store.discarding.value ? t("select-discard", { n: store.discarding.value }) : "" };
    if (view.top === null) return { state: "turn", text: t("select-lead") };
    const none = store.prompt.value?.plays.length === 0;
    if (none) return { state: "turn", text: t("select-nothing-beats") };
    return { state: "turn", text: groups(view.top).length > SHORT ? t("your-turn") : t("select-beat", { cards: playWords(view.top) }) };
  }
  const words = playWords(formatCards(cards));
  if (store.discarding.value) return { state: "idle", text: t("selected-discard", { cards: words, n: cards.length, of: store.discarding.value }) };
  if (!store.playing.value) return { state: "idle", text: t("selected-early", { cards: words }) };
  if (store.legal.value) return { state: "good", text: t(store.verdict.value?.closes ? "selected-closes" : "selected-legal", { cards: words }) };
  const error = store.verdict.value?.error;
  return { state: "bad", text: error ? t("selected-illegal", { cards: words, reason: refusal(error) }) : t("selected-not-legal", { cards: words }) };
}

/** @param {{store: TableStore}} props */
export function SelectionLine({ store }) {
  const { state, text } = line(store);
  return html`
    <p class=${`selection ${state}`} role="status" aria-live="polite" data-testid="selection" data-state=${state}>
      ${state === "good" && html`<${Icon} name="check" />`}${state === "bad" && html`<${Icon} name="cross" />`}<span>${text}</span>
    </p>`;
}

/** @param {{store: TableStore}} props */
export function Clock({ store }) {
  const deadline = store.prompt.value?.deadline ?? null;
  const offset = store.clockOffset.value;
  const [now, setNow] = useState(() => Date.now());
  const before = useRef(/** @type {number | null} */ (null));
  const left = deadline === null ? null : Math.max(0, Math.ceil((deadline - now - offset) / 1000));
  useEffect(() => {
    before.current = left;
    if (deadline === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  useEffect(() => {
    const kind = settings.value.clockWarnings ? warning(before.current, left) : null;
    before.current = left;
    if (kind === "said") store.urgent.value = t("clock-warning", { n: left ?? 0 });
    if (kind !== null) playSounds(["clock"]);
  }, [left]);
  if (left === null) return null;
  return html`<span class=${`clock${left <= 5 ? " short" : ""}`} role="timer" aria-label=${t("clock", { n: left })} data-testid="clock"><${Icon} name="clock" />${left}</span>`;
}

/** @param {{store: TableStore}} props */
export function Actions({ store }) {
  const prompt = store.prompt.value;
  const busy = store.busy.value;
  const playing = store.playing.value;
  const none = store.selected.value.length === 0;
  return html`
    <div class="actions" role="group" aria-label=${t("actions")}>
      <button class="button" disabled=${busy || !playing || !prompt?.may_pass} onClick=${() => store.pass()} data-testid="pass" aria-keyshortcuts="P">${t("pass")}</button>
      <button class="button" disabled=${busy || !playing} onClick=${() => store.hint()} data-testid="hint" aria-keyshortcuts="H">${t("hint")}</button>
      <${Clock} store=${store} />
      <button class="button" disabled=${none} onClick=${() => store.clear()} data-testid="clear" aria-keyshortcuts="Escape">${t("clear")}</button>
      <button class="button primary" disabled=${busy || !store.legal.value} onClick=${() => store.play()} data-testid="play">${t("play")}</button>
    </div>`;
}
