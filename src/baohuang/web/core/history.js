/**
 * The tricks of a deal, gathered from the events this viewer has been sent.
 */

/**
 * @typedef {import("../types/messages.js").DealEvent} DealEvent
 * @typedef {{seat: number, cards: string | null}} Move `cards` null for a pass
 * @typedef {{moves: Move[], winner: number | null}} Trick `winner`: who leads next, null while it goes on
 * @typedef {{deal: number, tricks: readonly Trick[]}} History
 */

/** @param {number} deal @returns {History} */
export const emptyHistory = (deal) => ({ deal, tricks: [] });

/** @param {readonly Trick[]} tricks @param {Move} move @returns {readonly Trick[]} */
function withMove(tricks, move) {
  const last = tricks.at(-1);
  if (!last || last.winner !== null) return [...tricks, { moves: [move], winner: null }];
  return [...tricks.slice(0, -1), { ...last, moves: [...last.moves, move] }];
}

/** @param {readonly Trick[]} tricks @param {DealEvent} event @returns {readonly Trick[]} */
function step(tricks, event) {
  if (event.t === "Played") return withMove(tricks, { seat: event.seat, cards: event.cards });
  if (event.t === "Passed") return withMove(tricks, { seat: event.seat, cards: null });
  const last = tricks.at(-1);
  if (event.t === "TrickEnded" && last) return [...tricks.slice(0, -1), { ...last, winner: event.leader }];
  return tricks;
}

/** @param {History} history @param {number} deal @param {readonly DealEvent[]} events @returns {History} */
export function record(history, deal, events) {
  const before = history.deal === deal ? history : emptyHistory(deal);
  return { deal, tricks: events.reduce(step, before.tricks) };
}

/**
 * What each seat laid last: this trick's plays, or the finished trick's until the next lead.
 * @param {(string | null)[]} last of the view: cards, "-" for a pass, null
 * @param {History} history
 * @returns {{cards: string | null, passed: boolean, old: boolean}[]}
 */
export function lastPlays(last, history) {
  const fresh = last.some((play) => play !== null);
  const trick = fresh ? undefined : history.tricks.findLast((one) => one.winner !== null);
  return last.map((play, seat) => {
    if (fresh || !trick) return { cards: play === "-" ? null : play, passed: play === "-", old: false };
    const move = trick.moves.findLast((one) => one.seat === seat);
    return { cards: move?.cards ?? null, passed: move !== undefined && move.cards === null, old: true };
  });
}
