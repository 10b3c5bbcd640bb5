import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../src/baohuang");
const WEB = join(ROOT, "web");
const ENGLISH = join(ROOT, "messages/locales/en");
const read = (path) => readFileSync(path, "utf8");
const idsIn = (file) => [...read(join(ENGLISH, file)).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
const common = [...read(join(WEB, "app/i18n.js")).match(/const COMMON = \[(.*)\]/)[1].matchAll(/"(\w+)"/g)].map((match) => match[1]);
const pages = [...read(join(WEB, "app/main.js")).matchAll(/^  (\w*|""): \{ files: \[(.*?)\], load: \(\) => import\("(.+?)"\)/gm)].map(([, name, files, module]) => ({
  name: name === '""' ? "start" : name,
  files: [...common, ...[...files.matchAll(/"(\w+)"/g)].map((match) => match[1])],
  module: join(WEB, "app", module),
}));

/** A module without its comments. */
const spoken = (module) => read(module).replaceAll(/\/\*[^]*?\*\//g, "");

/** A module and all that it imports, now or later. */
function closure(module, seen = new Set()) {
  if (seen.has(module) || module.includes("/vendor/")) return seen;
  seen.add(module);
  for (const [, path] of spoken(module).matchAll(/(?:from |import\()"(\.[^"]+\.js)"/g)) closure(join(dirname(module), path), seen);
  return seen;
}

const everything = new Map(readdirSync(ENGLISH).flatMap((file) => idsIn(file).map((id) => [id, file.replace(".ftl", "")])));

test("every page's module and message files are there", () => {
  assert.ok(pages.length > 5);
  assert.deepEqual(pages.filter((page) => !existsSync(page.module)), []);
  assert.deepEqual(pages.flatMap((page) => page.files).filter((file) => !existsSync(join(ENGLISH, `${file}.ftl`))), []);
});

for (const page of pages) {
  test(`the ${page.name} page loads every sentence that its modules name`, () => {
    const named = [...closure(page.module)].flatMap((module) => [...spoken(module).matchAll(/["`]([a-z][\w]*(?:-[\w]+)+)["`]/g)].map((match) => match[1]));
    const lacking = named.filter((id) => everything.has(id) && !page.files.includes(everything.get(id)));
    assert.deepEqual([...new Set(lacking)].map((id) => `${id} of ${everything.get(id)}`), []);
  });
}
