import assert from "node:assert/strict";
import test from "node:test";
import { Chronicle } from "../../src/baohuang/web/core/chronicle.js";

const played = (version, seat, deal = 1) => ({ t: "update", version, deal, events: [{ t: "Played", seat, cards: "9c" }] });
const snapshot = (version, deal = 1) => ({ t: "snapshot", version, deal, events: [] });
const seats = (chronicle) => chronicle.history.tricks.flatMap((trick) => trick.moves.map((move) => move.seat));

/** What a tab kept that saw seats 0 and 1 play at versions 5 and 6. */
function kept() {
  const before = new Chronicle(null);
  before.begin(snapshot(4));
  before.add(played(5, 0));
  before.add(played(6, 1));
  return JSON.parse(JSON.stringify(before.keep()));
}

test("after a reload at rest the tricks are there, and nothing is asked", () => {
  const now = new Chronicle(kept());
  assert.equal(now.begin(snapshot(6)), null);
  now.add(played(7, 2));
  assert.deepEqual(seats(now), [0, 1, 2]);
});

test("what happened while the page loaded is asked for and put before what came later", () => {
  const now = new Chronicle(kept());
  assert.equal(now.begin(snapshot(8)), 6);
  now.add(played(9, 4));
  now.recall(played(7, 2));
  assert.deepEqual(seats(now), [0, 1, 2]);
  now.recall(played(8, 3));
  assert.deepEqual(seats(now), [0, 1, 2, 3, 4]);
});

test("a past that the table cannot tell is left out", () => {
  const now = new Chronicle(kept());
  now.begin(snapshot(8));
  now.add(played(9, 4));
  now.add(snapshot(9));
  now.add(played(10, 0));
  assert.deepEqual(seats(now), [0, 1, 4, 0]);
});

test("another deal begins with no tricks", () => {
  const now = new Chronicle(kept());
  assert.equal(now.begin(snapshot(30, 2)), null);
  assert.deepEqual(seats(now), []);
  now.add(played(31, 3, 2));
  assert.deepEqual([seats(now), now.keep().version], [[3], 31]);
});

test("a step told again in the ordinary course is not counted twice", () => {
  const now = new Chronicle(null);
  now.begin(snapshot(4));
  now.add(played(5, 0));
  now.recall(played(5, 0));
  assert.deepEqual(seats(now), [0]);
});
