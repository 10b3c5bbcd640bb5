import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { eyesOf, readMoment, writeMoment } from "../../src/baohuang/web/core/moment.js";
import { dealAgain, findings } from "../../src/baohuang/web/core/redeal.js";
import { chapterOf, chapters, leap, scenes, stays } from "../../src/baohuang/web/core/replay.js";
import { nothingSeen, withCards, withFair } from "../../src/baohuang/web/core/witness.js";

// What the server tells of one of its shuffles (tests/server/test_replays.py holds it to this file).
const SHUFFLE = JSON.parse(readFileSync(new URL("shuffle.json", import.meta.url), "utf8"));
const NOBODY = { promised: null, seat: null, luck: null, hand: null };

const step = (changes, ...events) => ({ action: null, events, changes });
const play = (seat, cards) => ({ t: "Played", seat, cards });
const REPLAY = {
  rules: "weihai", options: {}, names: [], eyes: "all", number: 1, shuffle: null,
  steps: [
    step({ phase: "enthrone", hand: "", turn: 0, last: [null, null] }, { t: "Dealt", starter: 0 }),
    step({ phase: "play" }, { t: "Enthroned", seat: 0 }),
    step({ turn: 1, last: ["99", null] }, play(0, "99")),
    step({ turn: 0 }, { t: "Passed", seat: 1 }, { t: "TrickEnded", leader: 0 }),
    step({ turn: 1 }, play(0, "J")),
    step({ phase: "over", turn: null }, { t: "Ended", points: [1, -1], places: [1, 2], winner: "emperor", hands: [] }),
  ],
};

test("each step's view is the one before with its changes", () => {
  const all = scenes(REPLAY);
  assert.deepEqual(all[3].view, { phase: "play", hand: "", turn: 0, last: ["99", null] });
  assert.equal(all[0].view.phase, "enthrone");
  assert.deepEqual(all[4].history.tricks.map((trick) => trick.winner), [0, null]);
});

test("one may jump to the deal, to each lead, and to the end", () => {
  const list = chapters(scenes(REPLAY));
  assert.deepEqual(list.map(({ kind, step: at, seat }) => [kind, at, seat]), [["deal", 0, null], ["trick", 2, 0], ["trick", 4, 0], ["end", 5, null]]);
  assert.deepEqual(chapterOf(list, 3), list[1]);
  assert.deepEqual([leap(list, 3, 1), leap(list, 3, -1), leap(list, 5, 1), leap(list, 0, -1)], [4, 2, 5, 0]);
});

test("a replay of the deal alone has one chapter", () => {
  assert.equal(chapters(scenes({ ...REPLAY, steps: REPLAY.steps.slice(0, 1) })).length, 1);
});

test("a pass stays for less long than a play, and less at a higher speed", () => {
  const pass = [{ t: "Passed", seat: 1 }];
  assert.ok(stays(pass, 1) < stays([play(0, "9")], 1));
  assert.ok(stays(pass, 4) < stays(pass, 1));
});

test("a moment is read from a link as it was written there", () => {
  for (const moment of [
    { step: 0, showing: "all", seat: 0 },
    { step: 17, showing: "knew", seat: 3 },
    { step: 1, showing: "hand", seat: 0 },
    { step: 9, showing: "nobody", seat: 4 },
  ]) assert.deepEqual(readMoment(writeMoment(moment)), moment);
  assert.equal(writeMoment({ step: 0, showing: "all", seat: 0 }), "");
});

test("a step may stand behind the hash, and what makes no sense is the beginning", () => {
  assert.equal(readMoment("", "#step=12").step, 12);
  assert.equal(readMoment("?step=3", "#analysis").step, 3);
  assert.deepEqual(readMoment("?step=-4&show=secret&seat=9"), { step: 0, showing: "all", seat: 0 });
  assert.equal(readMoment("?step=1e9").step, 0);
});

test("the server is asked for the eyes that are looked with", () => {
  const eyes = (showing) => eyesOf({ step: 1, showing, seat: 2 });
  assert.deepEqual(["all", "hand", "knew", "nobody"].map(eyes), ["all", "all", "2", "nobody"]);
});

test("the cards can be dealt again from secret, luck and deck", () => {
  assert.deepEqual(dealAgain(SHUFFLE), SHUFFLE.hands);
  assert.notDeepEqual(dealAgain({ ...SHUFFLE, redeal: 1 }), SHUFFLE.hands);
  assert.deepEqual([...dealAgain({ ...SHUFFLE, starter: 2 })].sort().length, 5);
});

