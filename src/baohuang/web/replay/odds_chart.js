/**
 * Whom a seat took for the guard, step by step: a chart for the eye, and the same as a table.
 */
import { html, useState } from "../lib.js";
import { beliefAt, beliefsOf, lines, observers, path } from "../core/odds.js";
import { t } from "../app/i18n.js";

/**
 * @typedef {import("./store.js").ReplayStore} ReplayStore
 * @typedef {import("../core/odds.js").Odds} Odds
 * @typedef {import("../core/odds.js").Line} Line
 */

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 36;
const TOP = 8;

/** @param {number} chance */
const percent = (chance) => t("analysis-percent", { n: Math.round(chance * 100) });
/** @param {Line} line */
const look = (line) => `odds-${line.seat ?? "none"}`;

/** @param {{store: ReplayStore, line: Line}} props */
function Legend({ store, line }) {
  return html`<li><svg class=${`sample ${look(line)}`} viewBox="0 0 28 8" aria-hidden="true" focusable="false"><path d="M0 4H28" /></svg>${line.seat === null ? t("analysis-solo") : store.who.value(line.seat)}</li>`;
}

/** @param {{store: ReplayStore, beliefs: Odds[], all: Line[], observer: number}} props */
function Chart({ store, beliefs, all, observer }) {
  const from = beliefs[0].at;
  const to = store.end.value;
  const box = { from, to, width: WIDTH, height: HEIGHT };
  const now = Math.max(from, Math.min(store.step.value, to));
  const x = ((now - from) / Math.max(1, to - from)) * WIDTH;
  const last = beliefs[beliefs.length - 1];
  const best = last.chances.indexOf(Math.max(...last.chances));
  const ended = last.solo > last.chances[best] ? t("analysis-solo") : store.who.value(best);
  return html`
    <svg class="odds" viewBox=${`0 0 ${LEFT + WIDTH + 8} ${TOP + HEIGHT + 22}`} role="img" data-testid="chart"
      aria-label=${t("analysis-chart", { who: store.who.value(observer), most: ended, chance: percent(Math.max(last.solo, last.chances[best])) })}>
      <g transform=${`translate(${LEFT} ${TOP})`}>
        ${[0, 0.5, 1].map((chance) => html`<g class="grid"><path d=${`M0 ${(1 - chance) * HEIGHT}H${WIDTH}`} /><text x="-5" y=${(1 - chance) * HEIGHT + 4} text-anchor="end">${percent(chance)}</text></g>`)}
        <path class="now" d=${`M${x} 0V${HEIGHT}`} />
        ${all.map((line) => html`<path class=${`line ${look(line)}`} d=${path(line.points, box)} />`)}
        <text x="0" y=${HEIGHT + 16}>${t("analysis-at", { n: from })}</text>
        <text x=${WIDTH} y=${HEIGHT + 16} text-anchor="end">${t("analysis-at", { n: to })}</text>
      </g>
    </svg>
    <ul class="legend">${all.map((line) => html`<${Legend} key=${String(line.seat)} store=${store} line=${line} />`)}</ul>`;
}

/** @param {{store: ReplayStore, beliefs: Odds[], all: Line[]}} props */
function Table({ store, beliefs, all }) {
  return html`
    <details class="odds-table"><summary>${t("analysis-as-table")}</summary>
      <div class="scrolled" tabindex="0" role="region" aria-label=${t("analysis-as-table")}>
        <table>
          <thead><tr><th scope="col">${t("analysis-step")}</th>${all.map((line) => html`<th scope="col">${line.seat === null ? t("analysis-solo") : store.who.value(line.seat)}</th>`)}</tr></thead>
          <tbody>${beliefs.map((one) => html`<tr><th scope="row">${one.at}</th>${all.map((line) => html`<td>${percent(line.seat === null ? one.solo : one.chances[line.seat])}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>`;
}

/** @param {{store: ReplayStore, odds: Odds[]}} props */
export function OddsChart({ store, odds }) {
  const seats = observers(odds);
  const [wish, setWish] = useState(store.moment.peek().seat);
  const observer = seats.includes(wish) ? wish : seats[0];
  if (observer === undefined) return html`<p>${t("analysis-no-guard")}</p>`;
  const beliefs = beliefsOf(odds, observer);
  const all = lines(beliefs);
  const sure = beliefAt(beliefs, store.step.value)?.sure ?? false;
  return html`
    <div class="odds-of">
      <label><span>${t("analysis-observer")}</span>
        <select class="field" data-testid="observer" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => setWish(Number(event.currentTarget.value))}>
          ${seats.map((seat) => html`<option value=${seat} selected=${seat === observer}>${store.who.value(seat)}</option>`)}
        </select>
      </label>
      <${Chart} store=${store} beliefs=${beliefs} all=${all} observer=${observer} />
      ${sure && html`<p class="note">${t("analysis-sure", { who: store.who.value(observer), n: store.step.value })}</p>`}
      <${Table} store=${store} beliefs=${beliefs} all=${all} />
    </div>`;
}
