/**
 * What is said at a table: the ids that may be said, and what is kept of it for a while.
 */
import { isHouseBot } from "./room.js";

/** As in `server/talk.py`; the second row is for bluffing. */
export const PHRASES = [
  ["hello", "thanks", "sorry", "well-played", "good-luck", "one-moment", "your-turn", "goodbye"],
  ["i-am-with-you", "help-me", "let-me-lead", "leave-it-to-me", "i-am-the-guard", "i-am-no-guard", "strong", "weak"],
];
export const EMOTES = ["smile", "laugh", "cry", "angry", "cool", "think", "clap", "tea"];

/** Reasons for a report, as in `server/reports.py`. */
export const REASONS = ["talk", "name", "unfair", "idle", "other"];

/** Milliseconds for which words stand beside their seat. */
export const STANDS = 7000;

/** Lines that are kept. */
const MOST = 50;

/** @typedef {{n: number, seat: number, kind: "phrase" | "emote" | "text", what: string}} Line `n` counts them */

/** @param {readonly Line[]} lines @param {{seat: number, kind: Line["kind"], what: string}} said @returns {Line[]} */
export const heard = (lines, { seat, kind, what }) => [...lines.slice(1 - MOST), { n: (lines.at(-1)?.n ?? 0) + 1, seat, kind, what }];

/** The last line of a seat. @param {readonly Line[]} lines @param {number} seat */
export const lastOf = (lines, seat) => lines.findLast((line) => line.seat === seat) ?? null;

/**
 * The others at the table who can be muted and reported: people and their own bots; the house's bots say nothing.
 * @param {Pick<import("./room.js").Room, "own" | "seats">} room
 */
export const others = ({ own, seats }) => seats.flatMap((one, seat) => (one.name && !isHouseBot(one) && seat !== own ? [{ seat, name: one.name }] : []));
