/**
 * Whole numbers as all of our languages write them. The browser's own way costs a page tens of milliseconds when it
 * is first asked, which is while a page loads.
 */

/** @param {number} n whole @returns {string} with a comma before every three digits */
export const grouped = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

/** @param {number} n whole @returns {string} with its sign */
export const signed = (n) => (n > 0 ? `+${grouped(n)}` : n < 0 ? `\u2212${grouped(-n)}` : "0");

/** @param {number} n @returns {string} the class of an amount that is won or lost */
export const trend = (n) => (n > 0 ? "up" : n < 0 ? "down" : "");
