/**
 * A play broken into groups for showing and speaking: `999WW` is 9 ×3 and W ×2.
 */
import { compareTokens, isSpecial, parseCards, RANKS, suitOf } from "./cards.js";

/**
 * @typedef {{kind: "cards", card: string, n: number, suits: string}} CardGroup
 * @typedef {{kind: "run", from: string, to: string, each: number, n: number}} RunGroup
 * @typedef {CardGroup | RunGroup} Group
 *   `card` is a rank or a special token, `suits` the suits in order, "" where none is known
 */

/** @param {string} text @returns {CardGroup[]} */
function cardGroups(text) {
  /** @type {Map<string, CardGroup>} */
  const groups = new Map();
  for (const token of parseCards(text).sort(compareTokens)) {
    const card = token[0];
    const group = groups.get(card) ?? { kind: "cards", card, n: 0, suits: "" };
    group.n += 1;
    if (!isSpecial(token)) group.suits += suitOf(token);
    groups.set(card, group);
  }
  return [...groups.values()];
}

/** Whether a group carries on a run after another. @param {CardGroup} a @param {CardGroup} b */
const follows = (a, b) => RANKS.indexOf(b.card) === RANKS.indexOf(a.card) + 1 && a.n === b.n && b.card !== "2" && RANKS.includes(a.card);

/**
 * Groups in canonical order; five or more neighbouring ranks of equal number become one run.
 * @param {string} text
 * @returns {Group[]}
 */
export function groups(text) {
  /** @type {Group[]} */
  const out = [];
  const all = cardGroups(text);
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end + 1 < all.length && follows(all[end], all[end + 1])) end++;
    const length = end - at + 1;
    if (length >= 5) out.push({ kind: "run", from: all[at].card, to: all[end].card, each: all[at].n, n: all[at].n * length });
    else out.push(...all.slice(at, end + 1));
    at = end + 1;
  }
  return out;
}
