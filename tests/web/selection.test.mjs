import assert from "node:assert/strict";
import test from "node:test";
import { PlayBook } from "../../src/baohuang/web/core/book.js";
import { columns } from "../../src/baohuang/web/core/columns.js";
import { formatCards, parseCards, tally } from "../../src/baohuang/web/core/cards.js";
import { NOTHING, selectedCards, slide, tapHeader, tapStrip, trim } from "../../src/baohuang/web/core/selection.js";

const text = (selection) => formatCards(selectedCards(selection));
const column = (hand, id) => columns(hand).find((one) => one.id === id);
const context = (plays, size = 0, mixes = false) => ({ book: new PlayBook(plays), size, mixes });

test("a strip adds one copy and wraps to none", () => {
  const strip = { token: "9c", have: 2 };
  const one = tapStrip(NOTHING, strip);
  const two = tapStrip(one, strip);
  assert.deepEqual([one, two, tapStrip(two, strip)].map(text), ["9c", "9c9c", ""]);
});

test("a header picks exactly as many as the play to beat, again clears", () => {
  const hand = "9c9c9d9s9s";
  const first = tapHeader(NOTHING, column(hand, "9"), context(["99", "JJ"], 2));
  assert.equal(text(first), "9c9d");
  assert.equal(text(tapHeader(first, column(hand, "9"), context(["99"], 2))), "");
});

test("a header picks the whole rank when leading", () => {
  assert.equal(text(tapHeader(NOTHING, column("9c9c9d", "9"), context(["9", "99", "999"]))), "9c9c9d");
});

test("another rank takes the place of the first where ranks never mix, jokers stay", () => {
  const hand = "9c9cJcJcW";
  const picked = new Map([["9c", 1], ["W", 1]]);
  assert.equal(text(tapHeader(picked, column(hand, "J"), context(["JW", "9W"], 2))), "JcW");
});

test("a joker header fills what is missing", () => {
  const hand = "9c9cwww";
  assert.equal(text(tapHeader(new Map([["9c", 2]]), column(hand, "w"), context(["99w", "9ww", "www"], 3))), "9c9cw");
});

test("long strips stay whole while shorter ones last", () => {
  const hand = "9c9c9c9c9d9d9s";
  assert.equal(text(tapHeader(NOTHING, column(hand, "9"), context(["999"], 3))), "9d9d9s");
});

test("without a turn a header selects freely", () => {
  assert.equal(text(tapHeader(NOTHING, column("9c9d", "9"), { book: null, size: 0, mixes: false })), "9c9d");
});

test("a slide over five ranks takes a straight out of pairs", () => {
  const hand = "3c4c4d5c6c7c7d";
  const plays = ["34567", "44", "77", "3", "4", "5", "6", "7"];
  const touched = ["3", "4", "5", "6", "7"].map((id) => column(hand, id));
  assert.equal(text(slide(NOTHING, touched, context(plays, 0, true))), "3c4c5c6c7c");
});

test("a slide never builds a mix that no play can hold", () => {
  const hand = "9c9dJcJdww";
  const plays = ["9", "99", "J", "JJ", "w", "ww", "99w", "JJw", "99ww", "JJww"];
  const touched = ["w", "J", "9"].map((id) => column(hand, id));
  assert.equal(text(slide(NOTHING, touched, context(plays))), "JcJdww");
});

test("a selection keeps only what the hand still holds", () => {
  assert.equal(text(trim(new Map([["9c", 2], ["W", 1]]), tally(parseCards("9c")))), "9c");
});

test("a choice is legal when one of its forms is a member", () => {
  const book = new PlayBook(["99", "9c9c9c9c", "JJh"], "Jh");
  assert.equal(book.find(["9c", "9d"]), "99");
  assert.equal(book.find(["9c", "9c", "9c", "9c"]), "9c9c9c9c");
  assert.equal(book.find(["Jh", "Jc"]), "JJh");
  assert.equal(book.find(["9c"]), null);
  assert.equal(book.find([]), null);
});
