import assert from "node:assert/strict";
import test from "node:test";
import { compareTokens, formatCards, parseCards } from "../../src/baohuang/web/core/cards.js";
import { banks, columns } from "../../src/baohuang/web/core/columns.js";
import { canonicalForms } from "../../src/baohuang/web/core/canonical.js";

test("cards are written by rank, then suit, then w g W E G", () => {
  assert.equal(formatCards(parseCards("GEWgw2d3s3cTh")), "3c3sTh2dwgWEG");
});

test("a suitless card sorts before suited ones of its rank", () => {
  assert.deepEqual(["9s", "9", "9c"].sort(compareTokens), ["9", "9c", "9s"]);
});

test("what is no card is refused", () => {
  assert.throws(() => parseCards("9x"), RangeError);
  assert.throws(() => parseCards("1c"), RangeError);
});

test("identical cards share a strip, jokers of one strength a column, strongest first", () => {
  assert.deepEqual(columns("3c3c3dwgWEG"), [
    { id: "G", count: 1, strips: [{ token: "G", have: 1 }] },
    { id: "W", count: 2, strips: [{ token: "E", have: 1 }, { token: "W", have: 1 }] },
    { id: "w", count: 2, strips: [{ token: "g", have: 1 }, { token: "w", have: 1 }] },
    { id: "3", count: 3, strips: [{ token: "3d", have: 1 }, { token: "3c", have: 2 }] },
  ]);
});

test("by size the largest group comes first, equal ones by strength", () => {
  assert.deepEqual(columns("3c4c4dAc", "size").map((column) => column.id), ["4", "A", "3"]);
});

test("sixteen columns fill two banks of eight", () => {
  const hand = "3c4c5c6c7c8c9cTcJcQcKcAc2cwWG";
  assert.deepEqual(banks(columns(hand), 8).map((bank) => bank.length), [8, 8]);
});

test("four cards of one rank and suit are tried as a bomb before the suitless form", () => {
  assert.deepEqual(canonicalForms(["9c", "9c", "9c", "9c"]), ["9c9c9c9c", "9999"]);
  assert.deepEqual(canonicalForms(["9c", "9c", "9c", "9d"]), ["9999"]);
});

test("the named card keeps its suit and follows the suitless ones", () => {
  assert.deepEqual(canonicalForms(["9h", "9c"], "9h"), ["99h", "99"]);
});
