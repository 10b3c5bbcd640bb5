/**
 * How far somebody has come in each lesson; free of the page, so that it can be tested without one.
 *
 * @typedef {Record<string, Record<string, number>>} Progress steps done, by ruleset and lesson
 */

/** @param {string | null} text as it was kept @returns {Progress} */
export function readProgress(text) {
  try {
    const kept = JSON.parse(text ?? "{}");
    return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** @param {Progress} progress @param {string} rules @param {string} lesson */
export const stepsDone = (progress, rules, lesson) => Number(progress[rules]?.[lesson]) || 0;

/** With `steps` of a lesson done, if it is more than before. @param {Progress} progress @param {string} rules @param {string} lesson @param {number} steps @returns {Progress} */
export function withSteps(progress, rules, lesson, steps) {
  if (steps <= stepsDone(progress, rules, lesson)) return progress;
  return { ...progress, [rules]: { ...progress[rules], [lesson]: steps } };
}

/** @param {Progress} progress @param {string} rules @param {{id: string, steps: number}} lesson */
export const isDone = (progress, rules, lesson) => stepsDone(progress, rules, lesson.id) >= lesson.steps;

/** The first lesson that is not done, or null. @template {{id: string, steps: number}} T @param {Progress} progress @param {string} rules @param {T[]} lessons @returns {T | null} */
export const nextLesson = (progress, rules, lessons) => lessons.find((lesson) => !isDone(progress, rules, lesson)) ?? null;
