/**
 * What is heard of an event, and which hands run low: from what every seat is told, never from
 * what only one may know.
 */
import { parseCards } from "./cards.js";

/**
 * @typedef {import("../types/messages.js").DealEvent} DealEvent
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {"deal" | "play" | "heavy" | "pass" | "trick" | "call" | "low" | "clock" | "turn" | "won" | "lost"} Cue
 */

/** From so many cards on a play lands heavily. */
const HEAVY = 4;
/** Events that concern the whole table before the first lead. */
const CALLS = new Set(["Enthroned", "Called", "Named", "OpenSolo", "GuardOpen", "Rebelled", "Kicked", "GrabSettled", "Revealed", "Bought"]);

/** @param {DealEvent} event @param {number | null} viewer @returns {Cue | null} */
function cueOf(event, viewer) {
  if (event.t === "Dealt") return "deal";
  if (event.t === "Played") return parseCards(event.cards).length >= HEAVY ? "heavy" : "play";
  if (event.t === "Passed") return "pass";
  if (event.t === "TrickEnded") return "trick";
  if (event.t === "Ended") return viewer !== null && event.points[viewer] < 0 ? "lost" : "won";
  return CALLS.has(event.t) ? "call" : null;
}

/** From this many cards on a seat is watched, as the room has it. @param {SeatView} view */
export const alertAt = (view) => (typeof view.options.announce_at === "number" ? view.options.announce_at : 3);

/**
 * Other seats whose hand has just run low, as far as counts are shown.
 * @param {SeatView | null} before @param {SeatView} after @returns {number[]}
 */
export function runLow(before, after) {
  const low = (/** @type {SeatView} */ view, /** @type {number} */ seat) => {
    const n = view.counts[seat];
    return n !== null && n !== undefined && n > 0 && n <= alertAt(view);
  };
  if (before === null || after.phase !== "play") return [];
  return after.counts.map((_, seat) => seat).filter((seat) => seat !== after.viewer && low(after, seat) && !low(before, seat));
}

/**
 * What to play for one step, in order and each at most once.
 * @param {readonly DealEvent[]} events @param {SeatView | null} before @param {SeatView} after @returns {Cue[]}
 */
export function cues(events, before, after) {
  const heard = events.map((event) => cueOf(event, after.viewer)).filter((cue) => cue !== null);
  if (runLow(before, after).length > 0) heard.push("low");
  if (after.asked && !before?.asked) heard.push("turn");
  return [...new Set(heard)];
}
