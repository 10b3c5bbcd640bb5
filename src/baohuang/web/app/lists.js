/**
 * Long lists that come in portions, and the choice of a ruleset above them.
 */
import { html, useRef, useState } from "../lib.js";
import { Fault } from "./frame.js";
import { t } from "./i18n.js";
import { Choices } from "./options.js";

/** Lines in a portion. */
export const AT_ONCE = 50;
export const RULESETS = /** @type {const} */ (["qingdao", "weifang", "weihai", "classic108"]);

/**
 * Lists what comes in portions, newest first; lines have `at`. Another first portion begins another list.
 * @param {any[]} first @param {(before: number) => Promise<import("./api.js").Answer<any[]>>} more
 */
export function usePortions(first, more) {
  const [rest, setRest] = useState({ first, older: /** @type {any[]} */ ([]), ended: false, error: "" });
  const { older, ended, error } = rest.first === first ? rest : { older: [], ended: false, error: "" };
  const listed = useRef(first);
  listed.current = first;
  const all = [...first, ...older];
  const go = async () => {
    const answer = await more(all[all.length - 1].at);
    if (listed.current !== first) return;
    if (answer.ok) setRest({ first, older: [...older, ...answer.body], ended: answer.body.length < AT_ONCE, error: "" });
    else setRest({ first, older, ended, error: answer.error });
  };
  return { all, error, more: first.length < AT_ONCE || ended ? null : () => void go() };
}

/** @param {{more: (() => void) | null, error: string}} props */
export function Older({ more, error }) {
  return html`<${Fault} code=${error} />${more && html`<button class="button" onClick=${more} data-testid="older">${t("house-older")}</button>`}`;
}

/** @param {{value: string, change: (rules: string) => void, all?: boolean}} props `all` offers every ruleset at once, as "" */
export function RulesetTabs({ value, change, all = false }) {
  const every = all ? [{ id: "", text: t("house-all-rulesets") }] : [];
  return html`<${Choices} name="rules" title=${t("house-ruleset")} value=${value} change=${change} values=${[...every, ...RULESETS.map((id) => ({ id, text: t(`ruleset-${id}`) }))]} />`;
}

/** The ruleset that the address names, else the first; choosing another one changes the address. @param {string} [none] */
export function useRuleset(none = RULESETS[0]) {
  const wished = new URLSearchParams(location.search).get("rules") ?? "";
  const [rules, setRules] = useState(RULESETS.some((one) => one === wished) ? wished : none);
  /** @type {(rules: string) => void} */
  const choose = (next) => {
    setRules(next);
    history.replaceState(null, "", next ? `?rules=${next}` : location.pathname);
  };
  return /** @type {const} */ ([rules, choose]);
}
