/**
 * The rules of one ruleset, as the server explains them.
 */
import { html, useEffect, useState } from "../lib.js";
import { Dialog } from "./dialog.js";
import { t } from "./i18n.js";
import { settings } from "./settings.js";

/** @param {string} text @returns {{kind: "h" | "li" | "p", text: string}[]} */
export function blocks(text) {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() && !/^[=-]{3,}$/.test(line))
    .map((line) => {
      const head = /^#+\s+(.*)/.exec(line);
      if (head) return { kind: "h", text: head[1] };
      const item = /^\s*[-*•]\s+(.*)/.exec(line);
      return item ? { kind: "li", text: item[1] } : { kind: "p", text: line.trim() };
    });
}

/** @param {string} rules @param {string} lang @param {Record<string, string | number>} options @returns {Promise<string>} */
async function load(rules, lang, options) {
  const query = new URLSearchParams({ lang, options: JSON.stringify(options) });
  const answer = await fetch(`/api/rules/${encodeURIComponent(rules)}?${query}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const body = await answer.text();
  if (!answer.headers.get("content-type")?.includes("json")) return body;
  const json = JSON.parse(body);
  return typeof json === "string" ? json : json.text;
}

/** @param {{rules: string, options?: Record<string, string | number>, onClose: () => void}} props */
export function RulesDialog({ rules, options = {}, onClose }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const { lang } = settings.value;
  useEffect(() => {
    load(rules, lang, options).then(setText, () => setText(t("rules-failed")));
  }, [rules, lang]);
  return html`
    <${Dialog} title=${t("rules-of", { name: t(`ruleset-${rules}`) })} onClose=${onClose} wide testid="rules">
      <p><a class="rules-link" href=${`/rules/${rules}${Object.keys(options).length ? `?${new URLSearchParams({ options: JSON.stringify(options) })}` : ""}`} target="_blank" rel="noopener" data-testid="rules-page">${t("guide-pictures")}</a></p>
      <div class="prose">${text === null
        ? html`<p role="status">${t("loading")}</p>`
        : blocks(text).map((block) => html`<${block.kind === "h" ? "h3" : "p"} class=${block.kind === "li" ? "item" : ""}>${block.text}<//>`)}</div>
    <//>`;
}
