/**
 * The service worker: keeps the shell, which is the page, its files and its sentences, so that the page opens at
 * once and without a net. What is said about games, `/api` and the sockets, it never touches.
 *
 * The page is always asked for first, so an update comes with the next load; files have their content's digest in
 * their address, so what is kept is never old. A running page has all its files and is left alone.
 */
const CACHE = "baohuang-shell";
/** The pages that are kept, by the address under which each is: one for the start page, one for all tables. */
const SHELL = ["/", "/table/-"];
const [START, TABLE] = SHELL;
const NO_PAGE = /^\/(api|messages|static|healthz|metrics|openapi\.json|sw\.js)(\/|$)/;
const FILE = /^\/static\/[0-9a-f]{12}\//;
const SENTENCES = /^\/messages\//;

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

/** The page from the net, which is kept for later; without a net the kept one. */
async function page(event) {
  const { pathname } = new URL(event.request.url);
  const key = pathname.startsWith("/table/") ? TABLE : START;
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok) event.waitUntil(refresh(fresh.clone(), key === TABLE || pathname === START ? key : null));
    return fresh;
  } catch (offline) {
    const kept = await (await caches.open(CACHE)).match(key, { ignoreVary: true });
    if (kept) return kept;
    throw offline;
  }
}

/** The files that a page names. */
const filesOf = (text) => [...text.matchAll(/(?:href|src)="(\/static\/[0-9a-f]{12}\/[^"]+)"/g)].map((match) => match[1]);

/** The folder of a page's files. */
const baseOf = (text) => filesOf(text)[0]?.match(FILE)?.[0];

/** The addresses of all that is kept. */
const addresses = async (cache) => (await cache.keys()).map((request) => new URL(request.url).pathname);

/** After an update the whole shell, else this page alone, where it is one that is kept. */
async function refresh(answer, key) {
  const base = baseOf(await answer.clone().text());
  const kept = await addresses(await caches.open(CACHE));
  if (!kept.some((path) => path.startsWith(base))) await keepShell();
  else if (key !== null) await keep([[key, answer]]);
}

const keepShell = async () => keep(await Promise.all(SHELL.map(async (path) => [path, await fetch(path, { cache: "no-cache" })])));

/** Keeps pages with all files that they name, and drops those of an older client. */
async function keep(pages) {
  const cache = await caches.open(CACHE);
  const kept = await addresses(cache);
  const texts = await Promise.all(pages.map(([, answer]) => answer.clone().text()));
  const base = baseOf(texts[0]);
  await cache.addAll([...new Set(texts.flatMap(filesOf))].filter((path) => !kept.includes(path)));
  await Promise.all(pages.map(([key, { headers }], at) => cache.put(key, new Response(texts[at], { headers }))));
  await Promise.all(kept.filter((path) => FILE.test(path) && !path.startsWith(base)).map((path) => cache.delete(path)));
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
