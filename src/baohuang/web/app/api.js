/**
 * The HTTP side of the server, as the pages use it. A refusal is a value: its stable code.
 */
import { useEffect, useState } from "../lib.js";
import { retryDelay } from "../core/backoff.js";
import { has, t } from "./i18n.js";

/**
 * @typedef {string | number} Value
 * @typedef {{value: Value, title: string, why: string}} Choice `title` and `why` are message ids
 * @typedef {{name: string, title: string, why: string, values: Choice[], default: Value}} RoomOption
 * @typedef {{id: string, seats: number, options: RoomOption[]}} RulesetInfo
 * @typedef {{id: string, rules: string, options: Record<string, Value>, base: number, minimum: number}} Venue
 * @typedef {{name: string, registered: boolean, person: string}} Me `person` is the public id
 * @typedef {{at: number, reason: string, table: string | null, deal: number | null, amount: number}} Posting
 * @typedef {{balance: number, relief: number, relief_below: number, entries: Posting[], points: Record<string, {deals: number, points: number}>}} Account
 */

/**
 * @template T
 * @typedef {{ok: true, body: T} | {ok: false, error: string, where: string}} Answer `where` what was sent is damaged, or ""
 */

/** What a proxy answers, in words of its own, while the house is away. */
const AWAY = [502, 503, 504];

/**
 * @param {"GET" | "POST" | "DELETE"} method @param {string} path @param {unknown} [wish]
 * @returns {Promise<Answer<any>>}
 */
async function ask(method, path, wish) {
  const sent = wish === undefined ? { method } : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(wish) };
  const answer = await fetch(path, sent).catch(() => null);
  if (answer === null) return { ok: false, error: "offline", where: "" };
  const body = await answer.json().catch(() => null);
  return answer.ok ? { ok: true, body } : { ok: false, error: body?.error ?? (AWAY.includes(answer.status) ? "offline" : "internal"), where: body?.where ?? "" };
}

/** @param {string} path */
export const get = (path) => ask("GET", path);

/** @param {string} path @param {unknown} [wish] */
export const post = (path, wish) => ask("POST", path, wish);

/** @param {string} path */
export const remove = (path) => ask("DELETE", path);

/** The sentence of a refusal; what was on its way when the line broke is `lost`. @param {string} code */
export function refusal(code) {
  if (code === "lost") return t("net-lost");
  return has(`error-${code}`) ? t(`error-${code}`) : t("error-unknown", { code });
}

/**
 * What an address says, asked for when the component appears and again when the address changes, and until the house can be
 * reached.
 * @param {string | null} path null asks nothing
 * @param {number} [every] milliseconds after which it is asked for again while the page is seen; what fails then is not told
 * @returns {{body: any, from: string, error: string, loading: boolean, again: () => void}} `body` stays while it is asked for again;
 *   `from` is the address that said it
 */
export function useAnswer(path, every = 0) {
  const [state, setState] = useState({ body: /** @type {any} */ (null), from: "", error: "", loading: path !== null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (path === null) return undefined;
    let wanted = true;
    let timer = 0;
    const look = async (attempt = 0) => {
      const answer = await get(path);
      if (!wanted) return;
      if (answer.ok) setState({ body: answer.body, from: path, error: "", loading: false });
      else setState((known) => ({ ...known, error: answer.error, loading: false }));
      if (!answer.ok && answer.error === "offline") timer = setTimeout(() => void look(attempt + 1), retryDelay(attempt, Math.random()));
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path, round]);
  useEffect(() => {
    if (path === null || every === 0) return undefined;
    let wanted = true;
    const look = async () => {
      if (document.hidden) return;
      const answer = await get(path);
      if (wanted && answer.ok) setState({ body: answer.body, from: path, error: "", loading: false });
    };
    const timer = setInterval(() => void look(), every);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [path, every]);
  return { ...state, again: () => setRound((n) => n + 1) };
}

/** A query without what is empty. @param {Record<string, Value | undefined>} fields */
export function query(fields) {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  return filled.length ? `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}` : "";
}
