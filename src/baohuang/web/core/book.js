/**
 * The legal plays of one prompt, asked by membership only: the server decides what is legal.
 */
import { parseCards, tally } from "./cards.js";
import { canonicalForms } from "./canonical.js";

export class PlayBook {
  /** @type {Map<string, number>[] | null} */
  #shapes = null;

  /** @param {readonly string[]} plays canonical forms @param {string | null} [called] */
  constructor(plays, called = null) {
    this.plays = plays;
    this.called = called;
    this.members = new Set(plays);
  }

  /** The form under which these cards are legal, or null. @param {string[]} tokens */
  find(tokens) {
    if (tokens.length === 0) return null;
    return canonicalForms(tokens, this.called).find((form) => this.members.has(form)) ?? null;
  }

  /** Whether some legal play holds these cards, suits aside, and perhaps more. @param {string[]} tokens */
  extends(tokens) {
    this.#shapes ??= this.plays.map((play) => tally(parseCards(play).map((token) => token[0])));
    const wanted = [...tally(tokens.map((token) => token[0]))];
    return this.#shapes.some((shape) => wanted.every(([rank, n]) => (shape.get(rank) ?? 0) >= n));
  }
}
