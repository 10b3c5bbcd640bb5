/**
 * The learner's progress as this device keeps it.
 */
import { signal } from "../lib.js";
import { readProgress, withSteps } from "./progress.js";

const KEY = "baohuang.lessons";

function load() {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const progress = signal(/** @type {import("./progress.js").Progress} */ (load()));

/** @param {import("./progress.js").Progress} next */
function keep(next) {
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

/** @param {string} rules @param {string} lesson @param {number} steps */
export const remember = (rules, lesson, steps) => keep(withSteps(progress.peek(), rules, lesson, steps));

/** @param {string} rules */
export const forget = (rules) => keep({ ...progress.peek(), [rules]: {} });
