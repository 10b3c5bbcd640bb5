/**
 * The other players in their places: who they are, what they hold, what they laid last.
 */
import { html } from "../lib.js";
import { alertAt } from "../core/cues.js";
import { placeSeats } from "../core/seats.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { CardFan } from "./cards_view.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {object} Shown what is shown of a deal, whether it runs at a table or is replayed
 * @property {{value: SeatView | null}} view
 * @property {{value: readonly import("../types/messages.js").Player[]}} players
 * @property {{value: (seat: number) => string}} who
 * @property {{value: ReturnType<typeof import("../core/history.js").lastPlays>}} last
 * @property {{value: import("../core/history.js").History}} history
 * @typedef {{id: string, icon: string}} Badge
 */

/** The roles of a seat as far as the view holds them. @param {SeatView} view @param {number} seat @returns {Badge[]} */
export function badges(view, seat) {
  const found = [];
  if (view.emperor === seat) found.push({ id: "emperor", icon: "crown" });
  if (view.guard === seat) found.push({ id: "guard", icon: "shield" });
  if (view.rebels.includes(seat)) found.push({ id: "rebel", icon: "flag" });
  return found;
}

/** @param {{view: SeatView, seat: number}} props */
export function Badges({ view, seat }) {
  return badges(view, seat).map(
    ({ id, icon }) => html`<span class=${`badge ${id}`} role="img" aria-label=${t(`role-${id}`)} title=${t(`role-${id}-aka`)} data-testid=${`badge-${id}`}><${Icon} name=${icon} /></span>`,
  );
}

/** @param {{view: SeatView, seat: number}} props */
export function Count({ view, seat }) {
  const n = view.counts[seat];
  if (view.out.includes(seat)) return html`<span class="place">${t(`place-${view.out.indexOf(seat) + 1}-of-${view.seats}`)}</span>`;
  if (view.smothered.includes(seat)) return html`<span class="place">${t("smothered")}</span>`;
  if (n === null || n === undefined) return null;
  const low = n > 0 && n <= alertAt(view);
  return html`
    <span class=${`count${low ? " low" : ""}`} role="img" aria-label=${t(low ? "count-low" : "count", { n })} title=${t(low ? "count-low" : "count", { n })} data-testid="count">
      ${low && html`<${Icon} name="alert" />`}${n}
    </span>`;
}

/** @param {{store: Shown, seat: number}} props */
export function LastPlay({ store, seat }) {
  const play = store.last.value[seat];
  if (!play) return null;
  const top = store.view.value?.top_by === seat;
  if (play.passed) return html`<span class=${`said${play.old ? " old" : ""}`}>${t("passed")}</span>`;
  if (play.cards === null) return null;
  return html`<span class=${`laid${play.old ? " old" : ""}${top ? " top" : ""}`} key=${play.cards}><${CardFan} text=${play.cards} /></span>`;
}

/** @typedef {(seat: number) => unknown} Beside what else stands at a seat */

/** @param {{store: Shown, seat: number, position: string, beside?: Beside}} props */
function SeatPlate({ store, seat, position, beside }) {
  const view = store.view.value;
  if (view === null) return null;
  const player = store.players.value[seat];
  const name = store.who.value(seat);
  const turn = view.turn === seat;
  const state = [turn && "turn", view.emperor === seat && "emperor", view.guard === seat && "guard", view.out.includes(seat) && "out"].filter(Boolean).join(" ");
  return html`
    <li class=${`seat ${position} ${state}`} data-testid=${`seat-${seat}`} aria-current=${turn ? "true" : undefined}>
      <div class="plate">
        <span class="avatar" aria-hidden="true">${[...name][0]}</span>
        ${player?.bot && html`<span class="robot" role="img" aria-label=${t("bot")} title=${t("bot")}><${Icon} name="bot" /></span>`}
        <span class="marks"><${Badges} view=${view} seat=${seat} /><${Count} view=${view} seat=${seat} /></span>
        <span class="name">${name}</span>
        ${turn && html`<span class="visually-hidden">${t("their-turn")}</span>`}
        ${beside?.(seat)}
      </div>
      <div class="play-spot"><${LastPlay} store=${store} seat=${seat} /></div>
    </li>`;
}

/** @param {{store: Shown, chair?: number, beside?: Beside}} props `chair`: who sits nearest where that is not the viewer; shown with the others */
export function Seats({ store, chair, beside }) {
  const view = store.view.value;
  if (view === null) return null;
  return html`
    <ol class=${`seats of-${view.seats}`} aria-label=${t("players")}>
      ${placeSeats({ ...view, viewer: chair ?? view.viewer }).map(({ seat, position }) => html`<${SeatPlate} key=${seat} store=${store} seat=${seat} position=${position} beside=${beside} />`)}
      ${chair !== undefined && html`<${SeatPlate} key=${chair} store=${store} seat=${chair} position="nearest" />`}
    </ol>`;
}
