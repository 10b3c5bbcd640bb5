import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { Sentences } from "../../src/baohuang/web/app/sentences.js";
import { EMOTES, PHRASES, REASONS } from "../../src/baohuang/web/core/talk.js";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../src/baohuang");
const LANGS = ["zh-Hans", "zh-Hant", "ja", "en"];
const PHASES = ["grab", "enthrone", "call", "solo", "open", "rebel", "kick", "name", "discard", "rename"];
const RULESETS = ["qingdao", "weifang", "weihai", "classic108"];

/** Ids that are put together: the code's template, and what stands in it. */
const FAMILIES = {
  "ask-${phase}": PHASES,
  "ask-${view.phase}-why": PHASES,
  "phase-${view.phase}": [...PHASES, "play", "over", "void"],
  "card-${SPECIAL_NAMES[token[0]]}": ["small", "big", "emperor", "guard", "top"],
  "mark-${SPECIAL_NAMES[token]}": ["small", "big", "emperor", "guard", "top"],
  "suit-${suit}": ["c", "d", "h", "s"],
  "sort-${nextMode}": ["rank", "size"],
  "how-${how}": ["open", "hidden"],
  "verb-${verb}": ["call", "name", "rename"],
  "link-${link}": ["connecting", "waiting", "replaced", "forbidden"],
  "role-${id}": ["emperor", "guard", "rebel"],
  "role-${id}-aka": ["emperor", "guard", "rebel"],
  "role-${role}": ["emperor", "guard", "commoner"],
  "role-${view.role}": ["emperor", "guard", "commoner"],
  "role-${view.role}-aka": ["emperor", "guard", "commoner"],
  "result-${event.winner}": ["emperor", "commoners", "draw"],
  'result-${view.winner ?? "draw"}': ["emperor", "commoners", "draw"],
  "place-${place}-of-${view.seats}": ["1-of-4", "2-of-4", "3-of-4", "4-of-4", "1-of-5", "2-of-5", "3-of-5", "4-of-5", "5-of-5"],
  "place-${view.out.indexOf(seat) + 1}-of-${view.seats}": ["1-of-5"],
  "setting-${name}": ["fourColours", "autoPass", "keys", "sound", "clockWarnings", "calm"],
  "setting-${name}-why": ["fourColours", "autoPass", "keys", "sound", "clockWarnings", "calm"],
  "ruleset-${info.id}": RULESETS,
  "ruleset-${rules}": RULESETS,
  "ruleset-${view.rules}": RULESETS,
  "lobby-about-${info.id}": RULESETS,
  "bot-${seat.bot}": [],
  "ruleset-${store.rules.value}": RULESETS,
  "venue-tier-${tier}": ["1", "2", "3"],
  "bot-${one}": ["easy", "medium", "strong"],
  "analysis-${moment.unit}": ["points", "leads", "strength"],
  "bot-${name}": [],
  "room-clock-${one}": ["none", "calm", "usual", "brisk"],
  "room-found-${one}": ["invited", "all"],
  "room-machines-${one}": ["none", "welcome"],
  "room-machines-${one}-why": ["none", "welcome"],
  "room-found-${one}-why": ["invited", "all"],
  "coins-reason-${entry.reason}": ["grant", "relief", "deal", "operator"],
  "ruleset-${id}": RULESETS,
  "ruleset-${room.rules}": RULESETS,
  "ruleset-${deal.rules}": RULESETS,
  "role-${roleIn(deal)}": ["emperor", "guard", "commoner"],
  "role-${one}": ["emperor", "guard", "commoner"],
  "place-${deal.places[deal.seat]}-of-${deal.names.length}": ["1-of-4", "2-of-4", "3-of-4", "4-of-4", "1-of-5", "2-of-5", "3-of-5", "4-of-5", "5-of-5"],
  "result-${deal.winner}": ["emperor", "commoners", "draw"],
  "ruleset-${course.rules}": RULESETS,
  "answer-${verb}-guard": ["open", "hide"],
  "phrase-${id}": PHRASES.flat(),
  "phrase-${what}": PHRASES.flat(),
  "emote-${id}": EMOTES,
  "emote-${what}": EMOTES,
  "emote-${name}": EMOTES,
  "report-${reason}": REASONS,
  "lesson-${lesson.id}-title": [],
  "lesson-${info.id}-title": [],
  "lesson-${id}-title": [],
  "error-${judged.error}": [],
  "lesson-${id}-about": [],
  "lesson-${id}-${at + 1}": [],
  "error-${code}": [],
  "error-${error}": [],
  'shuffle-${id}-${ok ? "yes" : "no"}': ["promise-yes", "promise-no", "luck-yes", "luck-no", "cards-yes", "cards-no", "own-yes", "own-no"],
};
const ANSWERS = ["grab", "decline", "enthrone", "yield", "solo-open", "solo-hidden", "hide", "open-guard", "hide-guard", "rebel", "abstain", "kick", "spare", "keep", "ready"];

