/**
 * The room before the first deal and between deals: who sits where, who is ready, the score, the invitation, the host's part.
 */
import { html, useEffect, useState } from "../lib.js";
import { signed, trend } from "../core/number.js";
import { LEVELS, freeSeats, isFree, isHost, isHouseBot, kindOf, matchOver, unready, waitsFor } from "../core/room.js";
import { get } from "../app/api.js";
import { has, t } from "../app/i18n.js";
import { Copy, Share } from "../app/share.js";
import { Twice } from "../app/twice.js";
import { leave } from "./leave.js";

/**
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("../net/session.js").Room} Room
 */

/** Whether the waiting room is to be shown in place of the felt. @param {TableStore} store */
export function isWaiting(store) {
  const room = store.room.value;
  if (room === null || room.playing || kindOf(room) === "bots") return false;
  return store.view.value === null || (store.view.value.phase === "over" && store.resultShut.value);
}

/** @param {{text: string, kind: string}} props */
const Mark = ({ text, kind }) => html`<span class=${`chip small ${kind}`}>${text}</span>`;

/** @param {{code: string}} props */
function Invitation({ code }) {
  const [pictured, setPictured] = useState(false);
  const url = `${location.origin}/?room=${code}`;
  return html`
    <section class="invitation" aria-label=${t("waiting-invite")}>
      <p>${t("waiting-invite-why")}</p>
      <p class="room-code" data-testid="room-code" aria-label=${t("waiting-code", { code: [...code].join(" ") })}>${code}</p>
      <div class="row">
        <${Copy} text=${url} label=${t("waiting-copy")} />
        <${Share} url=${url} title=${t("app-name")} label=${t("waiting-share")} />
        <button type="button" class="button" aria-expanded=${pictured} onClick=${() => setPictured(!pictured)} data-testid="qr-button">${t("waiting-qr")}</button>
      </div>
      ${pictured && html`<img class="qr" src=${`/api/rooms/${encodeURIComponent(code)}/qr.svg`} width="240" height="240" alt=${t("waiting-qr-alt")} data-testid="qr" />`}
    </section>`;
}

/** @param {{store: TableStore, room: Room, at: number, bot: string}} props `bot` is what the host would put here */
function ChairActions({ store, room, at, bot }) {
  const seat = room.seats[at];
  const n = at + 1;
  if (isFree(seat) && room.own === null) {
    return html`<button class="button primary" onClick=${() => store.wish({ t: "sit", seat: at })} aria-label=${t("waiting-sit-at", { n })} data-testid=${`sit-${at}`}>${t("waiting-sit")}</button>`;
  }
  if (!isHost(room) || at === room.own) return null;
  if (isFree(seat)) return html`<button class="button" disabled=${!bot} onClick=${() => store.wish({ t: "bot", seat: at, bot })} aria-label=${t("waiting-bot-at", { n })} data-testid=${`bot-${at}`}>${t("waiting-bot")}</button>`;
  if (isHouseBot(seat)) return html`<button class="button" onClick=${() => store.wish({ t: "bot", seat: at, bot: null })} aria-label=${t("waiting-unbot-of", { name: seat.name })} data-testid=${`unbot-${at}`}>${t("waiting-unbot")}</button>`;
  return html`<${Twice} text=${t("waiting-kick")} sure=${t("waiting-kick-sure", { name: seat.name })} go=${() => store.wish({ t: "kick", seat: at })} testid=${`kick-${at}`} />`;
}

