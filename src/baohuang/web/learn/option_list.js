/**
 * The room options of a ruleset, each value explained, the chosen ones marked; pressing another shows the rules with it.
 */
import { html } from "../lib.js";
import { Icon } from "../app/icons.js";
import { has, t } from "../app/i18n.js";

/**
 * @typedef {import("./source.js").RoomOption} RoomOption
 * @typedef {import("./source.js").Value} Value
 */

/** @param {{option: RoomOption, chosen: Value, choose: (value: Value) => void}} props */
function OneOption({ option, chosen, choose }) {
  return html`
    <div class="guide-option" role="group" aria-labelledby=${`guide-${option.name}`}>
      <h3 id=${`guide-${option.name}`}>${t(option.title)}</h3>
      ${has(option.why) && html`<p>${t(option.why)}</p>`}
      <ul>
        ${option.values.map((one) => {
          const on = one.value === chosen;
          return html`
            <li key=${one.value} class=${on ? "on" : ""}>
              <button class="button small" aria-pressed=${on} onClick=${() => choose(one.value)} data-testid=${`value-${option.name}-${one.value}`}>${on && html`<${Icon} name="check" />`}${t(one.title)}</button>
              ${has(one.why) && html`<span>${t(one.why)}</span>`}
            </li>`;
        })}
      </ul>
    </div>`;
}

/** @param {{options: RoomOption[], chosen: Record<string, Value>, choose: (chosen: Record<string, Value>) => void}} props */
export function OptionList({ options, chosen, choose }) {
  const set = (/** @type {RoomOption} */ option, /** @type {Value} */ value) => {
    const { [option.name]: _, ...rest } = chosen;
    choose(value === option.default ? rest : { ...rest, [option.name]: value });
  };
  return html`
    <p>${t("guide-options-why")}</p>
    ${Object.keys(chosen).length > 0 && html`<p><button class="button small" onClick=${() => choose({})} data-testid="standard">${t("guide-options-standard")}</button></p>`}
    <div class="guide-options">${options.map((option) => html`<${OneOption} key=${option.name} option=${option} chosen=${chosen[option.name] ?? option.default} choose=${(/** @type {Value} */ value) => set(option, value)} />`)}</div>`;
}
