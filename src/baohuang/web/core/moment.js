/**
 * A moment of a replay, as it stands in a link: which step, and what is shown of it.
 */

/**
 * @typedef {"all" | "hand" | "knew" | "nobody"} Showing all hands; one hand; what a seat, or a spectator, knew then
 * @typedef {{step: number, showing: Showing, seat: number}} Moment `seat`: whose hand or eyes, and who sits nearest
 */

/** @type {readonly Showing[]} */
const SHOWINGS = ["all", "hand", "knew", "nobody"];

/** @param {string | null} text @param {number} most @returns {number} 0 for what is no such number */
function whole(text, most) {
  const n = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 0;
  return n <= most ? n : 0;
}

/**
 * The moment of an address; what is missing or makes no sense is the beginning with all cards open.
 * @param {string} search the query @param {string} [hash] may hold the step alone
 * @returns {Moment}
 */
export function readMoment(search, hash = "") {
  const query = new URLSearchParams(search);
  const step = query.get("step") ?? new URLSearchParams(hash.replace(/^#/, "")).get("step");
  const wish = query.get("show");
  return {
    step: whole(step, 999_999),
    showing: SHOWINGS.find((one) => one === wish) ?? "all",
    seat: whole(query.get("seat"), 4),
  };
}

/** The query of a moment. @param {Moment} moment @returns {string} */
export function writeMoment({ step, showing, seat }) {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", String(step));
  if (showing !== "all") query.set("show", showing);
  if (seat > 0) query.set("seat", String(seat));
  const text = query.toString();
  return text && `?${text}`;
}

/** Whose eyes the server is asked for. @param {Moment} moment @returns {import("../types/messages.js").Replay["eyes"]} */
export function eyesOf({ showing, seat }) {
  if (showing === "knew") return /** @type {"0" | "1" | "2" | "3" | "4"} */ (String(seat));
  return showing === "nobody" ? "nobody" : "all";
}
