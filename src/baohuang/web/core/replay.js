/**
 * A replay as the server tells it: the view after each step, the tricks, and where one may jump to.
 */
import { emptyHistory, record } from "./history.js";

/**
 * @typedef {import("../types/messages.js").Replay} Replay
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("../types/messages.js").DealEvent} DealEvent
 * @typedef {import("./history.js").History} History
 * @typedef {{view: SeatView, history: History, events: readonly DealEvent[]}} Scene what is to be seen after a step
 * @typedef {{kind: "deal" | "trick" | "end", n: number, step: number, seat: number | null}} Chapter
 *   `n`: the trick's number from 1; `seat`: who leads it
 */

/** Milliseconds that a step stays at the plain speed. */
const PLAY_STAYS = 1300;
const PASS_STAYS = 550;

/** What each step shows: its view is the one before with the changes laid over it. @param {Replay} replay @returns {Scene[]} */
export function scenes(replay) {
  /** @type {SeatView | null} */
  let view = null;
  let history = emptyHistory(1);
  return replay.steps.map(({ events, changes }) => {
    const now = /** @type {SeatView} */ ({ ...view, ...changes });
    view = now;
    history = record(history, 1, events);
    return { view: now, history, events };
  });
}

/** The beginning, each trick's lead, and the end. @param {readonly Scene[]} all @returns {Chapter[]} */
export function chapters(all) {
  /** @type {Chapter[]} */
  const found = [{ kind: "deal", n: 0, step: 0, seat: null }];
  all.forEach(({ history }, step) => {
    const n = history.tricks.length;
    const before = step === 0 ? 0 : all[step - 1].history.tricks.length;
    if (n > before) found.push({ kind: "trick", n, step, seat: history.tricks[n - 1].moves[0].seat });
  });
  const last = all.length - 1;
  if (last > 0 && all[last].view.phase !== "play") found.push({ kind: "end", n: 0, step: last, seat: null });
  return found;
}

/** The chapter that a step belongs to. @param {readonly Chapter[]} list @param {number} step @returns {Chapter} */
export const chapterOf = (list, step) => /** @type {Chapter} */ (list.findLast((one) => one.step <= step) ?? list[0]);

/** The step at which the chapter before, or the next, begins. @param {readonly Chapter[]} list @param {number} step @param {1 | -1} way */
export function leap(list, step, way) {
  const found = way > 0 ? list.find((one) => one.step > step) : list.findLast((one) => one.step < step);
  return found?.step ?? step;
}

/** How long a step stays while the deal runs by itself. @param {readonly DealEvent[]} events @param {number} speed @returns {number} milliseconds */
export function stays(events, speed) {
  const quiet = events.every((event) => event.t === "Passed" || event.t === "Answered");
  return Math.round((quiet ? PASS_STAYS : PLAY_STAYS) / speed);
}
