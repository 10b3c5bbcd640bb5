/**
 * The HTTP side of the server: rulesets with their options, and opening a table.
 */

/**
 * @typedef {string | number} Value
 * @typedef {{value: Value, title: string, why: string}} Choice `title` and `why` are message ids
 * @typedef {{name: string, title: string, why: string, values: Choice[], default: Value}} RoomOption
 * @typedef {{id: string, options: RoomOption[]}} RulesetInfo
 */

/** @returns {Promise<RulesetInfo[]>} */
export async function fetchRulesets() {
  const answer = await fetch("/api/rulesets");
  if (!answer.ok) throw new Error(`rulesets: ${answer.status}`);
  const body = await answer.json();
  /** @type {any[]} */
  const list = Array.isArray(body) ? body : body.rulesets;
  return list.map((one) => ({ id: one.id, options: one.options.map(readOption) }));
}

/** @param {any} option @returns {RoomOption} */
function readOption({ name, values, ...rest }) {
  const title = rest.title ?? `option-${name}`;
  /** @type {Choice[]} */
  const choices = values.map((/** @type {any} */ one) =>
    typeof one === "object" ? one : { value: one, title: `${title}-${one}`, why: `${title}-${one}-why` },
  );
  return { name, title, why: rest.why ?? `${title}-why`, values: choices, default: rest.default ?? choices[0].value };
}

/**
 * Opens a table against bots.
 * @param {string} rules @param {Record<string, Value>} options only those that differ from the default
 * @param {string} bots
 * @returns {Promise<{table: string} | {error: string}>} `error` is a code
 */
export async function openTable(rules, options, bots) {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rules, options, bots }),
  }).catch(() => null);
  if (answer === null) return { error: "offline" };
  const body = await answer.json().catch(() => ({}));
  if (answer.ok && body.table) return { table: body.table };
  return { error: body.error ?? body.detail?.error ?? "unknown" };
}
