import assert from "node:assert/strict";
import test from "node:test";

const KEY = "baohuang.client";
let pages = 0;

/** A page of a tab that keeps `kept`, and what the browser tells it. */
async function open(kept) {
  const heard = {};
  globalThis.sessionStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
  globalThis.addEventListener = (name, does) => void (heard[name] = does);
  const { holdName, tabName } = await import(`../../src/baohuang/web/net/tab.js?${pages++}`);
  holdName();
  return { name: tabName(), hide: () => heard.pagehide({}), show: (persisted) => heard.pageshow({ persisted }), tabName };
}

test("a reload keeps the tab's name", async () => {
  const kept = new Map();
  const first = await open(kept);
  first.hide();
  assert.equal((await open(kept)).name, first.name);
});

test("the copy of an open tab has a name of its own, also where it goes on to a table only later", async () => {
  const kept = new Map();
  const first = await open(kept);
  first.hide();
  const later = await open(kept);
  const copy = await open(new Map(kept));
  assert.notEqual(copy.name, later.name);
  assert.match(copy.name, /^[0-9a-z]{9,18}$/);
});

test("a page that is shown again out of the browser's memory has its name for itself again", async () => {
  const kept = new Map();
  const page = await open(kept);
  page.show(false);
  page.hide();
  assert.equal(kept.get(KEY), page.name);
  page.show(true);
  assert.deepEqual([kept.has(KEY), page.tabName()], [false, page.name]);
});

test("without storage a tab has a name all the same", async () => {
  const forbidden = new Map();
  forbidden.get = forbidden.set = forbidden.delete = () => assert.fail("forbidden");
  const page = await open(forbidden);
  page.hide();
  page.show(true);
  assert.equal(page.tabName(), page.name);
});
