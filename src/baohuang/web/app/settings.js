/**
 * What a player has set on this device, kept in local storage and shown on the root element.
 */
import { effect, signal } from "../lib.js";

/**
 * @typedef {object} Settings
 * @property {string} lang
 * @property {boolean} fourColours a colour for each suit
 * @property {number} text percent
 * @property {boolean} keys single-key shortcuts
 * @property {boolean} autoPass pass when nothing can beat
 * @property {boolean} counter the card counter is open
 * @property {boolean} sound
 * @property {boolean} clockWarnings a clock that runs out is said, and heard where sounds are on
 * @property {boolean} calm no motion, whatever the system says
 * @property {import("../core/columns.js").SortMode} sort
 */

export const LANGUAGES = /** @type {const} */ ([
  ["zh-Hans", "简体中文"],
  ["zh-Hant", "繁體中文"],
  ["ja", "日本語"],
  ["en", "English"],
]);
export const TEXT_SIZES = [100, 115, 130, 150, 200];
const KEY = "baohuang.settings";

/** @param {readonly string[]} wanted the browser's languages @returns {string} one of ours */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    if (/^zh\b.*(hant|tw|hk|mo)/i.test(tag)) return "zh-Hant";
    if (/^zh\b/i.test(tag)) return "zh-Hans";
    if (/^ja\b/i.test(tag)) return "ja";
    if (/^en\b/i.test(tag)) return "en";
  }
  return "en";
}

/** @returns {Settings} */
function load() {
  /** @type {Settings} */
  const defaults = {
    lang: pickLanguage(navigator.languages),
    fourColours: false,
    text: 100,
    keys: true,
    autoPass: false,
    counter: false,
    sound: false,
    clockWarnings: true,
    calm: false,
    sort: "rank",
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
  }
}

export const settings = signal(load());

/** @param {Partial<Settings>} change */
export function set(change) {
  settings.value = { ...settings.value, ...change };
}

effect(() => {
  const { fourColours, text, calm } = settings.value;
  const root = document.documentElement;
  root.dataset.suits = fourColours ? "four" : "two";
  root.dataset.motion = calm ? "off" : "on";
  root.style.fontSize = `${text}%`;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
});
