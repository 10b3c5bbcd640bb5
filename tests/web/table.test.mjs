import assert from "node:assert/strict";
import test from "node:test";
import { retryDelay } from "../../src/baohuang/web/core/backoff.js";
import { groups } from "../../src/baohuang/web/core/groups.js";
import { emptyHistory, lastPlays, record } from "../../src/baohuang/web/core/history.js";
import { placeSeats } from "../../src/baohuang/web/core/seats.js";
import { factors, hasSecretSolo } from "../../src/baohuang/web/core/stakes.js";

test("the next player sits at the right counter-clockwise, at the left clockwise", () => {
  const next = (clockwise, seats) => placeSeats({ viewer: 2, seats, clockwise })[0];
  assert.deepEqual(next(false, 5), { seat: 3, position: "lower-right" });
  assert.deepEqual(next(true, 5), { seat: 3, position: "lower-left" });
  assert.deepEqual(next(true, 4), { seat: 3, position: "lower-left" });
});

test("four players leave one opposite", () => {
  assert.deepEqual(placeSeats({ viewer: 3, seats: 4, clockwise: false }).map((one) => one.position), ["lower-right", "top", "lower-left"]);
});

test("a play is shown in groups", () => {
  assert.deepEqual(groups("9c9dWW"), [
    { kind: "cards", card: "9", n: 2, suits: "cd" },
    { kind: "cards", card: "W", n: 2, suits: "" },
  ]);
});

test("a straight is shown as a run, its wings apart", () => {
  assert.deepEqual(groups("34567"), [{ kind: "run", from: "3", to: "7", each: 1, n: 5 }]);
  assert.equal(groups("3344").length, 2);
});

test("the plays of a finished trick stay until the next lead", () => {
  const events = [
    { t: "Played", seat: 0, cards: "99" },
    { t: "Passed", seat: 1 },
    { t: "TrickEnded", leader: 0 },
  ];
  const history = record(emptyHistory(1), 1, events);
  assert.deepEqual(history.tricks, [{ moves: [{ seat: 0, cards: "99" }, { seat: 1, cards: null }], winner: 0 }]);
  assert.deepEqual(lastPlays([null, null, null], history), [
    { cards: "99", passed: false, old: true },
    { cards: null, passed: true, old: true },
    { cards: null, passed: false, old: true },
  ]);
  assert.deepEqual(lastPlays(["J", null, null], history)[0], { cards: "J", passed: false, old: false });
});

test("a new deal begins a new history", () => {
  const one = record(emptyHistory(1), 1, [{ t: "Played", seat: 0, cards: "9" }]);
  assert.deepEqual(record(one, 2, []), { deal: 2, tricks: [] });
});

const view = { solo: null, revealed: false, phase: "play", options: {}, open_guard: false, rebellion: false, kick: false, multiplier: 1 };

test("every public doubling is named, and only those that make up the multiplier shown", () => {
  assert.deepEqual(factors({ ...view, rebellion: true, kick: true, multiplier: 4 }).map((one) => one.id), ["stake-rebellion", "stake-kick"]);
  assert.deepEqual(factors({ ...view, rebellion: true, multiplier: 6 }), []);
  assert.deepEqual(factors({ ...view, solo: "grab", multiplier: 4 }).length, 2);
});

test("a hidden solo is no public doubling", () => {
  const hidden = { ...view, solo: "hidden" };
  assert.deepEqual(factors(hidden), []);
  assert.equal(hasSecretSolo(hidden), true);
});

test("retries wait longer each time, within bounds", () => {
  assert.equal(retryDelay(0, 0), 150);
  assert.ok(retryDelay(3, 0.5) > retryDelay(1, 0.5));
  assert.equal(retryDelay(50, 1), 8000);
});
