/**
 * The state of an open replay: which step is shown, with whose eyes, and whether it runs by itself.
 */
import { batch, computed, effect, signal } from "../lib.js";
import { lastPlays } from "../core/history.js";
import { eyesOf } from "../core/moment.js";
import { chapterOf, chapters, leap, scenes, stays } from "../core/replay.js";
import { t } from "../app/i18n.js";
import { eventWords, namer } from "../table/words.js";
import { fetchReplay } from "./source.js";

/**
 * @typedef {import("../core/moment.js").Moment} Moment
 * @typedef {import("../types/messages.js").Replay} Replay
 * @typedef {import("../types/messages.js").Player} Player
 * @typedef {import("./source.js").Source} Source
 * @typedef {import("./source.js").Failure} Failure
 */

export const SPEEDS = [0.5, 1, 2, 4];

export class ReplayStore {
  moment;
  playing = signal(false);
  speed = signal(1);
  failure = signal(/** @type {Failure | null} */ (null));
  replay = signal(/** @type {Replay | null} */ (null));
  analysis = signal(/** @type {import("../types/messages.js").Analysis | null} */ (null));
  /** Counts the looks, so that only the last one is shown. */
  #looks = 0;
  /** @type {Map<Replay["eyes"], Replay>} */
  #known = new Map();

  scenes = computed(() => (this.replay.value === null ? [] : scenes(this.replay.value)));
  chapters = computed(() => chapters(this.scenes.value));
  end = computed(() => Math.max(0, this.scenes.value.length - 1));
  step = computed(() => Math.min(this.moment.value.step, this.end.value));
  scene = computed(() => this.scenes.value[this.step.value] ?? null);
  chapter = computed(() => chapterOf(this.chapters.value, this.step.value));
  /** What the table's own parts show. */
  view = computed(() => this.scene.value?.view ?? null);
  players = computed(() => (this.replay.value?.names ?? []).map((name) => /** @type {Player} */ ({ name, bot: false })));
  who = computed(() => namer(this.players.value, null));
  history = computed(() => this.scene.value?.history ?? { deal: 1, tricks: [] });
  last = computed(() => lastPlays(this.view.value?.last ?? [], this.history.value));
  caption = computed(() => (this.scene.value?.events ?? []).map((event) => eventWords(event, this.who.value)).filter(Boolean).join(t("list-stop")));

  /** @param {Source} source @param {Moment} moment */
  constructor(source, moment) {
    this.source = source;
    this.moment = signal(moment);
    this.stop = effect(() => this.#run());
    void this.look(moment);
  }

  close() {
    this.stop();
  }

  /** Goes to a step. @param {number} step */
  go(step) {
    const to = Math.max(0, Math.min(step, this.end.peek()));
    this.moment.value = { ...this.moment.peek(), step: to };
  }

  /** A step on or back, by hand: the deal stops running. @param {number} by */
  nudge(by) {
    this.halt();
    this.go(this.step.peek() + by);
  }

  /** To the next trick's lead, or the one before. @param {1 | -1} way */
  leap(way) {
    this.halt();
    this.go(leap(this.chapters.peek(), this.step.peek(), way));
  }

  halt() {
    this.playing.value = false;
  }

  /** Runs, or stops; at the end it begins anew. */
  toggle() {
    if (!this.playing.peek() && this.step.peek() === this.end.peek()) this.go(0);
    this.playing.value = !this.playing.peek();
  }

  /** Looks with other eyes at the same step. @param {Partial<Moment>} wish */
  async look(wish) {
    const turn = ++this.#looks;
    const moment = { ...this.moment.peek(), ...wish };
    const eyes = eyesOf(moment);
    const found = this.#known.get(eyes) ?? (await fetchReplay(this.source, eyes));
    if (turn !== this.#looks) return;
    if ("error" in found) {
      this.failure.value = found;
      return;
    }
    this.#known.set(eyes, found);
    batch(() => {
      this.failure.value = null;
      this.replay.value = found;
      const { showing, seat } = moment;
      this.moment.value = { ...this.moment.peek(), showing, seat: Math.min(seat, (found.names.length || 1) - 1) };
    });
  }

  #run() {
    const scene = this.scene.value;
    if (!this.playing.value || scene === null) return undefined;
    if (this.step.value === this.end.value) {
      this.playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.step.peek() + 1), stays(scene.events, this.speed.value));
    return () => clearTimeout(timer);
  }
}
