import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { fromHex, mixed, sha256, shuffled, stream, toHex } from "../../src/baohuang/web/core/fair.js";

// What the server's own code makes of the same secret and luck (tests/server/test_fair.py holds it to this file).
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const LUCK = ["a", "", "b7", "", ""];
const MIXED = "8d20c57cbc77178cd9fe661405c630ebc5656276ae0317f78b21fd6b7384b4ad";
const FIRST_CARDS = [58, 56, 21, 36, 5, 99, 27, 38, 47, 84, 0, 107];
const THEN = 1;

test("the digest is SHA-256, at every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    assert.equal(toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
  }
});

test("secret, luck and redeal give the server's seed", () => {
  assert.equal(toHex(sha256(fromHex(SECRET))), COMMITMENT);
  assert.equal(toHex(mixed(SECRET, LUCK, 2)), MIXED);
  assert.notEqual(toHex(mixed(SECRET, LUCK, 3)), MIXED);
});

test("the seed gives the server's order of cards, and the starter after it", () => {
  const below = stream(fromHex(MIXED));
  const deck = shuffled(Array.from({ length: 108 }, (_, i) => i), below);
  assert.deepEqual(deck.slice(0, 12), FIRST_CARDS);
  assert.deepEqual([...deck].sort((a, b) => a - b), Array.from({ length: 108 }, (_, i) => i));
  assert.equal(below(5), THEN);
});
