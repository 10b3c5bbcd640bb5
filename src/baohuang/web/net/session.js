/**
 * One client's conversation with a table, without a socket, a clock or a page: frames go in,
 * frames to send and the new state come out.
 */

/**
 * @typedef {import("../types/messages.js").ServerMessage} ServerMessage
 * @typedef {import("../types/messages.js").ClientMessage} ClientMessage
 * @typedef {Extract<ServerMessage, {t: "snapshot" | "update"}>} StateMessage
 * @typedef {Extract<ServerMessage, {t: "fair"}>} Fair
 * @typedef {Extract<ServerMessage, {t: "said"}>} Said
 * @typedef {Extract<ServerMessage, {t: "coins"}>} Coins
 * @typedef {Extract<ServerMessage, {t: "room"}>} Room
 * @typedef {{id: number, version: number, action: string}} Act
 * @typedef {{t: "next"} | {t: "sit", seat: number} | {t: "stand"} | {t: "ready", ready: boolean} | {t: "bot", seat: number, bot: string | null}
 *   | {t: "kick", seat: number} | {t: "start"} | {t: "trustee", on: boolean}
 *   | {t: "say", kind: "phrase" | "emote" | "text", what: string} | {t: "mute", seat: number, on: boolean}} Wish what is asked of the table besides an act
 * @typedef {{ok: true, version: number} | {ok: false, error: string, messageId: string} | {ok: false, error: "lost", messageId: "net-lost"}} Answer
 * @typedef {object} Listener
 * @property {(frame: ClientMessage) => void} send
 * @property {(hello: Extract<ServerMessage, {t: "hello"}>) => void} onHello
 * @property {(state: StateMessage) => void} onState
 * @property {(update: Extract<ServerMessage, {t: "update"}>) => void} [onPast] a step before the present state, told again
 * @property {(act: Act, answer: Answer) => void} onAnswer exactly once for every act
 * @property {(room: Room) => void} [onRoom] who is at the table
 * @property {(coins: Coins) => void} [onCoins] what a deal paid
 * @property {(said: Said) => void} [onSaid] what a seat said
 * @property {(seats: readonly number[]) => void} [onMuted] whom this player does not want to hear
 * @property {(messageId: string) => void} [onNotice] something that happened to this player
 * @property {(fair: Fair) => void} [onFair] what is known of the shuffle
 */

