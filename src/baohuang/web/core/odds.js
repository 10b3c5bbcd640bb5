/**
 * What a seat believed of the guard in the course of a deal, as lines of a chart: steps, for a belief stays until the
 * next one.
 */

/**
 * @typedef {import("../types/messages.js").Odds} Odds
 * @typedef {{at: number, chance: number}} Point
 * @typedef {{seat: number | null, points: Point[]}} Line `seat` null: that the emperor has no guard
 */

/** @param {readonly Odds[]} odds @param {number} observer @returns {Odds[]} what this seat believed, in order */
export const beliefsOf = (odds, observer) => odds.filter((one) => one.seat === observer);

/** Seats that believed anything. @param {readonly Odds[]} odds @returns {number[]} */
export const observers = (odds) => [...new Set(odds.map((one) => one.seat))].sort((a, b) => a - b);

/**
 * A line for each seat that ever was suspected, and for a lonely emperor.
 * @param {readonly Odds[]} beliefs of one observer
 * @returns {Line[]}
 */
export function lines(beliefs) {
  const seats = beliefs[0]?.chances.map((_, seat) => seat) ?? [];
  const all = [
    ...seats.map((seat) => ({ seat, points: beliefs.map(({ at, chances }) => ({ at, chance: chances[seat] })) })),
    { seat: null, points: beliefs.map(({ at, solo }) => ({ at, chance: solo })) },
  ];
  return all.filter((line) => line.points.some((point) => point.chance > 0));
}

/**
 * The path of a line in a box: `at` from `from` to `to` over its width, a chance of 1 at its upper edge.
 * @param {readonly Point[]} points @param {{from: number, to: number, width: number, height: number}} box
 */
export function path(points, { from, to, width, height }) {
  const x = (/** @type {number} */ at) => (((at - from) / Math.max(1, to - from)) * width).toFixed(1);
  const y = (/** @type {number} */ chance) => ((1 - chance) * height).toFixed(1);
  const parts = points.map(({ at, chance }, i) => (i === 0 ? `M${x(at)} ${y(chance)}` : `H${x(at)}V${y(chance)}`));
  return points.length ? `${parts.join("")}H${x(to)}` : "";
}

/** The last belief at a step, or null before the first. @param {readonly Odds[]} beliefs @param {number} step @returns {Odds | null} */
export const beliefAt = (beliefs, step) => beliefs.findLast((one) => one.at <= step) ?? null;
