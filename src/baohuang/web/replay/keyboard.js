/**
 * Keys of a replay. Letters can be turned off in the settings like those of the table.
 */
import { useKeys } from "../app/keys.js";
import { settings } from "../app/settings.js";

/** @typedef {import("./store.js").ReplayStore} ReplayStore */

/** @type {Record<string, (store: ReplayStore) => void>} */
const KEYS = {
  ArrowLeft: (store) => store.nudge(-1),
  ArrowRight: (store) => store.nudge(1),
  PageUp: (store) => store.leap(-1),
  PageDown: (store) => store.leap(1),
  Home: (store) => { store.halt(); store.go(0); },
  End: (store) => { store.halt(); store.go(store.end.peek()); },
};

/** @type {Record<string, (store: ReplayStore) => void>} */
const LETTERS = {
  k: (store) => store.toggle(),
  a: (store) => void store.look({ showing: "all" }),
};

/** @param {ReplayStore} store @param {string} key @returns {boolean} whether it was meant for the replay */
function press(store, key) {
  if (key in KEYS) {
    KEYS[key](store);
    return true;
  }
  if (!settings.peek().keys) return false;
  const seat = Number(key) - 1;
  const seats = store.view.peek()?.seats ?? 0;
  if (seat >= 0 && seat < seats) void store.look({ showing: "hand", seat });
  else if (key.toLowerCase() in LETTERS) LETTERS[key.toLowerCase()](store);
  else return false;
  return true;
}

/** @param {ReplayStore} store */
export function useReplayKeys(store) {
  useKeys(store, (one, event) => press(one, event.key));
}
