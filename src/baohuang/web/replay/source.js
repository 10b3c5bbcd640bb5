/**
 * Where a replay comes from: a finished deal of a table, or a record that somebody has brought along.
 */

/**
 * @typedef {import("../types/messages.js").Replay} Replay
 * @typedef {{kind: "table", table: string, deal: string} | {kind: "record", text: string}} Source
 * @typedef {{error: string, where: string}} Failure `error` a code; `where`: the place of the damage, or ""
 */

/** @param {Source} source the address of a deal's record, or null */
export const recordUrl = (source) =>
  source.kind === "table" ? `/api/tables/${encodeURIComponent(source.table)}/deals/${encodeURIComponent(source.deal)}` : null;

/** @param {Source} source @param {Replay["eyes"]} eyes @returns {Promise<Replay | Failure>} */
export async function fetchReplay(source, eyes) {
  const answer = await (source.kind === "table" ? fetch(`${recordUrl(source)}/replay?eyes=${eyes}`) : send(source.text, eyes)).catch(() => null);
  if (answer === null) return { error: "offline", where: "" };
  const body = await answer.json().catch(() => ({}));
  return answer.ok ? body : { error: body.error ?? "internal", where: body.where ?? "" };
}

/** @param {string} record @param {string} eyes */
const send = (record, eyes) =>
  fetch(`/api/replays?eyes=${eyes}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record }),
  });

/** @param {Source} source @returns {Promise<import("../types/messages.js").Analysis | Failure>} */
export async function fetchAnalysis(source) {
  const url = recordUrl(source);
  const answer = url === null ? null : await fetch(`${url}/analysis`).catch(() => null);
  if (answer === null) return { error: "offline", where: "" };
  const body = await answer.json().catch(() => ({}));
  return answer.ok ? body : { error: body.error ?? "internal", where: "" };
}
