/**
 * Single-key shortcuts for the table; they can be turned off in the settings.
 */
import { tapHeader } from "../core/selection.js";
import { columnOfKey } from "../core/typed.js";
import { useKeys } from "../app/keys.js";
import { settings } from "../app/settings.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {TableStore} store @param {KeyboardEvent} event @returns {boolean} whether the key was meant for the table */
function shortcut(store, event) {
  if (event.key === "Escape") {
    store.clear();
    return true;
  }
  if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement && !event.target.dataset.cell)) {
    if (store.discarding.peek()) store.discard();
    else store.play();
    return true;
  }
  if (!settings.peek().keys) return false;
  if (event.key === "p" || event.key === "P") store.pass();
  else if (event.key === "h" || event.key === "H") store.hint();
  else return rankKey(store, event.key);
  return true;
}

/** @param {TableStore} store @param {string} key */
function rankKey(store, key) {
  const id = columnOfKey(key);
  const column = store.columns.peek().find((one) => one.id === id || (key === "g" && one.id === "w" && one.strips.some((strip) => strip.token === "g")));
  if (!column) return false;
  store.select(tapHeader(store.selection.peek(), column, store.context));
  return true;
}

/** @param {TableStore} store */
export function useShortcuts(store) {
  useKeys(store, shortcut);
}