/** Every client module's text. */
function sources() {
  const folders = ["app", "core", "net", "table", "replay", "learn"];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, "web", folder)).map((name) => readFileSync(join(ROOT, "web", folder, name), "utf8")),
  );
}

/** The ids of a language's messages. */
function known(lang) {
  const folder = join(ROOT, "messages/locales", lang);
  const texts = readdirSync(folder).filter((file) => file !== "cli.ftl").map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1])));
}

const code = sources().join("\n");
const plain = [...code.matchAll(/\bt\((?:[\w.]+ \? )?"([\w-]+)"(?: : "([\w-]+)")?/g)].flatMap((match) => match.slice(1)).filter(Boolean);
const stakes = [...code.matchAll(/"(stake-[\w-]+)"/g)].map((match) => match[1]);
const composed = [...code.matchAll(/\bt\(`([^`]+)`/g)].map((match) => match[1]);

test("every template of an id is known to this test", () => {
  assert.deepEqual([...new Set(composed)].filter((one) => !(one in FAMILIES)), []);
});

for (const lang of LANGS) {
  test(`every id that the client asks for has a message in ${lang}`, () => {
    const ids = known(lang);
    const filled = Object.entries(FAMILIES).flatMap(([template, values]) =>
      values.map((value) => template.replace(/\$\{.*\}/, value)),
    );
    const wanted = [...plain, ...stakes, ...filled, ...ANSWERS.map((one) => `answer-${one}`)];
    assert.deepEqual([...new Set(wanted)].filter((id) => !ids.has(id)).sort(), []);
  });
}

test("a sentence is read when it is asked for, as if all had been read at once", () => {
  const text = "# A comment\n\none = 1 = 1\n    and more\n# Another\ntwo = { $n ->\n    [one] a card\n   *[other] { $n } cards\n  }\n";
  const sentences = new Sentences("en", text);
  const say = (id, args) => sentences.formatPattern(sentences.getMessage(id).value, args, []);
  assert.deepEqual(["one", "two", "and", "three"].map((id) => sentences.hasMessage(id)), [true, true, false, false]);
  assert.deepEqual([say("two", { n: 1 }), say("two", { n: 3 }), say("one")], ["a card", "3 cards", "1 = 1\nand more"]);
  assert.equal(sentences.hasMessage("one"), true);
  assert.equal(sentences.getMessage("three"), undefined);
});

for (const lang of LANGS) {
  test(`every sentence can be read alone in ${lang}`, () => {
    const folder = join(ROOT, "messages/locales", lang);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), "utf8");
      const sentences = new Sentences(lang, text);
      const ids = [...text.matchAll(/^(\S+) *=/gm)].map((match) => match[1]);
      assert.deepEqual(ids.filter((id) => sentences.getMessage(id) === undefined), [], file);
      assert.deepEqual(text.match(/\{\s*-?[a-z][\w-]*(\.[\w-]+)?\s*\}/g), null, file);
    }
  });
}
