/**
 * Deals that somebody has played: what they were in them.
 */

/**
 * @typedef {{table: string, deal: number, at: number, rules: string, winner: string, points: number[], places: number[], emperor: number,
 *   guard: number | null, names: string[], seat: number}} Played
 * @typedef {"emperor" | "guard" | "commoner"} Role
 */

/** What the player was. @param {{seat: number, emperor: number, guard: number | null}} deal @returns {Role} */
export const roleIn = ({ seat, emperor, guard }) => (seat === emperor ? "emperor" : seat === guard ? "guard" : "commoner");
