/**
 * The hand as folded columns: one per rank, identical cards sharing one strip.
 */
import { columnOf, compareTokens, parseCards, strengthOf, tally } from "./cards.js";

/**
 * @typedef {{token: string, have: number}} Strip
 * @typedef {{id: string, count: number, strips: Strip[]}} Column
 * @typedef {"rank" | "size"} SortMode
 */

/** @type {readonly SortMode[]} */
export const SORT_MODES = ["rank", "size"];

/**
 * @param {string} hand
 * @param {SortMode} [mode] `rank`: strongest first; `size`: largest groups first
 * @returns {Column[]}
 */
export function columns(hand, mode = "rank") {
  /** @type {Map<string, Column>} */
  const byId = new Map();
  const strips = [...tally(parseCards(hand))].sort(([a], [b]) => compareTokens(b, a));
  for (const [token, have] of strips) {
    const id = columnOf(token);
    const column = byId.get(id) ?? { id, count: 0, strips: [] };
    column.count += have;
    column.strips.push({ token, have });
    byId.set(id, column);
  }
  const strongest = [...byId.values()].sort((a, b) => strengthOf(b.id) - strengthOf(a.id));
  return mode === "rank" ? strongest : strongest.sort((a, b) => b.count - a.count);
}

/**
 * Columns dealt into banks of at most `size`, the fuller bank first.
 * @param {Column[]} all @param {number} size
 */
export function banks(all, size) {
  const rows = [];
  for (let at = 0; at < all.length; at += size) rows.push(all.slice(at, at + size));
  return rows;
}
