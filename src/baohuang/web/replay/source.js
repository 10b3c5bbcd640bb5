/**
 * Where a replay comes from: a finished deal of a table, or a record that somebody has brought along.
 */
import { get, post } from "../app/api.js";

/**
 * @typedef {import("../types/messages.js").Replay} Replay
 * @typedef {{kind: "table", table: string, deal: string} | {kind: "record", text: string}} Source
 * @typedef {{error: string, where: string}} Failure `error` a code; `where`: the place of the damage, or ""
 */

/** @param {Source} source the address of a deal's record, or null */
export const recordUrl = (source) =>
  source.kind === "table" ? `/api/tables/${encodeURIComponent(source.table)}/deals/${encodeURIComponent(source.deal)}` : null;

/** @template T @param {import("../app/api.js").Answer<T>} answer @returns {T | Failure} */
const told = (answer) => (answer.ok ? answer.body : { error: answer.error, where: answer.where });

/** @param {Source} source @param {Replay["eyes"]} eyes @returns {Promise<Replay | Failure>} */
export const fetchReplay = async (source, eyes) =>
  told(await (source.kind === "table" ? get(`${recordUrl(source)}/replay?eyes=${eyes}`) : post(`/api/replays?eyes=${eyes}`, { record: source.text })));

/** @param {Source} source @returns {Promise<import("../types/messages.js").Analysis | Failure>} */
export async function fetchAnalysis(source) {
  const url = recordUrl(source);
  return url === null ? { error: "offline", where: "" } : told(await get(`${url}/analysis`));
}
