/**
 * Every sentence that a player reads, from the Fluent files which the server serves.
 */
import { FluentNumber, effect, signal } from "../lib.js";
import { grouped } from "../core/number.js";
import { Sentences } from "./sentences.js";
import { settings } from "./settings.js";

/** What every page says. */
const COMMON = ["names", "table", "lobby", "errors"];
const FALLBACK = "en";
/** @type {readonly string[]} what this page says */
let files = COMMON;

/** @typedef {import("../vendor/fluent.js").Args} Args */
/** @type {import("../vendor/signals.js").Signal<Sentences[]>} the chosen language, then the fallback */
const bundles = signal([]);
/** @type {Map<string, Promise<Sentences>>} */
const loaded = new Map();

/** @param {string} url @returns {Promise<string>} "" where the file cannot be had */
async function read(url) {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

/** @param {string} lang @returns {Promise<Sentences>} */
function bundle(lang) {
  const known = loaded.get(lang);
  if (known) return known;
  const fresh = read(`/messages/${lang}/${files.join("+")}.ftl`).then((text) => new Sentences(lang, text));
  loaded.set(lang, fresh);
  return fresh;
}

/**
 * Reads the sentences of the page, now and whenever another language is chosen.
 * @param {readonly string[]} own the page's own files, besides those of every page
 */
export function speak(own) {
  files = [...COMMON, ...own];
  effect(() => {
    const { lang } = settings.value;
    document.documentElement.lang = lang;
    void bundle(lang).then((chosen) => {
      if (settings.peek().lang === lang) bundles.value = [chosen];
    });
  });
}

/** Reads the English sentences too, where the chosen language lacks one. */
function fallBack() {
  const [chosen, more] = bundles.peek();
  if (chosen === undefined || more !== undefined || settings.peek().lang === FALLBACK) return;
  void bundle(FALLBACK).then((english) => {
    if (bundles.peek()[0] === chosen && bundles.peek().length === 1) bundles.value = [chosen, english];
  });
}

export const isReady = () => bundles.value.length > 0;

/** @param {string} id */
export const has = (id) => bundles.value.some((one) => one.hasMessage(id));

/** A number that is written without the browser's help where it is whole. */
class Whole extends FluentNumber {
  /** @param {object} scope */
  toString(scope) {
    return Number.isInteger(this.value) ? grouped(this.value) : super.toString(scope);
  }
}

/** @param {Args} args */
const written = (args) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Whole(value) : value]));

/**
 * The sentence with this id, in the chosen language, else in English, else the id itself.
 * @param {string} id @param {Args} [args]
 */
export function t(id, args) {
  for (const one of bundles.value) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, args ? written(args) : null, []);
  }
  fallBack();
  return id;
}
