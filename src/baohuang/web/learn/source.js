/**
 * What the server tells of rules and lessons, and how it judges an answer.
 */
import { get, post } from "../app/api.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {{id: string, steps: number, args: Record<string, string>, chapters: string[]}} LessonInfo
 * @typedef {{rules: string, lessons: LessonInfo[]}} Course
 * @typedef {{view: SeatView, offer: string[], discard: number, example: string}} StepScene
 * @typedef {{lesson: LessonInfo, steps: StepScene[]}} LessonScenes
 * @typedef {{right: boolean, error: string | null, message_id: string | null, view: SeatView | null}} Judged
 * @typedef {{play: string, top: string | null, verdict: string | null}} Picture
 * @typedef {{kind: "text" | "item" | "sub", id: string, text: string, picture: Picture | null}} RuleLine
 * @typedef {{id: string, title: string, lines: RuleLine[], lessons: string[]}} RuleSection
 * @typedef {{id: string, lang: string, title: string, sections: RuleSection[]}} RulePage
 * @typedef {string | number} Value
 * @typedef {{name: string, title: string, why: string, values: {value: Value, title: string, why: string}[], default: Value}} RoomOption
 */

/** What was answered; rejects where the server refuses. @param {Promise<import("../app/api.js").Answer<any>>} asked @returns {Promise<any>} */
async function told(asked) {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.error);
  return answer.body;
}

/** @returns {Promise<Course[]>} */
export const fetchCourses = async () => (await told(get("/api/lessons"))).courses;

/** @param {string} rules @param {string} lesson @returns {Promise<LessonScenes>} */
export const fetchLesson = (rules, lesson) => told(get(`/api/lessons/${encodeURIComponent(rules)}/${encodeURIComponent(lesson)}`));

/** @param {string} rules @param {string} lesson @param {number} step from 1 on @param {string} action @returns {Promise<Judged>} */
export const judge = (rules, lesson, step, action) =>
  told(post(`/api/lessons/${encodeURIComponent(rules)}/${encodeURIComponent(lesson)}/${step}`, { action }));

/** @param {string} rules @param {string} lang @param {Record<string, Value>} options @returns {Promise<RulePage>} */
export const fetchRulePage = (rules, lang, options) =>
  told(get(`/api/rules/${encodeURIComponent(rules)}/page?${new URLSearchParams({ lang, options: JSON.stringify(options) })}`));

/** The options of each ruleset. @returns {Promise<Record<string, RoomOption[]>>} */
export async function fetchOptions() {
  const body = await told(get("/api/rulesets"));
  return Object.fromEntries(body.rulesets.map((/** @type {{id: string, options: RoomOption[]}} */ one) => [one.id, one.options]));
}
