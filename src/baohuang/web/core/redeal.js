/**
 * Dealing the cards of a finished deal once more, and what a player can check by it.
 */
import { compareTokens, parseCards } from "./cards.js";
import { fromHex, mixed, sha256, shuffled, stream, toHex } from "./fair.js";

/**
 * @typedef {import("../types/messages.js").Shuffle} Shuffle
 * @typedef {{promised: string | null, seat: number | null, luck: readonly string[] | null, hand: string | null}} Witness
 *   what this device saw itself: the commitment before the cards, its seat, everybody's luck, its first hand
 * @typedef {{id: "promise" | "luck" | "cards" | "own", ok: boolean | null}} Finding `ok` null where there is nothing to compare
 */

/** @param {string[]} tokens */
const sorted = (tokens) => tokens.sort(compareTokens).join("");

/**
 * The hands by seat, in canonical order.
 * @param {Shuffle} shuffle @returns {string[]}
 */
export function dealAgain({ secret, luck, redeal, deck, starter, undealt }) {
  const seats = luck.length;
  const below = stream(mixed(secret, luck, redeal));
  const cards = shuffled(parseCards(deck), below);
  const drawn = below(seats);
  const first = starter ?? drawn;
  /** @type {string[][]} */
  const hands = Array.from({ length: seats }, () => []);
  cards.slice(0, cards.length - undealt).forEach((card, at) => hands[(first + at) % seats].push(card));
  return hands.map(sorted);
}

/**
 * What holds: the secret is the promised one, the words are those of before, the cards are what it all leads to,
 * the own hand among them.
 * @param {Shuffle} shuffle @param {Witness} witness
 * @returns {Finding[]}
 */
export function findings(shuffle, { promised, seat, luck, hand }) {
  const again = dealAgain(shuffle);
  const kept = toHex(sha256(fromHex(shuffle.secret))) === (promised ?? shuffle.commitment) && shuffle.commitment === (promised ?? shuffle.commitment);
  return [
    { id: "promise", ok: kept },
    { id: "luck", ok: luck === null ? null : luck.join(" ") === shuffle.luck.join(" ") },
    { id: "cards", ok: again.every((cards, at) => cards === sorted(parseCards(shuffle.hands[at] ?? ""))) },
    { id: "own", ok: seat === null || hand === null ? null : again[seat] === sorted(parseCards(hand)) },
  ];
}
