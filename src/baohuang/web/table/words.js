/**
 * Cards, plays and events in words, for the eye and for the ear alike.
 */
import { groups } from "../core/groups.js";
import { isSpecial, suitOf } from "../core/cards.js";
import { t } from "../app/i18n.js";

/**
 * @typedef {import("../types/messages.js").DealEvent} DealEvent
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("../types/messages.js").Player} Player
 * @typedef {(seat: number) => string} Namer
 */

/** Suit shapes with the text-presentation selector, so that none turns into an emoji. */
export const SUIT_GLYPHS = /** @type {Record<string, string>} */ ({
  c: "\u2663\uFE0E",
  d: "\u2666\uFE0E",
  h: "\u2665\uFE0E",
  s: "\u2660\uFE0E",
});

/** @param {string} rank */
export const rankText = (rank) => (rank === "T" ? "10" : rank);

/** @param {string} token a card, suited or not, in words */
export function cardWords(token) {
  if (isSpecial(token)) return t(`card-${SPECIAL_NAMES[token[0]]}`);
  const suit = suitOf(token);
  return suit ? t("card-suited", { suit: t(`suit-${suit}`), rank: rankText(token[0]) }) : rankText(token[0]);
}

/** The parts of message ids; they tell upper from lower case apart. @type {Record<string, string>} */
export const SPECIAL_NAMES = { w: "small", W: "big", E: "emperor", g: "guard", G: "top" };

/** A card in signs, for buttons. @param {string} token */
export const cardSigns = (token) =>
  isSpecial(token) ? cardWords(token) : `${SUIT_GLYPHS[suitOf(token)] ?? ""}${rankText(token[0])}`;

/** @param {string} text cards in notation @returns {string} such as "9 ×3, big joker ×2" */
export function playWords(text) {
  return groups(text)
    .map((group) => {
      if (group.kind === "run") return t("cards-run", { from: rankText(group.from), to: rankText(group.to), each: group.each });
      const suit = group.suits[0];
      const same = group.suits.length === group.n && [...group.suits].every((one) => one === suit);
      const card = cardWords(same ? group.card + suit : group.card);
      return group.n === 1 ? card : t("cards-group", { card, n: group.n });
    })
    .join(t("list-comma"));
}

/** @param {readonly Player[]} players @param {number | null} viewer @returns {Namer} */
export const namer = (players, viewer) => (seat) =>
  seat === viewer ? t("you") : players[seat]?.name || t("seat-number", { n: seat + 1 });

/**
 * @param {DealEvent} event @param {Namer} who
 * @returns {string | null} null for what needs no saying
 */
export function eventWords(event, who) {
  switch (event.t) {
    case "Dealt":
      return t("event-dealt");
    case "Bought":
      return event.paid
        ? t("event-bought", { buyer: who(event.buyer), seller: who(event.seller), paid: cardWords(event.paid) })
        : t("event-bought-free", { buyer: who(event.buyer), seller: who(event.seller) });
    case "GrabSettled":
      return event.seat === null ? t("event-no-grab") : t("event-grabbed", { who: who(event.seat) });
    case "Yielded":
      return event.card
        ? t("event-yielded-card", { who: who(event.seat), to: who(event.to), card: cardWords(event.card) })
        : t("event-yielded", { who: who(event.seat), to: who(event.to) });
    case "Forced":
      return t("event-forced", { who: who(event.seat) });
    case "Enthroned":
      return t("event-enthroned", { who: who(event.seat) });
    case "KittyTaken":
      return t("event-kitty", { who: who(event.seat), n: event.count });
    case "Called":
      return t("event-called", { who: who(event.seat), card: cardWords(event.kind) });
    case "OpenSolo":
      return t("event-open-solo", { who: who(event.seat) });
    case "GuardOpen":
      return t("event-guard-open", { who: who(event.seat) });
    case "Rebelled":
      return t("event-rebelled", { rebels: event.rebels.map(who).join(t("list-comma")) });
    case "Kicked":
      return t("event-kicked");
    case "Named":
      return t("event-named", { who: who(event.seat), card: cardWords(event.kind) });
    case "Discarded":
      return t("event-discarded", { who: who(event.seat), n: event.count });
    case "Renamed":
      return event.kind ? t("event-renamed", { who: who(event.seat), card: cardWords(event.kind) }) : t("event-kept", { who: who(event.seat) });
    case "Played":
      return t("event-played", { who: who(event.seat), cards: playWords(event.cards) });
    case "Passed":
      return t("event-passed", { who: who(event.seat) });
    case "Revealed":
      return event.guard === null ? t("event-revealed-solo") : t("event-revealed", { who: who(event.guard) });
    case "WentOut":
      return t("event-out", { who: who(event.seat), place: event.place });
    case "Smothered":
      return t("event-smothered", { who: who(event.seat) });
    case "TrickEnded":
      return t("event-trick", { who: who(event.leader) });
    case "Ended":
      return t(`result-${event.winner}`);
    case "Voided":
      return t("event-void");
    case "Answered":
      return null;
  }
}

/** What a seat said, in words. @param {{kind: "phrase" | "emote" | "text", what: string}} line */
export const lineWords = ({ kind, what }) => (kind === "text" ? what : kind === "emote" ? t(`emote-${what}`) : t(`phrase-${what}`));
