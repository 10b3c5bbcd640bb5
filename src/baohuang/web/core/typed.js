/**
 * Typed plays: `3a` is three aces, `2k1w` two kings and a small joker.
 *
 * A digit before a rank counts it; a run of one digit is a plain listing (`99` is two nines);
 * `3x9` counts without doubt. Suited notation (`9c9c`) is understood as well.
 */
import { columnOf, compareTokens, suitOf, tally } from "./cards.js";

/** @typedef {{card: string, n: number}} Wanted `card`: a token, suited or not */

const CARD = String.raw`(?:10|[3-9tjqka2])[cdhs]?|[wbeg]`;
const ITEM = new RegExp(String.raw`^(?:(\d)[x×*](${CARD})|((\d)\4+)(?![cdhs])|([1-9])(${CARD})|(${CARD}))`, "i");

/** @param {string} text a card as typed @returns {string} its token */
function cardToken(text) {
  if (/^[WwEeGgBb]$/.test(text)) {
    const kinds = /** @type {Record<string, string>} */ ({ b: "W", B: "W", e: "E" });
    return kinds[text] ?? text;
  }
  const plain = text.replace("10", "T");
  return plain[0].toUpperCase() + plain.slice(1).toLowerCase();
}

/**
 * @param {string} text
 * @returns {Wanted[] | null} null when it cannot be read
 */
export function readTyped(text) {
  let rest = text.trim().replace(/[\s,+]+/g, "");
  const wanted = [];
  while (rest) {
    const item = ITEM.exec(rest);
    if (!item) return null;
    const [all, times, timesCard, run, , n, counted, single] = item;
    if (run) wanted.push({ card: run[0], n: run.length });
    else wanted.push({ card: cardToken(timesCard ?? counted ?? single), n: Number(times ?? n ?? 1) });
    rest = rest.slice(all.length);
  }
  return wanted.every(({ card, n }) => n > 0 && card !== "1") ? wanted : null;
}

/**
 * The cards of the hand that a typed play means: suited ones first, then free suits from the
 * shortest strips; `G` and `g`, `W` and `E` stand for each other where the hand holds only one.
 * @param {Wanted[]} wanted
 * @param {string[]} hand tokens
 * @returns {{selection: Map<string, number>} | {missing: string}}
 */
export function bindTyped(wanted, hand) {
  const left = tally(hand);
  /** @type {Map<string, number>} */
  const selection = new Map();
  const suitedFirst = [...wanted].sort((a, b) => suitOf(b.card).length - suitOf(a.card).length);
  for (const { card, n } of suitedFirst) {
    for (let i = 0; i < n; i++) {
      const token = choose(card, left);
      if (token === null) return { missing: card };
      left.set(token, (left.get(token) ?? 0) - 1);
      selection.set(token, (selection.get(token) ?? 0) + 1);
    }
  }
  return { selection };
}

/** @param {string} card @param {Map<string, number>} left @returns {string | null} */
function choose(card, left) {
  const have = (/** @type {string} */ token) => (left.get(token) ?? 0) > 0;
  if (have(card)) return card;
  const swaps = /** @type {Record<string, string>} */ ({ g: "G", G: "g", W: "E" });
  if (card in swaps) return have(swaps[card]) ? swaps[card] : null;
  if (suitOf(card) || "wE".includes(card)) return null;
  const options = [...left.keys()].filter((token) => have(token) && columnOf(token) === card);
  options.sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0) || compareTokens(a, b));
  return options[0] ?? null;
}

/** The column that a single key means, or null. @param {string} key */
export function columnOfKey(key) {
  if (key === "0" || key === "1") return "T";
  if (/^[2-9]$/.test(key)) return key;
  if (/^[tjqka]$/i.test(key)) return key.toUpperCase();
  if (key === "w") return "w";
  if (key === "W" || /^[eb]$/i.test(key)) return "W";
  return /^g$/i.test(key) ? "G" : null;
}
