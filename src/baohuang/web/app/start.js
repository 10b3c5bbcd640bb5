/**
 * The start page: choose a ruleset and its options, and open a table.
 */
import { html, useEffect, useState } from "../lib.js";
import { fetchRulesets, openTable } from "./api.js";
import { Icon } from "./icons.js";
import { has, t } from "./i18n.js";
import { RulesDialog } from "./rules_dialog.js";
import { LanguageSelect, SettingsDialog } from "./settings_dialog.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("./api.js").RulesetInfo} RulesetInfo
 * @typedef {import("./api.js").RoomOption} RoomOption
 * @typedef {import("./api.js").Value} Value
 * @typedef {Record<string, Value>} Chosen
 */

const SUITS = ["\u2660\uFE0E", "\u2665\uFE0E", "\u2663\uFE0E", "\u2666\uFE0E"];

/** @param {{info: RulesetInfo, chosen: boolean, choose: () => void, explain: () => void, at: number}} props */
function RulesetCard({ info, chosen, choose, explain, at }) {
  return html`
    <div class=${`ruleset${chosen ? " chosen" : ""}`}>
      <label>
        <input type="radio" name="ruleset" value=${info.id} checked=${chosen} onChange=${choose} data-testid=${`ruleset-${info.id}`} />
        <span class=${`emblem ${at % 2 ? "red" : ""}`} aria-hidden="true">${SUITS[at % 4]}</span>
        <span class="about"><strong>${t(`ruleset-${info.id}`)}</strong><span>${t(`lobby-about-${info.id}`)}</span></span>
      </label>
      <button type="button" class="link" onClick=${explain} aria-label=${t("rules-of", { name: t(`ruleset-${info.id}`) })}><${Icon} name="book" /></button>
    </div>`;
}

/** @param {{option: RoomOption, value: Value, change: (value: Value) => void, disabled: boolean}} props */
function OptionField({ option, value, change, disabled }) {
  const id = `option-${option.name}`;
  const choice = option.values.find((one) => one.value === value) ?? option.values[0];
  return html`
    <div class=${`option${value === option.default ? "" : " changed"}`}>
      <label for=${id}>${t(option.title)}</label>
      <select id=${id} class="field" disabled=${disabled} aria-describedby=${`${id}-why`} data-testid=${id}
        onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => change(option.values[event.currentTarget.selectedIndex].value)}>
        ${option.values.map((one) => html`<option selected=${one.value === value}>${has(one.title) ? t(one.title) : String(one.value)}</option>`)}
      </select>
      <small id=${`${id}-why`}>${[option.why, choice.why].filter(has).map((why) => html`<span>${t(why)}</span> `)}</small>
    </div>`;
}

/** Options that mean something only beside another one. @param {string} name @param {Chosen} chosen */
const idle = (name, chosen) => name === "extra" && chosen.dictatorship !== "on";

/** @param {RulesetInfo} info @param {Chosen} chosen */
const changed = (info, chosen) =>
  Object.fromEntries(info.options.filter((one) => one.name in chosen && chosen[one.name] !== one.default && !idle(one.name, chosen)).map((one) => [one.name, chosen[one.name]]));

/** @param {{rulesets: RulesetInfo[], explain: (id: string, options: Chosen) => void}} props */
function TableForm({ rulesets, explain }) {
  const [id, setId] = useState(rulesets[0].id);
  const [all, setAll] = useState(/** @type {Record<string, Chosen>} */ ({}));
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const info = rulesets.find((one) => one.id === id) ?? rulesets[0];
  const chosen = all[id] ?? {};
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    const answer = await openTable(id, changed(info, chosen), "greedy");
    if ("table" in answer) location.assign(`/table/${encodeURIComponent(answer.table)}`);
    else {
      setBusy(false);
      setError(has(`error-${answer.error}`) ? t(`error-${answer.error}`) : t("start-failed"));
    }
  };
  const count = Object.keys(changed(info, chosen)).length;
  return html`
    <form class="start-form" onSubmit=${submit}>
      <fieldset class="rulesets"><legend>${t("choose-ruleset")}</legend>
        ${rulesets.map((one, at) => html`<${RulesetCard} key=${one.id} info=${one} at=${at} chosen=${one.id === id} choose=${() => { setId(one.id); setError(""); }} explain=${() => explain(one.id, changed(one, all[one.id] ?? {}))} />`)}
      </fieldset>
      <details class="options" data-testid="options"><summary>${t("room-options")}<span class="chip small">${count ? t("options-changed", { n: count }) : t("options-default")}</span></summary>
        <div class="option-grid">
          ${info.options.map((option) => html`<${OptionField} key=${`${id}.${option.name}`} option=${option} value=${chosen[option.name] ?? option.default} disabled=${idle(option.name, chosen)}
            change=${(/** @type {Value} */ value) => { setAll({ ...all, [id]: { ...chosen, [option.name]: value } }); setError(""); }} />`)}
        </div>
        ${count > 0 && html`<button type="button" class="button small" onClick=${() => setAll({ ...all, [id]: {} })}>${t("options-reset")}</button>`}
      </details>
      ${error && html`<p class="form-error" role="alert" data-testid="start-error"><${Icon} name="alert" />${error}</p>`}
      <button class="button primary large" disabled=${busy} data-testid="start">${t("start-table")}</button>
    </form>`;
}

export function Page() {
  const [rulesets, setRulesets] = useState(/** @type {RulesetInfo[] | null | "failed"} */ (null));
  const [panel, setPanel] = useState(/** @type {"settings" | {id: string, options: Chosen} | null} */ (null));
  useEffect(() => {
    fetchRulesets().then(setRulesets, () => setRulesets("failed"));
  }, []);
  useEffect(() => {
    document.title = t("app-name");
  }, [settings.value.lang]);
  return html`
    <div class="start-page">
      <header class="start-top">
        <${LanguageSelect} />
        <button class="icon-button" onClick=${() => setPanel("settings")} aria-label=${t("settings")} data-testid="settings-button"><${Icon} name="gear" /></button>
      </header>
      <main>
        <div class="hero">
          <p class="seal" aria-hidden="true"><span>保</span><span>皇</span></p>
          <h1>${t("app-name")}</h1>
          <p class="tagline">${t("tagline")}</p>
        </div>
        ${rulesets === null && html`<p class="loading" role="status">${t("loading")}</p>`}
        ${rulesets === "failed" && html`<p class="form-error" role="alert">${t("start-failed")}</p>`}
        ${Array.isArray(rulesets) && html`<${TableForm} rulesets=${rulesets} explain=${(/** @type {string} */ id, /** @type {Chosen} */ options) => setPanel({ id, options })} />`}
      </main>
      <footer class="start-foot"><p>${t("play-money")}</p></footer>
      ${panel === "settings" && html`<${SettingsDialog} onClose=${() => setPanel(null)} />`}
      ${panel !== null && typeof panel === "object" && html`<${RulesDialog} rules=${panel.id} options=${panel.options} onClose=${() => setPanel(null)} />`}
    </div>`;
}
