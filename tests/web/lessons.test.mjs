import assert from "node:assert/strict";
import test from "node:test";
import { isDone, nextLesson, readProgress, stepsDone, withSteps } from "../../src/baohuang/web/learn/progress.js";

const LESSONS = [{ id: "sets", steps: 3 }, { id: "wind", steps: 1 }];

test("progress is read back as it was kept, and nothing from what cannot be read", () => {
  const kept = withSteps({}, "weihai", "sets", 2);
  assert.deepEqual(readProgress(JSON.stringify(kept)), { weihai: { sets: 2 } });
  for (const broken of [null, "", "no", "null", "[]", "3"]) assert.deepEqual(readProgress(broken), {});
});

test("steps once done stay done, each ruleset by itself", () => {
  const two = withSteps(withSteps({}, "weihai", "sets", 2), "weihai", "sets", 1);
  assert.equal(stepsDone(two, "weihai", "sets"), 2);
  assert.equal(stepsDone(two, "qingdao", "sets"), 0);
});

test("a lesson is done with its last step, and the first that is not done comes next", () => {
  const begun = withSteps({}, "weihai", "sets", 2);
  assert.equal(isDone(begun, "weihai", LESSONS[0]), false);
  const done = withSteps(begun, "weihai", "sets", 3);
  assert.equal(isDone(done, "weihai", LESSONS[0]), true);
  assert.equal(nextLesson(done, "weihai", LESSONS)?.id, "wind");
  assert.equal(nextLesson(withSteps(done, "weihai", "wind", 1), "weihai", LESSONS), null);
});
