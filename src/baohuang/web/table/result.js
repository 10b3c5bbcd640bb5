/**
 * The end of a deal: who won, the points of every seat, and every doubling line by line.
 */
import { html, useEffect, useRef, useState } from "../lib.js";
import { factors } from "../core/stakes.js";
import { has, t } from "../app/i18n.js";
import { fetchReplay } from "../replay/source.js";
import { CardFan } from "./cards_view.js";
import { Badges } from "./seats_view.js";
import { kindOf } from "../core/room.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("./seats_view.js").Shown} Shown
 */

/** @param {number} n with its sign */
const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0");

/** @param {SeatView} view */
function lines(view) {
  const told = (view.breakdown ?? []).filter((line) => has(line.id)).map((line) => t(line.id, line.args));
  if (told.length > 0) return told;
  const doublings = factors(view).map((one) => t("stake-line", { why: t(one.id), factor: one.factor }));
  return [...doublings, t("stake-total", { n: view.multiplier })];
}

/** @param {{store: Shown, view: SeatView, seat: number}} props */
function Row({ store, view, seat }) {
  const points = view.points?.[seat] ?? 0;
  const place = view.places?.[seat];
  const role = seat === view.emperor ? "emperor" : seat === view.guard ? "guard" : "commoner";
  return html`
    <tr class=${seat === view.viewer ? "own" : ""} data-testid=${`result-${seat}`}>
      <th scope="row"><span class="name">${store.who.value(seat)}</span><span class="marks"><${Badges} view=${view} seat=${seat} /></span></th>
      <td>${t(`role-${role}`)}</td>
      <td>${place ? t(`place-${place}-of-${view.seats}`) : ""}</td>
      <td class=${`points ${points > 0 ? "up" : points < 0 ? "down" : ""}`} data-testid="points">${signed(points)}</td>
    </tr>`;
}

/** @param {{store: Shown, view: SeatView}} props the points by seat, and how they were counted */
export function Points({ store, view }) {
  return html`
    <div class="points-told">
      <table>
        <thead><tr><th scope="col">${t("column-player")}</th><th scope="col">${t("column-role")}</th><th scope="col">${t("column-place")}</th><th scope="col">${t("column-points")}</th></tr></thead>
        <tbody>${Array.from({ length: view.seats }, (_, seat) => html`<${Row} key=${seat} store=${store} view=${view} seat=${seat} />`)}</tbody>
      </table>
      <h3>${t("how-counted")}</h3>
      <ul class="breakdown" data-testid="breakdown">${lines(view).map((text) => html`<li>${text}</li>`)}</ul>
    </div>`;
}

/** What can be looked at after the deal. @param {{store: TableStore, view: SeatView}} props */
function Afterwards({ store, view }) {
  const [check, setCheck] = useState(/** @type {typeof import("./shuffle_dialog.js") | null} */ (null));
  const deal = store.state.value?.deal ?? 1;
  const seat = view.viewer ?? 0;
  const replay = `/replay/${encodeURIComponent(store.id)}/${deal}?seat=${seat}`;
  const load = async () => {
    const found = await fetchReplay({ kind: "table", table: store.id, deal: String(deal) }, "all");
    return "error" in found ? null : found.shuffle;
  };
  const open = async () => setCheck(await import("./shuffle_dialog.js"));
  const { promised, luck, hand } = store.seen.value;
  return html`
    <nav class="afterwards" aria-label=${t("result-after")}>
      <a class="button small" href=${replay} data-testid="to-replay">${t("result-replay")}</a>
      <a class="button small" href=${`${replay}#analysis`} data-testid="to-analysis">${t("result-analysis")}</a>
      <button class="button small" onClick=${open} data-testid="check-shuffle">${t("shuffle-check")}</button>
    </nav>
    ${check && html`<${check.ShuffleDialog} load=${load} witness=${{ promised, luck, hand, seat: view.viewer }} onClose=${() => setCheck(null)} />`}`;
}

/** @param {{store: Shown, view: SeatView}} props */
function Hands({ store, view }) {
  const left = (view.hands ?? []).map((cards, seat) => ({ cards, seat })).filter((one) => one.cards);
  if (left.length === 0) return null;
  return html`
    <details class="hands-left"><summary>${t("hands-left")}</summary>
      <dl>${left.map(({ cards, seat }) => html`<dt>${store.who.value(seat)}</dt><dd><${CardFan} text=${cards} /></dd>`)}</dl>
    </details>`;
}

/** The ways on: to the room where there is one, and to the next deal for who plays. @param {{store: TableStore, view: SeatView}} props */
function Onward({ store, view }) {
  const room = store.room.value;
  const meets = room !== null && kindOf(room) !== "bots";
  const shut = () => void (store.resultShut.value = true);
  const next = () => {
    store.next();
    if (meets) shut();
  };
  return html`
    <footer>
      ${meets ? html`<button class="button" onClick=${shut} data-testid="to-room">${t("waiting-room")}</button>` : html`<a class="button" href="/">${t("leave")}</a>`}
      ${(view.viewer !== null || room?.own != null) && html`<button class="button primary" onClick=${next} data-testid="next">${t(room?.ranking ? "waiting-rematch" : "next-deal")}</button>`}
    </footer>`;
}

/** What the deal paid the viewer in coins, which are play money. @param {{store: TableStore, view: SeatView}} props */
function Paid({ store, view }) {
  const coins = store.coins.value;
  if (coins === null || coins.deal !== store.state.value?.deal || view.viewer === null) return null;
  return html`<p class="paid" role="status" data-testid="paid">${t("result-coins", { change: signed(coins.change[view.viewer]), balance: coins.balance ?? 0 })}</p>`;
}

/** @param {{store: TableStore}} props */
export function Result({ store }) {
  const view = store.view.value;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const over = view?.phase === "over";
  useEffect(() => {
    if (over) ref.current?.focus({ preventScroll: true });
  }, [over]);
  if (!over || view === null || store.resultShut.value) return null;
  const own = view.viewer === null ? 0 : (view.points?.[view.viewer] ?? 0);
  return html`
    <div class="result-veil">
      <section class=${`result ${own > 0 ? "won" : own < 0 ? "lost" : "even"}`} role="dialog" aria-labelledby="result-title" tabindex="-1" ref=${ref} data-testid="result">
        <h2 id="result-title">${t(`result-${view.winner ?? "draw"}`)}</h2>
        <${Points} store=${store} view=${view} />
        <${Hands} store=${store} view=${view} />
        <${Afterwards} store=${store} view=${view} />
        <${Paid} store=${store} view=${view} />
        <${Onward} store=${store} view=${view} />
      </section>
    </div>`;
}
