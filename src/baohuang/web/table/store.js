/**
 * The state of one open table: what the server said last, what is selected, and what can be done.
 */
import { batch, computed, effect, signal } from "../lib.js";
import { PlayBook } from "../core/book.js";
import { columns } from "../core/columns.js";
import { formatCards, parseCards, tally } from "../core/cards.js";
import { Chronicle } from "../core/chronicle.js";
import { cues, runLow } from "../core/cues.js";
import { lastPlays } from "../core/history.js";
import { heard } from "../core/talk.js";
import { NOTHING, selectedCards, trim } from "../core/selection.js";
import { nothingSeen, withCards, withFair } from "../core/witness.js";
import { connect } from "../net/socket.js";
import { tabName } from "../net/tab.js";
import { refusal } from "../app/api.js";
import { t } from "../app/i18n.js";
import { settings } from "../app/settings.js";
import { play as playSounds } from "../app/sound.js";
import { eventWords, lineWords, namer } from "./words.js";

/**
 * @typedef {import("../net/session.js").StateMessage} StateMessage
 * @typedef {import("../net/session.js").Room} Room
 * @typedef {import("../net/session.js").Coins} Coins
 * @typedef {import("../core/selection.js").Selection} Selection
 * @typedef {{play: string, error: string | null, closes: boolean}} Verdict
 */

/** The news that is out of date as soon as the server says hello again. */
const RESTART = "error-restart";

