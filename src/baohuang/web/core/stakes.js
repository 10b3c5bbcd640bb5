/**
 * Why the multiplier is what it is, from the facts that a view holds.
 */

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {{id: string, factor: number}} Factor
 */

/**
 * Every doubling known to all, in the order in which a deal meets them. Empty when they do not
 * make up the multiplier shown (so that a ruleset with other factors shows the number alone).
 * @param {SeatView} view
 * @returns {Factor[]}
 */
export function factors(view) {
  const over = view.phase === "over";
  const open = view.solo === "open" || view.solo === "grab";
  /** @type {[string, boolean][]} */
  const facts = [
    ["stake-solo", view.solo !== null && (open || view.revealed || over)],
    ["stake-open-solo", open && view.options.open_solo_doubles !== "off"],
    ["stake-open-guard", view.open_guard],
    ["stake-rebellion", view.rebellion],
    ["stake-kick", view.kick],
  ];
  const found = facts.filter(([, holds]) => holds).map(([id]) => ({ id, factor: 2 }));
  return found.reduce((product, one) => product * one.factor, 1) === view.multiplier ? found : [];
}

/** A doubling that the viewer knows of and the others do not yet. @param {SeatView} view */
export const hasSecretSolo = (view) => view.solo === "hidden" && !view.revealed && view.phase !== "over";
