/**
 * What a room waits for and what its people may do, from what the server tells of it.
 */

/**
 * @typedef {import("../net/session.js").Room} Room
 * @typedef {import("../types/messages.js").RoomSeat} RoomSeat
 * @typedef {"room" | "venue" | "bots"} RoomKind people by invitation, strangers for coins, or one person against bots
 */

/** The bot of a seat that somebody's own program has taken: a person to the table. */
const MACHINE = "own";

/** How well bots play, as people are told. */
export const LEVELS = /** @type {const} */ (["easy", "medium", "strong"]);

/** The roles of a deal, as people are told. */
export const ROLES = /** @type {const} */ (["emperor", "guard", "commoner"]);

/** @param {Room} room @returns {RoomKind} */
export const kindOf = (room) => (room.code !== null ? "room" : room.base !== null ? "venue" : "bots");

/** Whether nobody comes but who is invited; only there the server lets words of one's own through. @param {Room} room */
export const isPrivate = (room) => room.code !== null && !room.open;

/** Whether the viewer is the host of a room. @param {Room} room */
export const isHost = (room) => room.own !== null && room.own === room.host && kindOf(room) === "room";

/** Whether the viewer sits among others, and would leave a seat behind. @param {Room} room */
export const sitsAmongOthers = (room) => room.own !== null && kindOf(room) !== "bots";

/** @param {RoomSeat} seat */
export const isFree = (seat) => seat.name === "" && seat.bot === null;

/** Whether the house's own bot sits here. @param {RoomSeat} seat */
export const isHouseBot = (seat) => seat.bot !== null && seat.bot !== MACHINE;

/** @param {Room} room @param {(seat: RoomSeat, at: number) => boolean} wanted @returns {number[]} */
const seatsThat = (room, wanted) => room.seats.flatMap((seat, at) => (wanted(seat, at) ? [at] : []));

/** @param {Room} room */
export const freeSeats = (room) => seatsThat(room, isFree);

/**
 * Seats of people who have not said yet that they are ready. Before the first deal everybody is waited for but the host, who says it
 * by starting; later only who is here.
 * @param {Room} room @param {boolean} first
 */
export const unready = (room, first) =>
  seatsThat(room, (seat, at) => !isFree(seat) && !isHouseBot(seat) && !seat.ready && (first ? at !== room.host : seat.online));

/**
 * What keeps the next deal from beginning: a free seat, somebody who is not ready, or nothing.
 * @param {Room} room @param {boolean} first
 * @returns {"seats" | "people" | null}
 */
export function waitsFor(room, first) {
  if (freeSeats(room).length > 0) return "seats";
  return unready(room, first).filter((seat) => seat !== room.own).length > 0 ? "people" : null;
}

/** Whether the last deal of the match has been played. @param {Room} room */
export const matchOver = (room) => room.ranking !== null;
