/**
 * The end of a deal: who won, the points with what they were counted from, what was paid, and the ways on.
 */
import { html, useEffect, useRef, useState } from "../lib.js";
import { signed } from "../core/number.js";
import { kindOf } from "../core/room.js";
import { t } from "../app/i18n.js";
import { fetchReplay } from "../replay/source.js";
import { CardFan } from "./cards_view.js";
import { Points } from "./points.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("./seats_view.js").Shown} Shown
 */

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