/** What this tab kept of a table, or null. @param {string} key @returns {any} */
function read(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @type {Map<string, unknown>} what this tab is about to keep */
const unkept = new Map();

function keepAll() {
  try {
    unkept.forEach((value, key) => sessionStorage.setItem(key, JSON.stringify(value)));
  } catch {
    // Without storage the tricks are gone after a reload, and nothing else.
  }
  unkept.clear();
}
addEventListener("pagehide", keepAll);

/** Keeps a value in this tab, once what is shown of it has been drawn. @param {string} key @param {unknown} value */
function keep(key, value) {
  if (unkept.size === 0) setTimeout(keepAll, 100);
  unkept.set(key, value);
}

export class TableStore {
  link = signal(/** @type {import("../net/socket.js").Link} */ ("connecting"));
  players = signal(/** @type {import("../types/messages.js").Player[]} */ ([]));
  state = signal(/** @type {StateMessage | null} */ (null));
  /** Who is at the table; null until the server has said it. */
  room = signal(/** @type {Room | null} */ (null));
  /** What the last deal paid. */
  coins = signal(/** @type {Coins | null} */ (null));
  /** What has happened to this player, or why a wish was refused, as a message id; "" for nothing. */
  news = signal("");
  /** What has been said since this tab came. */
  talk = signal(/** @type {import("../core/talk.js").Line[]} */ ([]));
  /** Seats whose words the server keeps from this player, who wished so. */
  muted = signal(/** @type {readonly number[]} */ ([]));
  rules = signal("");
  options = signal(/** @type {Record<string, number | string>} */ ({}));
  /** The player has put the result away to see the room. */
  resultShut = signal(false);
  selection = signal(NOTHING);
  busy = signal(false);
  notice = signal("");
  polite = signal("");
  urgent = signal("");
  answered = signal(/** @type {Verdict | null} */ (null));
  /** Server time less local time, in milliseconds. */
  clockOffset = signal(0);
  #chronicle;
  #key;
  #witness;
  /** The version that an accepted act led to, while it has not arrived. */
  #awaited = 0;
  #hints = { version: -1, at: 0, plays: /** @type {string[]} */ ([]) };

  view = computed(() => this.state.value?.view ?? null);
  prompt = computed(() => (this.view.value?.asked ? (this.state.value?.prompt ?? null) : null));
  hand = computed(() => this.view.value?.hand ?? "");
  columns = computed(() => columns(this.hand.value, settings.value.sort));
  selected = computed(() => selectedCards(this.selection.value));
  playing = computed(() => this.prompt.value !== null && this.view.value?.phase === "play");
  discarding = computed(() => this.prompt.value?.discard ?? 0);
  /** The legal plays, or null when it is not the viewer's turn to play. */
  book = computed(() => (this.playing.value ? new PlayBook(this.prompt.value?.plays ?? [], this.view.value?.called ?? null) : null));
  legal = computed(() => this.book.value !== null && this.book.value.find(this.selected.value) !== null);
  who = computed(() => namer(this.players.value, this.view.value?.viewer ?? null));
  /** What the server said about the present selection, once it has. */
  verdict = computed(() => (this.answered.value?.play === formatCards(this.selected.value) ? this.answered.value : null));

  /** @param {string} id the table's */
  constructor(id) {
    this.id = id;
    this.#witness = `baohuang.seen.${id}`;
    /** What this device saw of the shuffle. */
    this.seen = signal(/** @type {import("../core/witness.js").Seen} */ (read(this.#witness) ?? nothingSeen(0)));
    this.#key = `baohuang.tricks.${id}`;
    this.#chronicle = new Chronicle(read(this.#key));
    this.history = signal(this.#chronicle.history);
    this.last = computed(() => lastPlays(this.view.value?.last ?? [], this.history.value));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.wire = connect(`${scheme}://${location.host}/ws/t/${id}`, tabName(), {
      onLink: (link) => void (this.link.value = link),
      onHello: (hello) => {
        if (this.news.peek() === RESTART) this.news.value = "";
        this.players.value = hello.names;
        this.rules.value = hello.rules;
        this.options.value = hello.options;
        this.clockOffset.value = hello.now - Date.now();
      },
      onState: (state) => this.#arrive(state),
      onPast: (update) => {
        this.#chronicle.recall(update);
        this.#keepTricks();
      },
      onFair: (fair) => this.#see(withFair(this.seen.peek(), fair)),
      onAnswer: (act, answer) => this.#answered(act.action, answer),
      onRoom: (room) => void (this.room.value = room),
      onCoins: (coins) => void (this.coins.value = coins),
      onSaid: (said) => this.#hear(said),
      onMuted: (seats) => void (this.muted.value = seats),
      onNotice: (id) => void (this.news.value = id),
    });
    this.stop = [effect(() => this.#judge()), effect(() => this.#autoPass())];
  }

  close() {
    this.stop.forEach((stop) => stop());
    this.wire.close();
  }

  /** What gestures on the hand need to know. @returns {import("../core/selection.js").Context} */
  get context() {
    const view = this.view.peek();
    const top = view?.top ?? "";
    return { book: this.book.peek(), size: parseCards(top).length, mixes: !("hold_back" in (view?.options ?? {})) };
  }

  /** @param {Selection} selection */
  select(selection) {
    batch(() => {
      this.selection.value = selection;
      this.notice.value = "";
    });
  }

  clear() {
    this.select(NOTHING);
  }

  /** @param {string} action */
  act(action) {
    if (this.wire.session.act(action)) this.busy.value = true;
  }

  play() {
    if (this.legal.peek()) this.act(`play ${formatCards(this.selected.peek())}`);
  }

  pass() {
    if (this.playing.peek() && this.prompt.peek()?.may_pass) this.act("pass");
  }

  discard() {
    if (this.selected.peek().length === this.discarding.peek()) this.act(`discard ${formatCards(this.selected.peek())}`);
  }

  next() {
    this.wish({ t: "next" });
  }

  /**
   * Asks something of the table that is no move; a refusal is shown as news.
   * @param {import("../net/session.js").Wish} wish @param {() => void} [granted]
   */
  wish(wish, granted) {
    this.news.value = "";
    this.wire.session.wish(wish, (error) => {
      if (error === null) granted?.();
      else this.news.value = error === "lost" ? "net-lost" : `error-${error}`;
    });
  }

  /** Shows the next of the plays that the server thinks sensible, from the best on. */
  hint() {
    const version = this.state.peek()?.version ?? -1;
    if (!this.playing.peek()) return;
    if (this.#hints.version === version && this.#hints.plays.length > 0) {
      this.#showHint(this.#hints.at + 1);
      return;
    }
    this.wire.session.hint(({ plays }) => {
      if (this.state.peek()?.version !== version) return;
      this.#hints = { version, at: 0, plays };
      this.#showHint(0);
    });
  }

  /** @param {number} at */
  #showHint(at) {
    const { plays } = this.#hints;
    if (plays.length === 0) {
      this.notice.value = t("hint-none");
      return;
    }
    this.#hints.at = at % plays.length;
    this.select(tally(parseCards(plays[this.#hints.at])));
  }

  /** @param {StateMessage} state */
  #arrive(state) {
    const before = this.state.peek();
    const events = state.t === "update" ? state.events : [];
    batch(() => {
      this.state.value = state;
      if (before?.view.phase !== state.view.phase) this.resultShut.value = false;
      if (this.wire.session.pending === null && state.version >= this.#awaited) this.busy.value = false;
      const missing = before === null ? this.#chronicle.begin({ ...state, events }) : this.#chronicle.add({ ...state, events });
      if (typeof missing === "number") this.wire.session.recall(missing);
      this.#keepTricks();
      this.#see(withCards(this.seen.peek(), state.deal, state.view, events));
      this.selection.value = before?.deal === state.deal ? trim(this.selection.peek(), tally(parseCards(state.view.hand))) : NOTHING;
      const low = runLow(before?.view ?? null, state.view).map((seat) => t("event-low", { who: this.who.peek()(seat), n: state.view.counts[seat] ?? 0 }));
      this.polite.value = [...events.map((event) => eventWords(event, this.who.peek())), ...low].filter(Boolean).join(t("list-stop"));
      const asked = state.view.asked && (!before?.view.asked || events.length > 0);
      if (asked) this.urgent.value = state.view.phase === "play" ? t("your-turn") : t("your-answer");
      else if (!state.view.asked) this.urgent.value = "";
    });
    playSounds(cues(events, before?.view ?? null, state.view));
  }

  /** @param {import("../net/session.js").Said} said */
  #hear(said) {
    batch(() => {
      this.talk.value = heard(this.talk.peek(), said);
      this.polite.value = t("talk-said", { who: this.who.peek()(said.seat), what: lineWords(said) });
    });
  }

  /** @param {import("../core/witness.js").Seen} seen */
  #see(seen) {
    if (seen === this.seen.peek()) return;
    this.seen.value = seen;
    keep(this.#witness, seen);
  }

  #keepTricks() {
    this.history.value = this.#chronicle.history;
    keep(this.#key, this.#chronicle.keep());
  }

  /** @param {string} action @param {import("../net/session.js").Answer} answer */
  #answered(action, answer) {
    batch(() => {
      this.#awaited = answer.ok ? answer.version : 0;
      this.busy.value = (this.state.peek()?.version ?? 0) < this.#awaited;
      this.notice.value = answer.ok ? "" : refusal(answer.error);
      if (answer.ok && /^(play|discard)/.test(action)) this.selection.value = NOTHING;
    });
  }

  /** Asks the server about the selection, after a moment in which it did not change. */
  #judge() {
    const cards = this.selected.value;
    if (this.book.value === null || cards.length === 0) return undefined;
    const play = formatCards(cards);
    const timer = setTimeout(() => {
      this.wire.session.check(play, ({ error, closes }) => void (this.answered.value = { play, error, closes }));
    }, 60);
    return () => clearTimeout(timer);
  }

  /** Passes for a player who cannot beat and wished so, after a time that tells nothing. */
  #autoPass() {
    const prompt = this.prompt.value;
    if (!settings.value.autoPass || !this.playing.value || !prompt?.may_pass || prompt.plays.length > 0) return undefined;
    const timer = setTimeout(() => this.pass(), 900 + 2200 * Math.random());
    return () => clearTimeout(timer);
  }
}
