/**
 * The sentences of one language. Each is parsed when it is first asked for: a page has hundreds and says some dozens,
 * and to parse all of them would keep a phone busy before its first picture.
 */
import { FluentBundle, FluentResource } from "../lib.js";

/** Where a sentence begins, as Fluent has it. */
const BEGINNING = /^([a-zA-Z][\w-]*) *=/gm;

export class Sentences extends FluentBundle {
  /** @type {Map<string, string>} those that nobody has asked for yet */
  #unread = new Map();

  /** @param {string} lang @param {string} text Fluent; no sentence may name another */
  constructor(lang, text) {
    super(lang, { useIsolating: false });
    const beginnings = [...text.matchAll(BEGINNING)];
    beginnings.forEach(({ 1: id, index }, at) => this.#unread.set(id, text.slice(index, beginnings[at + 1]?.index)));
  }

  /** @param {string} id */
  hasMessage(id) {
    return this.#unread.has(id) || super.hasMessage(id);
  }

  /** @param {string} id */
  getMessage(id) {
    const source = this.#unread.get(id);
    if (source !== undefined) {
      this.#unread.delete(id);
      this.addResource(new FluentResource(source));
    }
    return super.getMessage(id);
  }
}
