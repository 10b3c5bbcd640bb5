/**
 * One lesson: the question, the table, the answer, and what is said of it.
 */
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { Alert } from "../app/alert.js";
import { Icon } from "../app/icons.js";
import { has, t } from "../app/i18n.js";
import { useShortcuts } from "../table/keyboard.js";
import { Answers } from "./answers.js";
import { Scene } from "./scene.js";
import { LessonStore } from "./store.js";
import { fetchLesson } from "./source.js";

/**
 * @typedef {import("./source.js").LessonInfo} LessonInfo
 * @typedef {import("./source.js").Judged} Judged
 */

/** @param {Judged} judged @param {Record<string, string>} args */
function words(judged, args) {
  if (judged.message_id) return t(judged.message_id, args);
  if (judged.error) return has(`error-${judged.error}`) ? t(`error-${judged.error}`) : t("learn-refused");
  return t("learn-other");
}

/** @param {{store: LessonStore}} props */
function Verdict({ store }) {
  const judged = store.judged.value;
  const state = judged === null ? "" : judged.right ? "good" : "bad";
  const head = judged === null ? "" : t(judged.right ? "learn-right" : judged.error ? "learn-refused" : "learn-wrong");
  return html`
    <div class=${`lesson-verdict ${state}`} role="status" aria-live="polite" data-testid="verdict" data-state=${state}>
      ${judged && html`<${Icon} name=${judged.right ? "check" : "cross"} /><p><strong>${head}</strong> ${words(judged, store.scenes.lesson.args)}</p>`}
      ${store.failed.value && html`<p>${t("learn-failed")}</p>`}
    </div>`;
}

/** What comes after a step that is solved. @param {{store: LessonStore, next: LessonInfo | null}} props */
function Onward({ store, next }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), []);
  if (!store.isLast) {
    return html`<button class="button primary" ref=${ref} onClick=${() => store.next()} data-testid="next-step">${t("learn-next-step")}</button>`;
  }
  return html`
    <div class="lesson-buttons">
      <a class="button" href=${`/learn/${store.rules}#`} ref=${next ? undefined : ref} data-testid="to-lessons">${t("learn-finish")}</a>
      ${next && html`<a class="button primary" ref=${ref} href=${`#${next.id}`} data-testid="next-lesson">${t("learn-next-lesson")}</a>`}
    </div>`;
}

/** @param {{store: LessonStore, next: LessonInfo | null}} props */
function Steps({ store, next }) {
  useShortcuts(/** @type {any} */ (store));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const at = store.at.value;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [at]);
  const { id, args } = store.scenes.lesson;
  return html`
    <div class="lesson" data-testid="lesson" data-step=${at + 1}>
      <div class="lesson-part">
        <p class="lesson-step"><span class="chip small">${t("learn-step", { n: at + 1, of: store.scenes.steps.length })}</span></p>
        ${at === 0 && html`<p class="lesson-about">${t(`lesson-${id}-about`, args)}</p>`}
        <h2 class="lesson-question" tabindex="-1" ref=${heading} data-testid="question">${t(`lesson-${id}-${at + 1}`, args)}</h2>
        <${Scene} view=${store.view.value} />
      </div>
      <div class="lesson-part">
        <${Verdict} store=${store} />
        ${store.solved.value
          ? html`<${Onward} store=${store} next=${next} />`
          : store.judged.value && html`<button class="button small lesson-show" onClick=${() => store.hint()} data-testid="show">${t("learn-show")}</button>`}
        <${Answers} store=${store} />
      </div>
    </div>`;
}

/** @param {{rules: string, info: LessonInfo, next: LessonInfo | null}} props */
export function LessonView({ rules, info, next }) {
  const [scenes, setScenes] = useState(/** @type {import("./source.js").LessonScenes | null | "failed"} */ (null));
  useEffect(() => {
    fetchLesson(rules, info.id).then(setScenes, () => setScenes("failed"));
  }, [rules, info.id]);
  const store = useMemo(() => (scenes && scenes !== "failed" ? new LessonStore(rules, scenes) : null), [scenes]);
  if (scenes === "failed") return html`<${Alert} text=${t("learn-failed")} />`;
  if (store === null) return html`<p class="loading" role="status">${t("loading")}</p>`;
  return html`<${Steps} store=${store} next=${next} />`;
}
