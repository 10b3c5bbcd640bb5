import assert from "node:assert/strict";
import test from "node:test";
import { roleIn } from "../../src/baohuang/web/core/played.js";
import { freeSeats, isFree, isHouseBot, isPrivate, kindOf, matchOver, unready, waitsFor } from "../../src/baohuang/web/core/room.js";
import { others } from "../../src/baohuang/web/core/talk.js";

const person = (name, ready, online = true) => ({ name, bot: null, ready, online, trustee: false, leaving: false });
const bot = (kind) => ({ ...person("竹 Zhu", false, false), bot: kind });
const FREE = person("", false, false);
const room = (changes) => ({ code: "QWERTZ", base: null, host: 0, own: 0, ranking: null, open: false, seats: [], ...changes });

test("a room has a code, a venue a stake, a table against bots neither", () => {
  assert.deepEqual([room({}), room({ code: null, base: 10 }), room({ code: null })].map(kindOf), ["room", "venue", "bots"]);
});

test("a room is private while it is not listed, and a table without a code never is", () => {
  assert.deepEqual([room({}), room({ open: true }), room({ code: null })].map(isPrivate), [true, false, false]);
});

test("people and their own bots may be muted and reported, the house's bots and oneself may not", () => {
  const seats = [person("Li", false), { ...bot("own"), name: "Abacus" }, bot("medium"), FREE, person("Qin", true)];
  assert.deepEqual(others(room({ seats })), [{ seat: 1, name: "Abacus" }, { seat: 4, name: "Qin" }]);
  assert.deepEqual(others(room({ seats, own: null })).map(({ seat }) => seat), [0, 1, 4]);
});

test("a bot that somebody has connected counts as a person", () => {
  assert.deepEqual([FREE, person("Li", false), bot("medium"), bot("own")].map(isHouseBot), [false, false, true, false]);
  assert.deepEqual([FREE, person("Li", false), bot("medium"), bot("own")].map(isFree), [true, false, false, false]);
});

test("before the first deal everybody is waited for but the host, also who is away", () => {
  const seats = [person("Li", false), person("Qin", false, false), person("Sun", true), bot("easy"), bot("own")];
  assert.deepEqual(unready(room({ seats }), true), [1, 4]);
});

test("between deals only who is here is waited for, the host too", () => {
  const seats = [person("Li", false), person("Qin", false, false), person("Sun", true), bot("easy")];
  assert.deepEqual(unready(room({ seats, own: 2 }), false), [0]);
});

test("a free seat keeps a deal from beginning before anybody who is not ready", () => {
  const full = [person("Li", false), person("Sun", true), bot("easy")];
  assert.equal(waitsFor(room({ seats: [...full, FREE] }), true), "seats");
  assert.deepEqual(freeSeats(room({ seats: [...full, FREE] })), [3]);
  assert.equal(waitsFor(room({ seats: full }), true), null);
  assert.equal(waitsFor(room({ seats: [person("Li", false), person("Sun", false)] }), true), "people");
});

test("a match is over when its places are told", () => {
  assert.deepEqual([null, [1, 2]].map((ranking) => matchOver(room({ ranking }))), [false, true]);
});

const deal = { seat: 1, emperor: 1, guard: null };

test("a solo emperor is the emperor, and whoever else is neither is a commoner", () => {
  assert.deepEqual([deal, { ...deal, emperor: 0, guard: 1 }, { ...deal, emperor: 0 }].map(roleIn), ["emperor", "guard", "commoner"]);
});
