import assert from "node:assert/strict";
import test from "node:test";
import { formatCards, parseCards, spread } from "../../src/baohuang/web/core/cards.js";
import { bindTyped, columnOfKey, readTyped } from "../../src/baohuang/web/core/typed.js";

const typed = (text, hand) => {
  const wanted = readTyped(text);
  if (wanted === null) return null;
  const bound = bindTyped(wanted, parseCards(hand));
  return "missing" in bound ? `no ${bound.missing}` : formatCards(spread(bound.selection));
};

test("3a is three aces", () => assert.equal(typed("3a", "AcAdAsAs"), "AcAdAs"));
test("2k1w is two kings and a small joker", () => assert.equal(typed("2k1w", "KcKcww"), "KcKcw"));
test("a run of one digit is a listing", () => assert.equal(typed("99", "9c9c9c"), "9c9c"));
test("x counts without doubt", () => assert.equal(typed("3x9", "9c9c9c"), "9c9c9c"));
test("two digits are a count and a rank", () => assert.equal(typed("25", "5c5d"), "5c5d"));
test("ten may be written 10 or t", () => {
  assert.equal(typed("210", "TcTd"), "TcTd");
  assert.equal(typed("2t", "TcTd"), "TcTd");
});
test("suited notation is understood", () => assert.equal(typed("9c9c9c9c", "9c9c9c9c9d"), "9c9c9c9c"));
test("capital W is the big joker, and the marked one serves when no other is left", () => {
  assert.equal(typed("wW", "wW"), "wW");
  assert.equal(typed("2W", "WE"), "WE");
});
test("g is the guard card that the hand holds", () => {
  assert.equal(typed("g", "3cG"), "G");
  assert.equal(typed("g", "3cg"), "g");
});
test("a missing card is named", () => assert.equal(typed("2a", "Ac"), "no A"));
test("nonsense cannot be read", () => {
  assert.equal(typed("hello?", "Ac"), null);
  assert.deepEqual(readTyped(""), []);
});
test("one key stands for one column", () => {
  assert.deepEqual(["3", "0", "j", "w", "W", "e", "g", "p"].map(columnOfKey), ["3", "T", "J", "w", "W", "W", "G", null]);
});
