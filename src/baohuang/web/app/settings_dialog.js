/**
 * The settings of this device.
 */
import { html } from "../lib.js";
import { Dialog } from "./dialog.js";
import { t } from "./i18n.js";
import { LANGUAGES, TEXT_SIZES, set, settings } from "./settings.js";

/** @param {{name: "fourColours" | "keys" | "autoPass" | "sound" | "clockWarnings" | "calm"}} props */
function Switch({ name }) {
  const toggle = () => set({ [name]: !settings.value[name] });
  return html`
    <label class="setting">
      <span>${t(`setting-${name}`)}<small>${t(`setting-${name}-why`)}</small></span>
      <input type="checkbox" role="switch" checked=${settings.value[name]} onChange=${toggle} data-testid=${`setting-${name}`} />
    </label>`;
}

export function LanguageSelect() {
  return html`
    <select class="field" aria-label=${t("setting-language")} value=${settings.value.lang} data-testid="language"
      onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => set({ lang: event.currentTarget.value })}>
      ${LANGUAGES.map(([tag, name]) => html`<option value=${tag} lang=${tag} selected=${tag === settings.value.lang}>${name}</option>`)}
    </select>`;
}

/** @param {{onClose: () => void}} props */
export function SettingsDialog({ onClose }) {
  return html`
    <${Dialog} title=${t("settings")} onClose=${onClose} testid="settings">
      <div class="setting"><span>${t("setting-language")}</span><${LanguageSelect} /></div>
      <fieldset class="setting">
        <legend>${t("setting-text")}</legend>
        <div class="choices">
          ${TEXT_SIZES.map((size) => html`
            <label class="choice"><input type="radio" name="text" checked=${settings.value.text === size} onChange=${() => set({ text: size })} /><span>${size}%</span></label>`)}
        </div>
      </fieldset>
      <${Switch} name="fourColours" />
      <${Switch} name="autoPass" />
      <${Switch} name="keys" />
      <${Switch} name="sound" />
      <${Switch} name="clockWarnings" />
      <${Switch} name="calm" />
    <//>`;
}
