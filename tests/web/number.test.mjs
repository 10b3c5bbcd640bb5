import assert from "node:assert/strict";
import test from "node:test";
import { grouped } from "../../src/baohuang/web/core/number.js";

test("a number is written as each of our languages writes it", () => {
  const numbers = [0, 7, 10, 999, 1000, 12345, 1234567, -1, -999, -1000, -1234567, 10 ** 12];
  for (const lang of ["zh-Hans", "zh-Hant", "ja", "en"]) {
    const format = new Intl.NumberFormat(lang);
    assert.deepEqual(numbers.map(grouped), numbers.map((n) => format.format(n)));
  }
});
