/**
 * The tutorial: all courses, one course, or one of its lessons, which the fragment of the address names.
 */
import { html, useEffect, useState } from "../lib.js";
import { Alert } from "../app/alert.js";
import { Frame } from "../app/frame.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { forget, progress } from "./kept.js";
import { LessonView } from "./lesson.js";
import { isDone, nextLesson, stepsDone } from "./progress.js";
import { fetchCourses } from "./source.js";

/** @typedef {import("./source.js").Course} Course */

/** @returns {string} the fragment, kept up with the address */
function useFragment() {
  const read = () => decodeURIComponent(location.hash.slice(1));
  const [fragment, setFragment] = useState(read);
  useEffect(() => {
    const change = () => setFragment(read());
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  return fragment;
}

/** @param {Course} course */
const lessonsDone = ({ rules, lessons }) => lessons.filter((lesson) => isDone(progress.value, rules, lesson)).length;

/** @param {{courses: Course[]}} props */
function AllCourses({ courses }) {
  return html`
    <p class="learn-why">${t("learn-why")}</p>
    <ul class="courses">
      ${courses.map((course) => html`
        <li key=${course.rules}>
          <a class="course" href=${`/learn/${course.rules}`} data-testid=${`course-${course.rules}`}>
            <strong>${t(`ruleset-${course.rules}`)}</strong>
            <span class="chip small">${t("learn-progress", { done: lessonsDone(course), of: course.lessons.length })}</span>
          </a>
        </li>`)}
    </ul>`;
}

/** @param {{course: Course}} props */
function OneCourse({ course }) {
  const { rules, lessons } = course;
  const next = nextLesson(progress.value, rules, lessons);
  return html`
    <p class="learn-why">${next ? t("learn-why") : t("learn-finished-course", { name: t(`ruleset-${rules}`) })}</p>
    <p class="learn-links">
      <span class="chip small" data-testid="progress">${t("learn-progress", { done: lessonsDone(course), of: lessons.length })}</span>
      <a href=${`/rules/${rules}`}>${t("guide-pictures")}</a>
      <a href="/learn">${t("guide-other")}</a>
    </p>
    ${next && html`<p><a class="button primary" href=${`#${next.id}`} data-testid="start">${t(lessonsDone(course) || stepsDone(progress.value, rules, next.id) ? "learn-go-on" : "learn-start")}</a></p>`}
    <ol class="lessons">
      ${lessons.map((lesson) => {
        const done = isDone(progress.value, rules, lesson);
        return html`
          <li key=${lesson.id}><a class=${`lesson-link${done ? " done" : ""}`} href=${`#${lesson.id}`} data-testid=${`lesson-${lesson.id}`}>
            <span>${t(`lesson-${lesson.id}-title`, lesson.args)}</span>
            ${done && html`<span class="lesson-done"><${Icon} name="check" />${t("learn-done")}</span>`}
          </a></li>`;
      })}
    </ol>
    ${lessonsDone(course) > 0 && html`<p><button class="button small" onClick=${() => forget(rules)} data-testid="forget">${t("learn-forget")}</button></p>`}`;
}

/** @param {{path: string[]}} props */
export function Page({ path }) {
  const [courses, setCourses] = useState(/** @type {Course[] | null | "failed"} */ (null));
  const fragment = useFragment();
  useEffect(() => {
    fetchCourses().then(setCourses, () => setCourses("failed"));
  }, []);
  if (courses === null || courses === "failed") {
    return html`<${Frame} title=${t("learn")} testid="learn">${courses === null ? html`<p class="loading" role="status">${t("loading")}</p>` : html`<${Alert} text=${t("learn-failed")} />`}<//>`;
  }
  const course = courses.find((one) => one.rules === path[0]);
  if (course === undefined) return html`<${Frame} title=${t("learn")} testid="learn"><${AllCourses} courses=${courses} /><//>`;
  const name = t(`ruleset-${course.rules}`);
  const at = course.lessons.findIndex((lesson) => lesson.id === fragment);
  if (at < 0) return html`<${Frame} title=${t("learn-course", { name })} testid="learn"><${OneCourse} course=${course} /><//>`;
  const info = course.lessons[at];
  return html`
    <${Frame} title=${t(`lesson-${info.id}-title`, info.args)} testid="learn">
      <p class="learn-links"><a href=${`/learn/${course.rules}#`} data-testid="back">${t("learn-course", { name })}</a></p>
      <${LessonView} key=${info.id} rules=${course.rules} info=${info} next=${course.lessons[at + 1] ?? null} />
    <//>`;
}