const randomWord = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Session {
  /** @type {number | null} */
  version = null;
  /** @type {Act | null} */
  pending = null;
  #nextId = 1;
  /** @type {{deal: number, word: string} | null} */
  #luck = null;
  #online = false;
  #resuming = false;
  /** @type {Map<number, (reply: any) => void>} */
  #questions = new Map();
  /** @type {Map<number, (error: string | null) => void>} */
  #wishes = new Map();

  /** @param {string} client a random id of this tab @param {Listener} listener */
  constructor(client, listener) {
    this.client = client;
    this.listener = listener;
  }

  /** The socket is open. */
  opened() {
    this.#resuming = false;
    this.listener.send({ t: "hello", client: this.client, last: this.version });
  }

  /** The socket is gone; an act without an answer waits for the next connection. */
  closed() {
    this.#online = false;
    this.#questions.clear();
    this.#wishes.forEach((answer) => answer("lost"));
    this.#wishes.clear();
  }

  /**
   * Act on what is shown now. One act at a time: a second one before the answer is dropped.
   * @param {string} action @returns {boolean} whether it was taken
   */
  act(action) {
    if (this.pending !== null || this.version === null) return false;
    this.pending = { id: this.#nextId++, version: this.version, action };
    if (this.#online) this.listener.send({ t: "act", ...this.pending });
    return true;
  }

  /** @param {string} play @param {(reply: {error: string | null, closes: boolean}) => void} answer */
  check(play, answer) {
    this.#ask({ t: "check", id: this.#nextId++, play }, answer);
  }

  /** @param {(reply: {plays: string[]}) => void} answer */
  hint(answer) {
    this.#ask({ t: "hint", id: this.#nextId++ }, answer);
  }

  /** @param {(reply: {now: number}) => void} answer */
  ping(answer) {
    this.#ask({ t: "ping", id: this.#nextId++ }, answer);
  }

  /** Ask for the steps after a version once more; they come by `onPast`. @param {number} version */
  recall(version) {
    this.listener.send({ t: "resume", last: version });
  }

  /**
   * Ask something of the table that is no move.
   * @param {Wish} wish @param {(error: string | null) => void} [answer] gets the code of a refusal, or null, once
   */
  wish(wish, answer = () => undefined) {
    if (!this.#online) {
      answer("offline");
      return;
    }
    const id = this.#nextId++;
    this.#wishes.set(id, answer);
    this.listener.send({ ...wish, id });
  }

  /** @param {ServerMessage} message */
  receive(message) {
    switch (message.t) {
      case "hello":
        this.listener.onHello(message);
        this.#askNow({ t: "ping", id: this.#nextId++ }, () => this.#synced());
        return;
      case "snapshot":
        this.#arrive(message);
        return;
      case "update":
        this.#update(message);
        return;
      case "ack":
        this.#grant(message.id, null);
        this.#settle(message.id, { ok: true, version: message.version });
        return;
      case "rej":
        this.#questions.delete(message.id);
        this.#grant(message.id, message.error);
        this.#settle(message.id, { ok: false, error: message.error, messageId: message.message_id });
        return;
      case "coins":
        this.listener.onCoins?.(message);
        return;
      case "said":
        this.listener.onSaid?.(message);
        return;
      case "muted":
        this.listener.onMuted?.(message.seats);
        return;
      case "notice":
        this.listener.onNotice?.(message.message_id);
        return;
      case "room":
        this.listener.onRoom?.(message);
        return;
      case "fair":
        this.#fair(message);
        return;
      default:
        this.#questions.get(message.id)?.(message);
        this.#questions.delete(message.id);
    }
  }

  /**
   * All that was missed has come, for the pong asked for after the hello is here. An act left
   * unanswered is sent again when nothing has happened since, and is lost otherwise: by then it
   * may have been carried out, and the turn come round again.
   */
  #synced() {
    this.#online = true;
    const act = this.pending;
    if (act === null) return;
    if (act.version === this.version) this.listener.send({ t: "act", ...act });
    else this.#settle(act.id, { ok: false, error: "lost", messageId: "net-lost" });
  }

  /** @param {ClientMessage & {id: number}} frame @param {(reply: any) => void} answer */
  #ask(frame, answer) {
    if (this.#online) this.#askNow(frame, answer);
  }

  /** @param {ClientMessage & {id: number}} frame @param {(reply: any) => void} answer */
  #askNow(frame, answer) {
    this.#questions.set(frame.id, answer);
    this.listener.send(frame);
  }

  /** Adds a word of luck to a shuffle that is promised, the same one if asked again. @param {Fair} fair */
  #fair(fair) {
    if (fair.luck === null && this.#luck?.deal !== fair.deal) this.#luck = { deal: fair.deal, word: randomWord() };
    const word = this.#luck?.deal === fair.deal ? this.#luck.word : null;
    if (fair.luck === null && word !== null) this.listener.send({ t: "luck", id: this.#nextId++, deal: fair.deal, word });
    this.listener.onFair?.(fair);
  }

  /** @param {Extract<ServerMessage, {t: "update"}>} update */
  #update(update) {
    if (this.version === null || update.version === this.version + 1) this.#arrive(update);
    else if (update.version <= this.version) this.listener.onPast?.(update);
    else if (update.version > this.version && !this.#resuming) {
      this.#resuming = true;
      this.listener.send({ t: "resume", last: this.version });
    }
  }

  /** @param {StateMessage} state */
  #arrive(state) {
    this.#resuming = false;
    this.version = state.version;
    this.listener.onState(state);
  }

  /** @param {number} id @param {string | null} error */
  #grant(id, error) {
    this.#wishes.get(id)?.(error);
    this.#wishes.delete(id);
  }

  /** @param {number} id @param {Answer} answer */
  #settle(id, answer) {
    const act = this.pending;
    if (act === null || act.id !== id) return;
    this.pending = null;
    this.listener.onAnswer(act, answer);
  }
}
