import assert from "node:assert/strict";
import test from "node:test";
import { cues, runLow } from "../../src/baohuang/web/core/cues.js";

const view = (counts, more = {}) => ({ viewer: 0, phase: "play", counts, options: { announce_at: "always" }, asked: false, ...more });

test("each step is heard once a kind, in its order, and one's own turn last", () => {
  const events = [{ t: "Played", seat: 1, cards: "9c9d" }, { t: "WentOut", seat: 1, place: 1 }, { t: "TrickEnded", leader: 0 }];
  assert.deepEqual(cues(events, view([9, 2]), view([9, 0], { asked: true })), ["play", "trick", "turn"]);
});

test("four cards land heavily", () => {
  assert.deepEqual(cues([{ t: "Played", seat: 1, cards: "9c9d9h9s" }], view([9, 20]), view([9, 16])), ["heavy"]);
});

test("a sealed answer is not heard", () => {
  assert.deepEqual(cues([{ t: "Answered", seat: 0, yes: true }], view([9, 9]), view([9, 9])), []);
});

test("a hand runs low once, as the room has it, and never where counts are not shown", () => {
  assert.deepEqual(runLow(view([9, 5, 4]), view([2, 3, 4])), [1]);
  assert.deepEqual(runLow(view([9, 3]), view([9, 2])), []);
  assert.deepEqual(runLow(view([9, 12], { options: { announce_at: 10 } }), view([9, 10], { options: { announce_at: 10 } })), [1]);
  assert.deepEqual(runLow(view([9, null]), view([9, null])), []);
  assert.deepEqual(runLow(view([9, 3]), view([9, 0])), []);
});

test("the end sounds as it is for the viewer", () => {
  const ended = (points) => [{ t: "Ended", points, places: [], winner: "emperor", hands: [] }];
  const over = view([0, 0], { phase: "over" });
  assert.deepEqual(cues(ended([2, -2]), over, over), ["won"]);
  assert.deepEqual(cues(ended([-2, 2]), over, over), ["lost"]);
});
