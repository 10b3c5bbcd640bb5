/**
 * The rules of a ruleset as a page to read, with pictures of plays. The address holds the options: `?options=` is JSON.
 */
import { html, useEffect, useMemo, useState } from "../lib.js";
import { Alert } from "../app/alert.js";
import { Frame } from "../app/frame.js";
import { Icon } from "../app/icons.js";
import { has, t } from "../app/i18n.js";
import { settings } from "../app/settings.js";
import { OptionList } from "./option_list.js";
import { PlayPicture } from "./picture.js";
import { fetchCourses, fetchOptions, fetchRulePage } from "./source.js";

/**
 * @typedef {import("./source.js").RulePage} RulePage
 * @typedef {import("./source.js").RuleLine} RuleLine
 * @typedef {import("./source.js").RuleSection} RuleSection
 * @typedef {import("./source.js").RoomOption} RoomOption
 * @typedef {import("./source.js").Value} Value
 * @typedef {Record<string, Value>} Chosen
 * @typedef {{args: Record<string, Record<string, Record<string, string>>>, options: Record<string, RoomOption[]>}} Known arguments by ruleset and lesson
 */

/** Lines of the chapter of options that the list of options does not say itself. */
const PAIRS = "explain-option-pair";

/** @returns {Chosen} what the address asks for; nothing where it cannot be read */
function readChosen() {
  try {
    const read = JSON.parse(new URLSearchParams(location.search).get("options") ?? "{}");
    return read !== null && typeof read === "object" && !Array.isArray(read) ? read : {};
  } catch {
    return {};
  }
}

/** @param {Chosen} chosen */
function writeChosen(chosen) {
  const query = Object.keys(chosen).length ? `?${new URLSearchParams({ options: JSON.stringify(chosen) })}` : "";
  history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
}

/** Lines with the items of a list together. @param {RuleLine[]} lines @returns {RuleLine[][]} */
function blocks(lines) {
  /** @type {RuleLine[][]} */
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (last && line.kind !== "text" && last[0].kind !== "text") last.push(line);
    else found.push([line]);
  }
  return found;
}

/** @param {{lines: RuleLine[]}} props */
function Lines({ lines }) {
  return blocks(lines).map((block) =>
    block[0].kind === "text"
      ? html`<p>${block[0].text}</p>`
      : html`<ul class="rule-list">${block.map((line) => html`<li class=${`${line.kind}${line.picture ? " with-picture" : ""}`}>${line.picture && html`<${PlayPicture} picture=${line.picture} />`}<span>${line.text}</span></li>`)}</ul>`,
  );
}

/** @param {{section: RuleSection, rules: string, known: Known, chosen: Chosen, choose: (chosen: Chosen) => void}} props */
function Chapter({ section, rules, known, chosen, choose }) {
  const options = section.id === "options" ? (known.options[rules] ?? []) : [];
  const lines = options.length ? section.lines.filter((line) => line.id === PAIRS) : section.lines;
  return html`
    <section class="chapter" id=${section.id} aria-labelledby=${`${section.id}-title`} data-testid=${`chapter-${section.id}`}>
      <h2 id=${`${section.id}-title`} tabindex="-1">${section.title}</h2>
      ${options.length > 0 && html`<${OptionList} options=${options} chosen=${chosen} choose=${choose} />`}
      <${Lines} lines=${lines} />
      ${section.lessons.filter((id) => has(`lesson-${id}-title`)).map((id) => html`
        <p key=${id}><a class="lesson-link" href=${`/learn/${rules}#${id}`}><${Icon} name="book" />${t("guide-lesson", { title: t(`lesson-${id}-title`, known.args[rules]?.[id] ?? { rank: "" }) })}</a></p>`)}
    </section>`;
}

/** @param {import("./source.js").Course} course @returns {[string, Record<string, Record<string, string>>]} */
const argsOf = ({ rules, lessons }) => [rules, Object.fromEntries(lessons.map((lesson) => [lesson.id, lesson.args]))];

/** @returns {Known} */
function useKnown() {
  const [known, setKnown] = useState(/** @type {Known} */ ({ args: {}, options: {} }));
  useEffect(() => {
    void Promise.all([fetchCourses(), fetchOptions()]).then(
      ([courses, options]) => setKnown({ args: Object.fromEntries(courses.map(argsOf)), options }),
      () => undefined,
    );
  }, []);
  return known;
}

/** @param {{path: string[]}} props */
export function Page({ path }) {
  const rules = path[0] ?? "";
  const { lang } = settings.value;
  const known = useKnown();
  const [chosen, setChosen] = useState(readChosen);
  const [page, setPage] = useState(/** @type {RulePage | null} */ (null));
  const [failed, setFailed] = useState(false);
  const turns = useMemo(() => ({ current: 0 }), []);
  const load = (/** @type {Chosen} */ wanted) => {
    const turn = ++turns.current;
    return fetchRulePage(rules, lang, wanted).then(
      (fresh) => {
        if (turn !== turns.current) return;
        setPage(fresh);
        setChosen(wanted);
        writeChosen(wanted);
        setFailed(false);
      },
      () => {
        if (turn === turns.current) setFailed(true);
      },
    );
  };
  useEffect(() => void load(chosen), [rules, lang]);
  useEffect(() => {
    if (page && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [page === null]);
  return html`
    <${Frame} title=${page?.title ?? t("guide")} testid="guide">
      ${failed && html`<${Alert} text=${t(page ? "error-bad-option" : "rules-failed")} />`}
      ${page === null && !failed && html`<p class="loading" role="status">${t("loading")}</p>`}
      ${page && html`
        <p class="learn-links"><a href=${`/learn/${rules}`} data-testid="to-course">${t("learn-course", { name: t(`ruleset-${rules}`) })}</a></p>
        <nav class="contents" aria-label=${t("guide-contents")}>
          <ul>${page.sections.map((section) => html`<li key=${section.id}><a href=${`#${section.id}`}>${section.title}</a></li>`)}</ul>
        </nav>
        <div class="chapters" lang=${page.lang}>
          ${page.sections.map((section) => html`<${Chapter} key=${section.id} section=${section} rules=${rules} known=${known} chosen=${chosen} choose=${load} />`)}
        </div>
        <nav class="learn-links" aria-label=${t("guide-other")}>
          ${Object.keys(known.options).filter((id) => id !== rules).map((id) => html`<a key=${id} href=${`/rules/${id}`}>${t("rules-of", { name: t(`ruleset-${id}`) })}</a>`)}
        </nav>`}
    <//>`;
}
