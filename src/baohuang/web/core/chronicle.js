/**
 * The tricks of the running deal over a reload of the page: what this tab was told is kept, and
 * what it missed while it loaded is put in its place when the table tells it again.
 */
import { emptyHistory, record } from "./history.js";

/**
 * @typedef {import("../types/messages.js").DealEvent} DealEvent
 * @typedef {import("./history.js").History} History
 * @typedef {{t: "snapshot" | "update", version: number, deal: number, events: readonly DealEvent[]}} Told
 * @typedef {{version: number, history: History}} Kept
 */

export class Chronicle {
  history = emptyHistory(0);
  #version = 0;
  /** The version up to which past events are awaited. */
  #until = 0;
  /** @type {Told[]} what happened while the past was awaited */
  #later = [];
  #kept;

  /** @param {Kept | null} kept by this tab, before the reload */
  constructor(kept) {
    this.#kept = kept;
  }

  /**
   * The first state after the page was loaded.
   * @param {Told} state
   * @returns {number | null} the version after which the table should tell again
   */
  begin(state) {
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null || kept.history.deal !== state.deal || kept.version > state.version) {
      this.#apply(state);
      return null;
    }
    this.history = kept.history;
    this.#version = kept.version;
    if (kept.version === state.version) return null;
    this.#until = state.version;
    return kept.version;
  }

  /** @param {Told} state the next one; a snapshot means that the table cannot tell the past */
  add(state) {
    if (state.t === "snapshot") this.#catchUp();
    if (this.#until > 0 && state.deal === this.history.deal) this.#later.push(state);
    else this.#apply(state);
  }

  /** @param {Told} state one from before the first, told again */
  recall(state) {
    if (this.#until === 0 || state.version !== this.#version + 1) return;
    this.#apply(state);
    if (state.version === this.#until) this.#catchUp();
  }

  /** What to keep. @returns {Kept} */
  keep() {
    return { version: this.#version, history: this.history };
  }

  /** The past is complete, or as complete as it gets. */
  #catchUp() {
    this.#until = 0;
    for (const later of this.#later.splice(0)) this.#apply(later);
  }

  /** @param {Told} state */
  #apply({ version, deal, events }) {
    if (deal !== this.history.deal) {
      this.#until = 0;
      this.#later = [];
    }
    this.#version = version;
    this.history = record(this.history, deal, events);
  }
}