test("who saw promise, luck and hand finds all of them", () => {
  const witness = { promised: SHUFFLE.commitment, seat: 2, luck: SHUFFLE.luck, hand: SHUFFLE.hands[2] };
  assert.deepEqual(findings(SHUFFLE, witness).map((one) => one.ok), [true, true, true, true]);
  assert.deepEqual(findings(SHUFFLE, NOBODY).map((one) => one.ok), [true, null, true, null]);
});

test("each lie is found", () => {
  const witness = { promised: SHUFFLE.commitment, seat: 2, luck: SHUFFLE.luck, hand: SHUFFLE.hands[2] };
  const lie = (shuffle, seen = {}) => findings({ ...SHUFFLE, ...shuffle }, { ...witness, ...seen }).filter((one) => one.ok === false).map((one) => one.id);
  assert.deepEqual(lie({ secret: "00".repeat(32) }), ["promise", "cards", "own"]);
  assert.deepEqual(lie({}, { promised: "00".repeat(32) }), ["promise"]);
  assert.deepEqual(lie({}, { luck: [...SHUFFLE.luck].reverse() }), ["luck"]);
  assert.deepEqual(lie({}, { hand: SHUFFLE.hands[3] }), ["own"]);
  assert.deepEqual(lie({ hands: [...SHUFFLE.hands].reverse() }), ["cards"]);
});

const fair = (deal, luck, { commitment = "aa", redeal = 0, secret = null } = {}) => ({ t: "fair", deal, redeal, commitment, luck, secret, deadline: null });

test("only a commitment from before the luck is a promise, and only luck from before the secret counts", () => {
  const promised = withFair(nothingSeen(0), fair(1, null));
  assert.deepEqual(promised, { deal: 1, promised: "aa", luck: null, hand: null });
  const dealt = withFair(promised, fair(1, ["mine"]));
  assert.deepEqual(dealt, { ...promised, luck: ["mine"] });
  assert.deepEqual(withFair(dealt, fair(1, ["other"], { secret: "00" })), dealt);
  assert.deepEqual(withFair(nothingSeen(0), fair(1, ["x"], { secret: "00" })), nothingSeen(1));
  assert.equal(withFair(nothingSeen(0), fair(1, ["x"])).promised, null);
  assert.equal(withFair(promised, fair(2, ["x"], { commitment: "bb" })).promised, null);
});

test("a deal that is dealt again is bound by the same promise, with another hand", () => {
  const seen = { deal: 1, promised: "aa", luck: ["mine"], hand: "3c" };
  assert.deepEqual(withFair(seen, fair(2, ["mine"], { redeal: 1 })), { ...seen, deal: 2, hand: null });
});

test("every seat of every ruleset finds its dealt hand in what it sees first", () => {
  // Written by the server, whose tests hold it to this file.
  const rulesets = JSON.parse(readFileSync(new URL("dealt.json", import.meta.url), "utf8"));
  for (const views of Object.values(rulesets)) {
    for (const { view, events, dealt } of views) assert.equal(withCards(nothingSeen(1), 1, view, events).hand, dealt);
  }
});

test("the hand is kept as it was dealt, before 3s were bought and paid for, and without the kitty", () => {
  const dealt = { t: "Dealt", starter: 0 };
  const view = { viewer: 1, hand: "3c9d" };
  const bought = { t: "Bought", buyer: 1, seller: 0, three: "3c", paid: "2s" };
  assert.equal(withCards(nothingSeen(1), 1, view, [dealt, bought]).hand, "9d2s");
  const sold = { t: "Bought", buyer: 0, seller: 1, three: "3d", paid: "2s" };
  assert.equal(withCards(nothingSeen(1), 1, { viewer: 1, hand: "9d2s" }, [dealt, sold]).hand, "3d9d");
  const others = { t: "Bought", buyer: 0, seller: 2, three: null, paid: "2s" };
  assert.equal(withCards(nothingSeen(1), 1, view, [dealt, others]).hand, "3c9d");
  const kitty = (seat, cards) => ({ t: "KittyTaken", seat, count: 1, cards });
  assert.equal(withCards(nothingSeen(1), 1, view, [dealt, kitty(1, "9d")]).hand, "3c");
  assert.equal(withCards(nothingSeen(1), 1, view, [dealt, kitty(0, null)]).hand, "3c9d");
  assert.equal(withCards(nothingSeen(1), 1, view, [bought]).hand, null);
  assert.equal(withCards(nothingSeen(1), 1, { ...view, viewer: null }, [dealt]).hand, null);
});
