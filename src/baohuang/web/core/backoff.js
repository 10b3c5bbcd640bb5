/**
 * How long to wait before the next try to connect.
 */

/**
 * Exponential with full jitter, so that a restarted server is not met by everyone at once.
 * @param {number} attempt 0 for the first retry
 * @param {number} chance from 0 to 1
 * @returns {number} milliseconds, at least 150 and at most 8,000
 */
export function retryDelay(attempt, chance) {
  const ceiling = Math.min(8000, 400 * 2 ** attempt);
  return Math.max(150, Math.round(ceiling * (0.3 + 0.7 * chance)));
}
