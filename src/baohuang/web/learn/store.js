/**
 * One lesson that is being done: the step, what is chosen, and what the server said of the answer. It offers the
 * hand and the shortcuts what a table's store offers them.
 */
import { batch, computed, signal } from "../lib.js";
import { formatCards, parseCards, tally } from "../core/cards.js";
import { columns } from "../core/columns.js";
import { NOTHING, selectedCards } from "../core/selection.js";
import { settings } from "../app/settings.js";
import { remember } from "./kept.js";
import { judge } from "./source.js";

/**
 * @typedef {import("./source.js").LessonScenes} LessonScenes
 * @typedef {import("./source.js").Judged} Judged
 * @typedef {import("../core/selection.js").Selection} Selection
 */

export class LessonStore {
  selection = signal(NOTHING);
  busy = signal(false);
  failed = signal(false);
  at = signal(0);
  /** @type {import("../vendor/signals.js").Signal<Judged | null>} */
  judged = signal(null);

  step = computed(() => this.scenes.steps[this.at.value]);
  solved = computed(() => this.judged.value?.right === true);
  view = computed(() => this.judged.value?.view ?? this.step.value.view);
  columns = computed(() => columns(this.view.value.hand, settings.value.sort));
  selected = computed(() => selectedCards(this.selection.value));
  discarding = computed(() => (this.solved.value ? 0 : this.step.value.discard));
  playing = computed(() => !this.solved.value && this.step.value.view.phase === "play");
  /** What the hand takes its identity from. */
  state = computed(() => ({ deal: this.at.value }));

  /** @param {string} rules @param {LessonScenes} scenes */
  constructor(rules, scenes) {
    this.rules = rules;
    this.scenes = scenes;
  }

  /** What gestures on the hand need to know; nothing is checked before it is answered. @returns {import("../core/selection.js").Context} */
  get context() {
    const view = this.view.peek();
    return { book: null, size: parseCards(view.top ?? "").length, mixes: !("hold_back" in view.options) };
  }

  /** @param {Selection} selection */
  select(selection) {
    if (this.solved.peek()) return;
    batch(() => {
      this.selection.value = selection;
      this.judged.value = null;
    });
  }

  clear() {
    this.select(NOTHING);
  }

  play() {
    if (this.playing.peek() && this.selected.peek().length > 0) void this.answer(`play ${formatCards(this.selected.peek())}`);
  }

  pass() {
    if (this.playing.peek()) void this.answer("pass");
  }

  discard() {
    if (this.discarding.peek() && this.selected.peek().length > 0) void this.answer(`discard ${formatCards(this.selected.peek())}`);
  }

  /** Chooses a right answer for the learner, or gives it where it is no choice of cards. */
  hint() {
    if (this.solved.peek()) return;
    const [verb, cards] = this.step.peek().example.split(" ");
    if (verb !== "play" && verb !== "discard") {
      void this.answer(this.step.peek().example);
      return;
    }
    const left = parseCards(this.view.peek().hand);
    const chosen = parseCards(cards).map((wanted) => left.splice(left.findIndex((have) => have === wanted || have[0] === wanted), 1)[0]);
    this.select(tally(chosen));
  }

  /** @param {string} action */
  async answer(action) {
    if (this.busy.peek() || this.solved.peek()) return;
    this.busy.value = true;
    const said = await judge(this.rules, this.scenes.lesson.id, this.at.peek() + 1, action).catch(() => null);
    batch(() => {
      this.busy.value = false;
      this.failed.value = said === null;
      this.judged.value = said;
      if (said?.right) this.selection.value = NOTHING;
    });
    if (said?.right) remember(this.rules, this.scenes.lesson.id, this.at.peek() + 1);
  }

  get isLast() {
    return this.at.value === this.scenes.steps.length - 1;
  }

  next() {
    batch(() => {
      this.at.value += 1;
      this.judged.value = null;
      this.selection.value = NOTHING;
    });
  }
}
