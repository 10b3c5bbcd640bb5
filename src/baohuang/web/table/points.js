/**
 * The points of a deal that is over, by seat, and every doubling line by line.
 */
import { html } from "../lib.js";
import { signed, trend } from "../core/number.js";
import { factors } from "../core/stakes.js";
import { has, t } from "../app/i18n.js";
import { Badges } from "./seats_view.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("./seats_view.js").Shown} Shown
 */

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
      <td class=${`points ${trend(points)}`} data-testid="points">${signed(points)}</td>
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
