/**
 * The WebSocket under a session: opens it, opens it again when it breaks, and says how it stands.
 */
import { retryDelay } from "../core/backoff.js";
import { Session } from "./session.js";

/**
 * @typedef {"connecting" | "online" | "waiting" | "replaced" | "forbidden"} Link
 * @typedef {import("./session.js").Listener} Listener
 */

const PING_EVERY = 20_000;
const DEAD_AFTER = 8_000;
/** From the first try on, so long may a table take to say hello; later tries are more patient. */
const GREETED_WITHIN = 5_000;
const MOST_PATIENT = 4;
/** Close codes after which trying again would be wrong. @type {Record<number, Link>} */
const FINAL = { 4001: "replaced", 4003: "forbidden" };

/**
 * @param {string} url
 * @param {string} client
 * @param {Omit<Listener, "send"> & {onLink: (link: Link) => void}} listener
 */
export function connect(url, client, listener) {
  /** @type {WebSocket | null} */
  let socket = null;
  let attempt = 0;
  let timer = 0;
  let heartbeat = 0;
  let greeting = 0;
  let greeted = false;
  const session = new Session(client, {
    ...listener,
    send: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    onHello: (hello) => {
      attempt = 0;
      greeted = true;
      clearTimeout(greeting);
      listener.onLink("online");
      listener.onHello(hello);
    },
  });

  function open() {
    clearTimeout(timer);
    clearTimeout(greeting);
    socket?.close();
    greeted = false;
    const now = (socket = new WebSocket(url));
    greeting = setTimeout(() => abandon(now), GREETED_WITHIN * Math.min(attempt + 1, MOST_PATIENT));
    now.onopen = () => {
      if (socket === now) session.opened();
    };
    now.onmessage = (event) => {
      if (socket === now) session.receive(JSON.parse(event.data));
    };
    now.onclose = (event) => {
      if (socket === now) lost(event.code);
    };
  }

  /** @param {number} code */
  function lost(code) {
    clearTimeout(greeting);
    session.closed();
    socket = null;
    if (code in FINAL) {
      listener.onLink(FINAL[code]);
      return;
    }
    listener.onLink("waiting");
    timer = setTimeout(open, retryDelay(attempt++, Math.random()));
  }

  /** A link that gives no pong in time is dead, whatever the browser believes. */
  function probe() {
    if (!greeted || socket?.readyState !== WebSocket.OPEN) return;
    const asked = socket;
    const dead = setTimeout(() => abandon(asked), DEAD_AFTER);
    session.ping(() => clearTimeout(dead));
  }

  /** Gives a silent link up and tries another. @param {WebSocket} silent */
  function abandon(silent) {
    if (socket !== silent) return;
    silent.onclose = null;
    silent.close();
    lost(0);
  }

  function hurry() {
    if (socket === null) open();
    else if (document.visibilityState === "visible") probe();
  }

  listener.onLink("connecting");
  open();
  heartbeat = setInterval(probe, PING_EVERY);
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);

  return {
    session,
    retry: open,
    close() {
      clearTimeout(timer);
      clearTimeout(greeting);
      clearInterval(heartbeat);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      const last = socket;
      socket = null;
      last?.close(1000);
    },
  };
}
