/**
 * What this device saw of a shuffle while it happened, kept over a reload, so that it can be held against what the
 * server says afterwards: the promise before the cards, everybody's luck, the first hand.
 */
import { formatCards, parseCards, spread, tally } from "./cards.js";

/**
 * @typedef {import("../net/session.js").Fair} Fair
 * @typedef {import("../types/messages.js").DealEvent} DealEvent
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {object} Seen
 * @property {number} deal
 * @property {string | null} promised the commitment from before anybody's luck
 * @property {string[] | null} luck every seat's word, as published while the secret was still one
 * @property {string | null} hand the own cards as they were dealt
 */

/** @param {number} deal @returns {Seen} */
export const nothingSeen = (deal) => ({ deal, promised: null, luck: null, hand: null });

/**
 * Only a commitment that came before anybody's luck was a promise; a deal that is dealt again is still bound by it.
 * @param {Seen} seen @param {Fair} fair @returns {Seen}
 */
export function withFair(seen, fair) {
  if (fair.luck === null) return { ...nothingSeen(fair.deal), promised: fair.commitment };
  if (fair.secret !== null) return seen.deal === fair.deal ? seen : nothingSeen(fair.deal);
  if (fair.deal === seen.deal) return { ...seen, luck: fair.luck };
  const bound = seen.promised === fair.commitment ? seen : nothingSeen(fair.deal);
  return { ...bound, deal: fair.deal, luck: fair.luck, hand: null };
}

/**
 * The hand as it was dealt: what the first view holds, with the sales of 3s undone and without the kitty.
 * @param {Seen} seen @param {number} deal @param {SeatView} view @param {readonly DealEvent[]} events @returns {Seen}
 */
export function withCards(seen, deal, view, events) {
  if (view.viewer === null || !events.some((event) => event.t === "Dealt")) return seen;
  const counts = tally(parseCards(view.hand));
  const add = (/** @type {string | null} */ token, /** @type {number} */ n) => {
    if (token !== null) counts.set(token, (counts.get(token) ?? 0) + n);
  };
  for (const event of events) {
    if (event.t === "KittyTaken" && event.seat === view.viewer) for (const card of parseCards(event.cards ?? "")) add(card, -1);
    if (event.t !== "Bought") continue;
    const way = event.buyer === view.viewer ? 1 : event.seller === view.viewer ? -1 : 0;
    add(event.three, -way);
    add(event.paid, way);
  }
  const hand = formatCards(spread(counts));
  return seen.deal === deal ? { ...seen, hand } : { ...nothingSeen(deal), hand };
}
