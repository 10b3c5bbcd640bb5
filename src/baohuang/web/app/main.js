/**
 * Starts the page: the first part of the address decides which. A page's module, and the sentences that only it needs,
 * are loaded with it; `server/pages.py` knows the same pages and sends each with what it needs.
 */
import { html, render, signal } from "../lib.js";
import { retryDelay } from "../core/backoff.js";
import { holdName } from "../net/tab.js";
import { get } from "./api.js";
import { isReady, speak, t } from "./i18n.js";
import { install } from "./install.js";

/**
 * @typedef {(props: {path: string[]}) => unknown} Page `path` is what follows the first part of the address
 * @type {Record<string, {files: string[], load: () => Promise<{Page: Page}>}>}
 */
const PAGES = {
  "": { files: ["rules", "house"], load: () => import("./start.js") },
  room: { files: ["rules", "house"], load: () => import("./new_room.js") },
  account: { files: ["house", "people"], load: () => import("./account.js") },
  coins: { files: ["house", "people"], load: () => import("./coins.js") },
  points: { files: ["house", "people"], load: () => import("./points.js") },
  history: { files: ["house", "people"], load: () => import("./history.js") },
  leaderboard: { files: ["house", "people"], load: () => import("./leaderboard.js") },
  people: { files: ["house", "people"], load: () => import("./people.js") },
  table: { files: ["fair", "room", "talk"], load: () => import("../table/page.js") },
  learn: { files: ["rules", "house", "guide", "learn"], load: () => import("../learn/page.js") },
  rules: { files: ["rules", "house", "guide", "learn"], load: () => import("../learn/rules_page.js") },
  replay: { files: ["fair", "replay"], load: () => import("../replay/page.js") },
};

const [first, ...path] = location.pathname.split("/").slice(1).map(decodeURIComponent);
const page = PAGES[first] ?? PAGES[""];
const loaded = signal(/** @type {Page | null} */ (null));
/** The page's own module cannot be had. */
const lost = signal(false);

function App() {
  if (isReady() && lost.value) return html`<p class="loading" role="alert">${t("error-offline")}</p>`;
  if (!isReady() || loaded.value === null) return html`<p class="loading" role="status">…</p>`;
  return html`<${loaded.value} path=${path} />`;
}

/** The house is away, or only this module cannot be had: loaded again, the page gets it in the first case. @param {number} [attempt] */
async function lose(attempt = 0) {
  lost.value = true;
  const back = (await get("/healthz")).ok;
  if (back && attempt > 0) location.reload();
  else if (!back) setTimeout(() => void lose(attempt + 1), retryDelay(attempt, Math.random()));
}

holdName();
speak(page.files);
void page.load().then((module) => (loaded.value = module.Page), () => void lose());
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
install();
