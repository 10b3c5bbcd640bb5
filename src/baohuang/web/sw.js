/**
 * The service worker: keeps the shell, which is the page, its files and its sentences, so that the page opens at
 * once and without a net. What is said about games, `/api` and the sockets, it never touches.
 *
 * The page is always asked for first, so an update comes with the next load; files have their content's digest in
 * their address, so what is kept is never old. A running page has all its files and is left alone.
 */
const CACHE = "baohuang-shell";
const PAGE = "/";
/** Pages whose files are all kept, whichever was opened. */
const SHELL = [PAGE, "/table/-"];
const NO_PAGE = /^\/(api|messages|static|healthz|metrics|openapi\.json|sw\.js)(\/|$)/;
const FILE = /^\/static\/[0-9a-f]{12}\//;
const SENTENCES = /^\/messages\//;

self.addEventListener("install", (event) => {
  event.waitUntil(fetch(PAGE, { cache: "no-cache" }).then(keepPage).then(() => self.skipWaiting()));
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

/** The page from the net, which is kept for later; without a net the kept one. */
async function page(event) {
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok) event.waitUntil(keepPage(fresh.clone()));
    return fresh;
  } catch (offline) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw offline;
  }
}

/** The files that a page names. */
const filesOf = (text) => [...text.matchAll(/(?:href|src)="(\/static\/[0-9a-f]{12}\/[^"]+)"/g)].map((match) => match[1]);

/** The page at an address of ours, as text. */
const textOf = (path) => fetch(path, { cache: "no-cache" }).then((answer) => answer.text());

/** Keeps a page with all files that it names; after an update those of the whole shell, and drops the older ones. */
async function keepPage(answer) {
  const cache = await caches.open(CACHE);
  const text = await answer.clone().text();
  const base = filesOf(text)[0]?.match(FILE)?.[0];
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const old = [...kept].filter((path) => FILE.test(path) && !path.startsWith(base));
  const updated = ![...kept].some((path) => path.startsWith(base));
  const texts = updated ? [text, ...(await Promise.all(SHELL.map(textOf)))] : [text];
  const named = new Set(texts.flatMap(filesOf));
  await cache.addAll([...named].filter((path) => !kept.has(path)));
  await cache.put(PAGE, new Response(text, { headers: answer.headers }));
  await Promise.all(old.map((path) => cache.delete(path)));
}

async function file(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Sentences from the net, else the last known ones. */
async function sentences(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (offline) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw offline;
  }
}
