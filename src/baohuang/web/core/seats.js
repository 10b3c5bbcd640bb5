/**
 * Where the other players sit, seen from the viewer's chair.
 */

/** @typedef {"lower-right" | "upper-right" | "top" | "upper-left" | "lower-left"} Position */

/** @type {Record<number, Position[]>} counter-clockwise, from the viewer's right hand round to the left */
const RING = {
  4: ["lower-right", "top", "lower-left"],
  5: ["lower-right", "upper-right", "upper-left", "lower-left"],
};

/**
 * The other seats in play order with their places. The next player sits at the viewer's right
 * when play runs counter-clockwise, at the left when it runs clockwise.
 * @param {{viewer: number | null, seats: number, clockwise: boolean}} table
 * @returns {{seat: number, position: Position}[]}
 */
export function placeSeats({ viewer, seats, clockwise }) {
  const ring = clockwise ? [...RING[seats]].reverse() : RING[seats];
  return ring.map((position, i) => ({ seat: ((viewer ?? 0) + i + 1) % seats, position }));
}
