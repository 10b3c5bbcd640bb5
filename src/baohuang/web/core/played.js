/**
 * Deals that somebody has played: what they were in them, and which of them fit a filter.
 */

/**
 * @typedef {{table: string, deal: number, at: number, rules: string, winner: string, points: number[], places: number[], emperor: number,
 *   guard: number | null, names: string[], seat: number}} Played
 * @typedef {"emperor" | "guard" | "commoner"} Role
 */

/** What the player was. @param {{seat: number, emperor: number, guard: number | null}} deal @returns {Role} */
export const roleIn = ({ seat, emperor, guard }) => (seat === emperor ? "emperor" : seat === guard ? "guard" : "commoner");

/** @param {number} points */
const outcome = (points) => (points > 0 ? "won" : points < 0 ? "lost" : "even");

/**
 * Whether a deal is one of those asked for; "" asks for any.
 * @param {Pick<Played, "seat" | "emperor" | "guard" | "points">} deal @param {string} role @param {string} end
 */
export const fits = (deal, role, end) => (role === "" || roleIn(deal) === role) && (end === "" || outcome(deal.points[deal.seat]) === end);