/** @param {{store: TableStore, room: Room, at: number, bot: string}} props */
function Chair({ store, room, at, bot }) {
  const seat = room.seats[at];
  const free = isFree(seat);
  const level = seat.bot && has(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : "";
  const played = room.played > 0 || matchOver(room);
  return html`
    <li class=${`chair${at === room.own ? " own" : ""}${free ? " free" : ""}`} data-testid=${`chair-${at}`}>
      <span class="avatar" aria-hidden="true">${free ? at + 1 : [...seat.name][0]}</span>
      <span class="chair-who">
        <span class="name">${free ? t("waiting-free", { n: at + 1 }) : seat.name}</span>
        <span class="marks">
          ${at === room.own && html`<${Mark} text=${t("you")} kind="you" />`}
          ${at === room.host && kindOf(room) === "room" && html`<${Mark} text=${t("waiting-host")} kind="host" />`}
          ${seat.bot !== null && html`<${Mark} text=${[t("bot"), level].filter(Boolean).join(" · ")} kind="machine" />`}
          ${!free && !isHouseBot(seat) && seat.ready && html`<${Mark} text=${t("waiting-ready")} kind="ready" />`}
          ${!free && !isHouseBot(seat) && !seat.online && html`<${Mark} text=${t("waiting-away")} kind="away" />`}
          ${room.ranking !== null && html`<${Mark} text=${t("waiting-place", { n: room.ranking[at] })} kind="ranked" />`}
        </span>
      </span>
      ${played && html`<span class=${`points ${trend(room.score[at])}`} data-testid="score"><span class="visually-hidden">${t("column-points")} </span>${signed(room.score[at])}</span>`}
      <${ChairActions} store=${store} room=${room} at=${at} bot=${bot} />
    </li>`;
}

/** Which bot the host puts on free seats. @param {{store: TableStore, room: Room, bot: string, choose: (bot: string) => void}} props */
function Bots({ store, room, bot, choose }) {
  const free = freeSeats(room);
  if (free.length === 0) return null;
  return html`
    <div class="row host-bots">
      ${room.base === null && html`
        <label class="filter"><span>${t("waiting-level")}</span>
          <select class="field" data-testid="bot-level" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => choose(event.currentTarget.value)}>
            ${LEVELS.map((one) => html`<option value=${one} selected=${one === bot}>${t(`bot-${one}`)}</option>`)}
          </select>
        </label>`}
      <button class="button" disabled=${!bot} onClick=${() => free.forEach((seat) => store.wish({ t: "bot", seat, bot }))} data-testid="fill">${t("waiting-fill", { n: free.length })}</button>
    </div>`;
}

/** Seconds until a moment of the server's time. @param {{store: TableStore, until: number}} props */
function Countdown({ store, until }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now() - store.clockOffset.peek()) / 1000));
  const [n, setN] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setN(left()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return html`<p class="note" role="timer" data-testid="countdown">${t("waiting-bots-come", { n })}</p>`;
}

/** What is waited for, in a sentence. @param {Room} room @param {boolean} first */
function waitingLine(room, first) {
  if (kindOf(room) === "venue" && first) return t("waiting-strangers", { n: freeSeats(room).length });
  const cause = waitsFor(room, first);
  if (cause === "seats") return room.own === null ? t("waiting-seats-for-you", { n: freeSeats(room).length }) : t("waiting-seats", { n: freeSeats(room).length });
  if (room.own === null) return t("waiting-full");
  if (cause === "people") return t("waiting-people", { names: unready(room, first).filter((seat) => seat !== room.own).map((seat) => room.seats[seat].name).join(t("list-comma")) });
  if (first && room.own !== room.host) return t(room.seats[room.own].ready ? "waiting-for-host" : "waiting-for-you");
  return t(first ? "waiting-can-start" : "waiting-all-ready");
}

