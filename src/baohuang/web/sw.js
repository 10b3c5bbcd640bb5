/**
 * The service worker: keeps the shell, which is the page, its files and its sentences, so that the page opens at
 * once and without a net, or while a proxy looks for the house in vain. What is said about games, `/api` and the
 * sockets, it never touches.
 *
 * The page is always asked for first, so an update comes with the next load; files have their content's digest in
 * their address, so what is kept of them is never old, and sentences are fetched again with the pages that name them.
 * A running page has all its files and is left alone. What is kept is fetched whole and looked at before anything older
 * goes: between here and the house others may answer, and the worker may be ended or lack room at any point.
 */
const CACHE = "baohuang-shell";
/** The pages that are kept, by the address under which each is: one for the start page, one for all tables. */
const SHELL = ["/", "/table/-"];
const [START, TABLE] = SHELL;
const NO_PAGE = /^\/(api|messages|static|healthz|metrics|openapi\.json|sw\.js)(\/|$)/;
const FILE = /^\/static\/[0-9a-f]{12}\//;
const SENTENCES = /^\/messages\/[^/]+\//;
/** What a proxy answers while the house is away. */
const AWAY = [502, 503, 504];
/** The language of the pages, which registered the worker for it; without one that in which the house sends them. */
const LANG = new URL(location.href).searchParams.get("lang");

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!NO_PAGE.test(url.pathname)) event.respondWith(page(event));
  } else if (FILE.test(url.pathname)) event.respondWith(file(request));
  else if (SENTENCES.test(url.pathname)) event.respondWith(sentences(request));
});

/** The page from the net, which is kept for later; while the house cannot be reached the kept one. */
async function page(event) {
  const { pathname } = new URL(event.request.url);
  const key = pathname.startsWith("/table/") ? TABLE : START;
  const fresh = await fetch(event.request).catch(() => null);
  if (fresh === null || AWAY.includes(fresh.status)) return (await found(key)) ?? fresh ?? Response.error();
  if (isWhole(fresh)) event.waitUntil(refresh(fresh.clone(), key === TABLE || pathname === START ? key : null));
  return fresh;
}

/** What is kept under an address. */
const found = async (key) => (await caches.open(CACHE)).match(key, { ignoreVary: true });

/** Whether an answer is what was asked for, and not an error or the way to another page. */
const isWhole = (answer) => answer.ok && !answer.redirected;

/** Whether an answer is a file or sentences of the house: of those none is a page, and what others say is. */
const isPart = (answer) => isWhole(answer) && !(answer.headers.get("content-type") ?? "").startsWith("text/html");

/** The files that a page names. */
const filesOf = (text) => [...text.matchAll(/(?:href|src)="(\/static\/[0-9a-f]{12}\/[^"]+)"/g)].map((match) => match[1]);

/** The sentences that a page names, in the language of the pages. */
const sentencesOf = (text) => [...text.matchAll(/href="(\/messages\/[^"]+)"/g)].map((match) => (LANG === null ? match[1] : match[1].replace(SENTENCES, `/messages/${LANG}/`)));

/** The folder of a page's files; undefined for a page that is not ours. */
const baseOf = (text) => filesOf(text)[0]?.match(FILE)?.[0];

/** The addresses of all that is kept. */
const addresses = async (cache) => (await cache.keys()).map((request) => new URL(request.url).pathname);

/** Whether every page is kept and names the files of this folder; the files alone may be half of a shell. */
async function isShell(base) {
  const pages = await Promise.all(SHELL.map(found));
  const texts = await Promise.all(pages.map((page) => page?.text() ?? ""));
  return texts.every((text) => baseOf(text) === base);
}

/** After an update the whole shell, else this page alone, where it is one that is kept. */
async function refresh(answer, key) {
  const base = baseOf(await answer.clone().text());
  if (base === undefined) return;
  if (!(await isShell(base))) await keepShell();
  else if (key !== null) await keep([[key, answer]]);
}

const keepShell = async () => keep(await Promise.all(SHELL.map(async (path) => [path, await fetch(path, { cache: "no-cache" })])));

/** Keeps pages of one client with all that they name, then drops what is older; throws where any is not ours. */
async function keep(pages) {
  const cache = await caches.open(CACHE);
  const kept = await addresses(cache);
  const texts = await Promise.all(pages.map(([, answer]) => answer.clone().text()));
  const [base] = texts.map(baseOf);
  if (base === undefined || !pages.every(([, answer], at) => isWhole(answer) && baseOf(texts[at]) === base)) throw new Error("no page of ours");
  const named = new Set(texts.flatMap((text) => [...filesOf(text), ...sentencesOf(text)]));
  const parts = await Promise.all([...named].filter((path) => !FILE.test(path) || !kept.includes(path)).map(part));
  if (!parts.every(([, answer]) => isPart(answer))) throw new Error("no file of ours");
  await Promise.all(parts.map(([path, answer]) => cache.put(path, answer)));
  await Promise.all(pages.map(([key, { headers }], at) => cache.put(key, new Response(texts[at], { headers }))));
  if (!(await isShell(base))) return;
  const whole = pages.length === SHELL.length;
  const isOlder = (path) => (FILE.test(path) ? !path.startsWith(base) : whole && SENTENCES.test(path) && !named.has(path));
  await Promise.all(kept.filter(isOlder).map((path) => cache.delete(path)));
}

/** A file or sentences by the address, which of sentences does not tell whether they are old. */
const part = async (path) => [path, await fetch(path, FILE.test(path) ? {} : { cache: "no-cache" })];

async function file(request) {
  return (await found(request)) ?? fetch(request);
}

/** Sentences from the net, else the last known ones, else those of another page, which can say what is wrong. */
async function sentences(request) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh === null || !isPart(fresh)) return (await found(request)) ?? (await alike(request)) ?? fresh ?? Response.error();
  const copy = fresh.clone();
  await caches.open(CACHE).then((cache) => cache.put(request, copy)).catch(() => undefined);
  return fresh;
}

/** Sentences of any page in the language of those asked for. */
async function alike({ url }) {
  const [folder] = new URL(url).pathname.match(SENTENCES);
  const other = (await addresses(await caches.open(CACHE))).find((path) => path.startsWith(folder));
  return other && found(other);
}
