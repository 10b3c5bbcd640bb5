/**
 * What is selected in the hand: an immutable count for each token, and the gestures on it.
 */
import { columnOf, compareTokens, spread } from "./cards.js";

/**
 * @typedef {ReadonlyMap<string, number>} Selection
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("./book.js").PlayBook} PlayBook
 * @typedef {{book: PlayBook | null, size: number, mixes: boolean}} Context
 *   `book` null when it is not the viewer's turn; `size` of the play to beat, 0 when leading;
 *   `mixes` when plays may hold several natural ranks
 */

/** @type {Selection} */
export const NOTHING = new Map();

/** @param {Selection} selection */
export const selectedCards = (selection) => spread(selection);

/** @param {Selection} selection @param {string} token @param {number} n @returns {Selection} */
export function withCount(selection, token, n) {
  const next = new Map(selection);
  if (n > 0) next.set(token, n);
  else next.delete(token);
  return next;
}

/** A strip adds one copy and wraps to none. @param {Selection} selection @param {{token: string, have: number}} strip */
export function tapStrip(selection, { token, have }) {
  const now = selection.get(token) ?? 0;
  return withCount(selection, token, now < have ? now + 1 : 0);
}

/** @param {Selection} selection @param {Column} column */
export const countIn = (selection, column) =>
  column.strips.reduce((sum, strip) => sum + (selection.get(strip.token) ?? 0), 0);

/** @param {Selection} selection @param {Column} column @returns {Selection} */
export function clearColumn(selection, column) {
  return column.strips.reduce((left, strip) => withCount(left, strip.token, 0), selection);
}

/**
 * `n` cards of a column on top of the selection, from the shortest strips first so that long
 * ones stay whole; the named card last.
 * @param {Selection} selection @param {Column} column @param {number} n @param {string | null} [called]
 * @returns {Selection}
 */
export function take(selection, column, n, called = null) {
  const order = [...column.strips].sort(
    (a, b) => Number(a.token === called) - Number(b.token === called) || a.have - b.have || compareTokens(a.token, b.token),
  );
  let left = n;
  let next = selection;
  for (const { token, have } of order) {
    const some = Math.min(left, have);
    if (some > 0) next = withCount(next, token, some);
    left -= some;
  }
  return next;
}

/** @param {Selection} selection @param {Column} column @returns {Selection} */
function withoutOtherNaturals(selection, column) {
  const kept = [...selection].filter(([token]) => "wWG".includes(columnOf(token)) || columnOf(token) === column.id);
  return new Map(kept);
}

/**
 * The largest count of a column that makes a legal play with the selection, else one that
 * a legal play can hold, else 0.
 * @param {Selection} selection @param {Column} column @param {PlayBook} book
 */
function fittingCount(selection, column, book) {
  const tries = Array.from({ length: column.count }, (_, i) => column.count - i);
  const cards = (/** @type {number} */ n) => spread(take(selection, column, n, book.called));
  return tries.find((n) => book.find(cards(n)) !== null) ?? tries.find((n) => book.extends(cards(n))) ?? 0;
}

/**
 * A header picks as many as the play to beat needs, or the whole rank; again clears.
 * @param {Selection} selection @param {Column} column @param {Context} context
 * @returns {Selection}
 */
export function tapHeader(selection, column, { book, size, mixes }) {
  if (countIn(selection, column) > 0) return clearColumn(selection, column);
  const bases = mixes ? [selection, NOTHING] : [selection, withoutOtherNaturals(selection, column), NOTHING];
  if (book !== null) {
    for (const base of bases) {
      const n = fittingCount(base, column, book);
      if (n > 0) return take(base, column, n, book.called);
    }
  }
  const natural = !"wWG".includes(column.id);
  const base = natural && !mixes ? withoutOtherNaturals(selection, column) : selection;
  return take(base, column, size > 0 ? Math.min(size, column.count) : column.count, book?.called);
}

/**
 * A slide over headers takes the same number from each rank touched, the most that fits one legal play;
 * ranks that fit no play with the rest are left alone.
 * @param {Selection} start the selection when the slide began
 * @param {Column[]} touched in the order in which they were met
 * @param {Context} context
 * @returns {Selection}
 */
export function slide(start, touched, context) {
  const { book, mixes } = context;
  if (book === null || touched.length < 2) {
    return mixes
      ? touched.reduce((now, column) => take(clearColumn(now, column), column, 1), start)
      : tapHeader(clearColumn(start, touched[0]), touched[0], context);
  }
  const most = Math.min(...touched.map((column) => column.count));
  const even = (/** @type {number} */ n) => touched.reduce((now, column) => take(clearColumn(now, column), column, n, book.called), start);
  for (const fits of [(/** @type {string[]} */ cards) => book.find(cards) !== null, (/** @type {string[]} */ cards) => book.extends(cards)]) {
    for (let n = most; n > 0; n--) if (fits(spread(even(n)))) return even(n);
  }
  return touched.reduce((now, column) => {
    const base = clearColumn(now, column);
    const n = fittingCount(base, column, book);
    return n > 0 ? take(base, column, n, book.called) : now;
  }, start);
}

/**
 * The selection as far as the hand still holds it.
 * @param {Selection} selection @param {ReadonlyMap<string, number>} hand
 * @returns {Selection}
 */
export function trim(selection, hand) {
  const kept = [...selection].map(([token, n]) => /** @type {[string, number]} */ ([token, Math.min(n, hand.get(token) ?? 0)]));
  return new Map(kept.filter(([, n]) => n > 0));
}
