/**
 * When a clock that runs out is spoken of.
 */

/** Seconds left at which it is said once, and from which on every second is heard. */
const SAID_AT = 10;
const HEARD_FROM = 5;

/**
 * What the step from one number of seconds to the next is worth.
 * @param {number | null} before null where the clock has just begun, or none runs @param {number | null} left
 * @returns {"said" | "heard" | null}
 */
export function warning(before, left) {
  if (left === null || before === null || left <= 0 || left >= before) return null;
  if (left <= SAID_AT && before > SAID_AT) return "said";
  return left <= HEARD_FROM ? "heard" : null;
}
