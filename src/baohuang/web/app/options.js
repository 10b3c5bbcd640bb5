/**
 * Choosing a ruleset and its options, each explained in place.
 */
import { html } from "../lib.js";
import { Icon } from "./icons.js";
import { has, t } from "./i18n.js";

/**
 * @typedef {import("./api.js").RulesetInfo} RulesetInfo
 * @typedef {import("./api.js").RoomOption} RoomOption
 * @typedef {import("./api.js").Value} Value
 * @typedef {Record<string, Value>} Chosen
 */

const SUITS = ["\u2660\uFE0E", "\u2665\uFE0E", "\u2663\uFE0E", "\u2666\uFE0E"];

/** Options that mean something only beside another one. @param {string} name @param {Chosen} chosen */
const idle = (name, chosen) => name === "extra" && chosen.dictatorship !== "on";

/** The options that differ from the standard. @param {RulesetInfo} info @param {Chosen} chosen @returns {Chosen} */
export const changed = (info, chosen) =>
  Object.fromEntries(info.options.filter((one) => one.name in chosen && chosen[one.name] !== one.default && !idle(one.name, chosen)).map((one) => [one.name, chosen[one.name]]));

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

/** @param {{rulesets: RulesetInfo[], id: string, choose: (id: string) => void, explain: (id: string) => void}} props */
export function RulesetChoice({ rulesets, id, choose, explain }) {
  return html`
    <fieldset class="rulesets"><legend>${t("choose-ruleset")}</legend>
      ${rulesets.map((one, at) => html`<${RulesetCard} key=${one.id} info=${one} at=${at} chosen=${one.id === id} choose=${() => choose(one.id)} explain=${() => explain(one.id)} />`)}
    </fieldset>`;
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

/** @param {{info: RulesetInfo, chosen: Chosen, change: (chosen: Chosen) => void, open?: boolean}} props */
export function OptionChoice({ info, chosen, change, open = false }) {
  const count = Object.keys(changed(info, chosen)).length;
  return html`
    <details class="options" open=${open} data-testid="options"><summary>${t("room-options")}<span class="chip small">${count ? t("options-changed", { n: count }) : t("options-default")}</span></summary>
      <div class="option-grid">
        ${info.options.map((option) => html`<${OptionField} key=${`${info.id}.${option.name}`} option=${option} value=${chosen[option.name] ?? option.default} disabled=${idle(option.name, chosen)}
          change=${(/** @type {Value} */ value) => change({ ...chosen, [option.name]: value })} />`)}
      </div>
      ${count > 0 && html`<button type="button" class="button small" onClick=${() => change({})}>${t("options-reset")}</button>`}
    </details>`;
}

/**
 * A few choices side by side, each explained below when it is taken; the element with the id `about` says more of all of them.
 * @param {{name: string, title: string, values: {id: string, text: string, why?: string}[], value: string, change: (id: string) => void, about?: string}} props
 */
export function Choices({ name, title, values, value, change, about }) {
  const why = values.find((one) => one.id === value)?.why;
  return html`
    <fieldset class="choice-set" aria-describedby=${about}><legend>${title}</legend>
      <div class="choices">
        ${values.map((one) => html`
          <label key=${one.id} class="choice"><input type="radio" name=${name} value=${one.id} checked=${one.id === value} onChange=${() => change(one.id)} data-testid=${`${name}-${one.id}`} /><span>${one.text}</span></label>`)}
      </div>
      ${why && html`<small>${why}</small>`}
    </fieldset>`;
}
