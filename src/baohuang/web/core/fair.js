/**
 * Checking a shuffle by oneself: the promise, the luck of all, and where every card then lies.
 * The same arithmetic as the server's `cards/fair.py` and `cards/shuffle.py`, without a library, so that it also works
 * where the page is not served securely and the browser offers no digests.
 */

/** @typedef {import("../net/session.js").Fair} Fair */

const FRACTIONS = primes(64).map((prime) => Math.floor((Math.cbrt(prime) % 1) * 2 ** 32) >>> 0);
const START = primes(8).map((prime) => Math.floor((Math.sqrt(prime) % 1) * 2 ** 32) >>> 0);

/** @param {number} count @returns {number[]} */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {Uint8Array} bytes @returns {Uint8Array} SHA-256 */
export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    const s = Array.from(state);
    for (let i = 0; i < 64; i++) {
      const e = s[4];
      const one = s[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & s[5]) ^ (~e & s[6])) + FRACTIONS[i] + w[i];
      const a = s[0];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
      s.pop();
      s.unshift((one + two) >>> 0);
      s[4] = (s[4] + one) >>> 0;
    }
    s.forEach((value, i) => (state[i] += value));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => out.setUint32(i * 4, value));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text);

/**
 * What the deck is shuffled with.
 * @param {string} secret in hexadecimal @param {readonly string[]} luck by seat @param {number} redeal
 */
export const mixed = (secret, luck, redeal) =>
  sha256(bytesOf(["baohuang fair 1", secret, String(redeal), ...luck].map((line) => `${line}\n`).join("")));

/**
 * Uniform numbers below a bound, from the seed alone.
 * @param {Uint8Array} seed @returns {(bound: number) => number}
 */
export function stream(seed) {
  const key = sha256(Uint8Array.from([...bytesOf("baohuang/1:"), ...seed]));
  let counter = 0n;
  /** @type {bigint[]} */
  let words = [];
  const word = () => {
    if (words.length === 0) {
      const block = new Uint8Array(40);
      block.set(key);
      new DataView(block.buffer).setBigUint64(32, counter++);
      const digest = new DataView(sha256(block).buffer);
      words = [0, 8, 16, 24].map((at) => digest.getBigUint64(at));
    }
    return /** @type {bigint} */ (words.shift());
  };
  return (bound) => {
    const size = BigInt(bound);
    const limit = (1n << 64n) - ((1n << 64n) % size);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return Number(drawn % size);
    }
  };
}

/**
 * @template Card
 * @param {readonly Card[]} deck in the deck's order @param {(bound: number) => number} below
 */
export function shuffled(deck, below) {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last--) {
    const at = below(last + 1);
    [cards[last], cards[at]] = [cards[at], cards[last]];
  }
  return cards;
}
