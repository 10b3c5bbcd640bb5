/**
 * The buttons under a replay: step, trick, run and its speed, and the slider over the whole deal.
 */
import { html } from "../lib.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { SPEEDS } from "./store.js";

/** @typedef {import("./store.js").ReplayStore} ReplayStore */

/** @param {{label: string, icon: string, idle?: boolean, press: () => void, testid: string, keys: string}} props */
function Button({ label, icon, idle = false, press, testid, keys }) {
  return html`
    <button class="icon-button" aria-label=${label} title=${label} aria-disabled=${idle} onClick=${() => idle || press()} data-testid=${testid} aria-keyshortcuts=${keys}>
      <${Icon} name=${icon} />
    </button>`;
}

/** @param {{store: ReplayStore}} props */
function Slider({ store }) {
  const step = store.step.value;
  const end = store.end.value;
  const change = (/** @type {{currentTarget: HTMLInputElement}} */ event) => {
    store.halt();
    store.go(Number(event.currentTarget.value));
  };
  return html`
    <input class="slider" type="range" min="0" max=${end} step="1" value=${step} aria-label=${t("replay-slider")}
      aria-valuetext=${t("replay-step", { n: step, of: end })} onInput=${change} data-testid="slider" />`;
}

/** @param {{store: ReplayStore}} props */
export function Transport({ store }) {
  const step = store.step.value;
  const end = store.end.value;
  const playing = store.playing.value;
  return html`
    <section class="transport" aria-label=${t("replay-controls")}>
      <${Slider} store=${store} />
      <div class="transport-row">
        <${Button} label=${t("replay-trick-back")} icon="first" idle=${step === 0} press=${() => store.leap(-1)} testid="trick-back" keys="PageUp" />
        <${Button} label=${t("replay-step-back")} icon="back" idle=${step === 0} press=${() => store.nudge(-1)} testid="step-back" keys="ArrowLeft" />
        <button class="icon-button go" aria-label=${t(playing ? "replay-pause" : "replay-play")} title=${t(playing ? "replay-pause" : "replay-play")}
          onClick=${() => store.toggle()} data-testid="run" aria-keyshortcuts="K"><${Icon} name=${playing ? "pause" : "run"} /></button>
        <${Button} label=${t("replay-step-on")} icon="on" idle=${step === end} press=${() => store.nudge(1)} testid="step-on" keys="ArrowRight" />
        <${Button} label=${t("replay-trick-on")} icon="last" idle=${step === end} press=${() => store.leap(1)} testid="trick-on" keys="PageDown" />
        <select class="field speed" aria-label=${t("replay-speed")} data-testid="speed"
          onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => void (store.speed.value = Number(event.currentTarget.value))}>
          ${SPEEDS.map((speed) => html`<option value=${speed} selected=${speed === store.speed.value}>×${speed}</option>`)}
        </select>
      </div>
    </section>`;
}
