import assert from "node:assert/strict";
import test from "node:test";
import { warning } from "../../src/baohuang/web/core/clock.js";

test("a clock is said once at ten seconds, and the last five are heard one by one", () => {
  const kinds = [12, 11, 10, 9, 6, 5, 5, 4, 1, 0].map((left, at, all) => warning(at === 0 ? 13 : all[at - 1], left));
  assert.deepEqual(kinds, [null, null, "said", null, null, "heard", null, "heard", "heard", null]);
});

test("a late look at the clock still says it", () => {
  assert.equal(warning(14, 7), "said");
});

test("a clock that begins, or that was wound again, warns of nothing", () => {
  assert.deepEqual([warning(null, 4), warning(3, 20), warning(3, null)], [null, null, null]);
});