/** The one button that takes things further. @param {{store: TableStore, room: Room, first: boolean}} props */
function Onward({ store, room, first }) {
  if (room.own === null || (first && kindOf(room) === "venue")) return null;
  const ready = room.seats[room.own].ready;
  if (first && room.own === room.host) {
    return html`<button class="button primary" disabled=${waitsFor(room, first) !== null} onClick=${() => store.wish({ t: "start" })} data-testid="begin">${t("waiting-start")}</button>`;
  }
  if (ready) return html`<button class="button" onClick=${() => store.wish({ t: "ready", ready: false })} data-testid="unready">${t("waiting-unready")}</button>`;
  if (first) return html`<button class="button primary" onClick=${() => store.wish({ t: "ready", ready: true })} data-testid="ready">${t("waiting-make-ready")}</button>`;
  return html`<button class="button primary" disabled=${freeSeats(room).length > 0 && kindOf(room) === "room"} onClick=${() => store.next()} data-testid="next">${t(matchOver(room) ? "waiting-rematch" : "next-deal")}</button>`;
}

/** What the room plays, in a line. @param {TableStore} store @param {Room} room */
function facts(store, room) {
  const { clock, base, deals } = room;
  return [
    store.rules.value && t(`ruleset-${store.rules.value}`),
    clock === null ? t("waiting-untimed") : t("waiting-clock", { decision: clock[0], reserve: clock[1] }),
    base === null ? "" : t("waiting-base", { n: base }),
    deals === null ? "" : t("waiting-deals", { n: Math.min(room.played + (matchOver(room) ? 0 : 1), deals), of: deals }),
    room.watching > 0 ? t("waiting-watching", { n: room.watching }) : "",
  ].filter(Boolean);
}

/** @param {{store: TableStore}} props */
export function WaitingRoom({ store }) {
  const room = store.room.value;
  const [level, setLevel] = useState("medium");
  const [house, setHouse] = useState("");
  const host = room !== null && isHost(room);
  const staked = room !== null && room.base !== null;
  useEffect(() => {
    if (staked && host) void get("/api/venues").then((answer) => setHouse(answer.ok ? answer.body.bot : ""));
  }, [staked && host]);
  if (room === null) return null;
  const first = store.view.value === null;
  const bot = staked ? house : level;
  const title = matchOver(room) ? "waiting-over" : first ? "waiting-first" : "waiting-between";
  return html`
    <section class="waiting" aria-labelledby="waiting-title" data-testid="waiting">
      <h2 id="waiting-title">${t(title)}</h2>
      <p class="why">${facts(store, room).join(" · ")}</p>
      <p class="waiting-line" role="status" data-testid="waiting-line">${waitingLine(room, first)}</p>
      ${room.starts_at !== null && html`<${Countdown} store=${store} until=${room.starts_at} />`}
      <div class="waiting-seats">
        <ol class="chairs" aria-label=${t("waiting-chairs")}>${room.seats.map((_, at) => html`<${Chair} key=${at} store=${store} room=${room} at=${at} bot=${bot} />`)}</ol>
        ${host && html`<${Bots} store=${store} room=${room} bot=${bot} choose=${setLevel} />`}
        <footer class="row waiting-foot">
          <button class="button" onClick=${() => leave(store)} data-testid="leave">${t("waiting-leave")}</button>
          ${room.own !== null && html`<button class="button" onClick=${() => store.wish({ t: "stand" })} data-testid="stand">${t("waiting-stand")}</button>`}
          ${!first && html`<button class="button" onClick=${() => void (store.resultShut.value = false)} data-testid="to-result">${t("waiting-result")}</button>`}
          <${Onward} store=${store} room=${room} first=${first} />
        </footer>
      </div>
      ${room.code !== null && html`<${Invitation} code=${room.code} />`}
    </section>`;
}

/** What has happened to this player, until it is put away; about coins with the way to them. @param {{store: TableStore}} props */
export function News({ store }) {
  const id = store.news.value;
  if (!id) return null;
  return html`
    <div class="banner news" role="alert" data-testid="news">
      <span>${has(id) ? t(id) : t("error-unknown", { code: id })}</span>
      ${id === "error-poor" && html`<a class="button small" href="/coins">${t("news-coins")}</a>`}
      <button class="button small" onClick=${() => void (store.news.value = "")} data-testid="news-close">${t("close")}</button>
    </div>`;
}
