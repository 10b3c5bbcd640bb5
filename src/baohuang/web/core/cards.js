/**
 * Card tokens, their order and their text.
 *
 * A token is a natural card with or without its suit (`"9c"`, `"9"`) or a special one
 * (`w g W E G`). Nothing here knows what may be played.
 */

/** Natural ranks, weakest first. */
export const RANKS = "3456789TJQKA2";
export const SUITS = "cdhs";
export const SPECIALS = "wgWEG";

/** @typedef {string} Token */

/** @param {Token} token */
export const isSpecial = (token) => SPECIALS.includes(token[0]);

/** @param {Token} token the suit letter, or "" where there is none */
export const suitOf = (token) => token.slice(1);

/**
 * The column a card stands in: its rank, or `w` for every small joker, `W` for every big one, `G`.
 * @param {Token} token
 */
export function columnOf(token) {
  if (token === "g") return "w";
  return token === "E" ? "W" : token[0];
}

/** Strength of a column, weakest 0. @param {string} column */
export function strengthOf(column) {
  const rank = RANKS.indexOf(column);
  return rank >= 0 ? rank : RANKS.length + "wWG".indexOf(column);
}

/** @param {Token} token */
function place(token) {
  if (isSpecial(token)) return 1000 + SPECIALS.indexOf(token[0]);
  return RANKS.indexOf(token[0]) * 10 + 1 + SUITS.indexOf(suitOf(token) || "-");
}

/** Canonical order: by rank, a suitless card before suited ones, then `w g W E G`. @param {Token} a @param {Token} b */
export const compareTokens = (a, b) => place(a) - place(b);

/**
 * The tokens of a text such as `"9c9cWE"` or `"w999"`.
 * @param {string} text
 * @returns {Token[]}
 * @throws {RangeError} on anything that is no card
 */
export function parseCards(text) {
  const tokens = text.match(/[3-9TJQKA2][cdhs]?|[wgWEG]/g) ?? [];
  if (tokens.join("") !== text) throw new RangeError(`not cards: ${text}`);
  return tokens;
}

/** @param {Iterable<Token>} tokens the text in canonical order */
export const formatCards = (tokens) => [...tokens].sort(compareTokens).join("");

/** How often each token occurs. @param {Iterable<Token>} tokens @returns {Map<Token, number>} */
export function tally(tokens) {
  const counts = new Map();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** @param {ReadonlyMap<Token, number>} counts @returns {Token[]} in canonical order */
export function spread(counts) {
  return [...counts].flatMap(([token, n]) => Array(n).fill(token)).sort(compareTokens);
}
