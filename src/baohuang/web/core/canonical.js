/**
 * The forms under which a choice of concrete cards may stand in the list of legal plays.
 */
import { formatCards, isSpecial, tally } from "./cards.js";

/**
 * Candidate forms, the most particular first: four cards of one rank and suit as they are; the
 * named card keeping its suit; every suit left out.
 * @param {string[]} tokens concrete cards
 * @param {string | null} [called] the named card, if any
 * @returns {string[]}
 */
export function canonicalForms(tokens, called = null) {
  const forms = [];
  if (tokens.length === 4 && !isSpecial(tokens[0]) && tally(tokens).size === 1) forms.push(formatCards(tokens));
  if (called !== null && tokens.includes(called)) {
    forms.push(formatCards(tokens.map((token) => (token === called ? token : token[0]))));
  }
  forms.push(formatCards(tokens.map((token) => token[0])));
  return forms;
}
