/**
 * What there is to learn from a deal: decisions that the strongest bot would have taken otherwise, and who was suspected.
 */
import { html, useEffect, useState } from "../lib.js";
import { chapterOf } from "../core/replay.js";
import { Alert } from "../app/alert.js";
import { Dialog } from "../app/dialog.js";
import { has, t } from "../app/i18n.js";
import { playWords } from "../table/words.js";
import { OddsChart } from "./odds_chart.js";
import { faultWords } from "./open_form.js";
import { fetchAnalysis } from "./source.js";

/**
 * @typedef {import("./store.js").ReplayStore} ReplayStore
 * @typedef {import("./source.js").Failure} Failure
 * @typedef {import("../types/messages.js").Analysis} Analysis
 * @typedef {import("../types/messages.js").Moment} Moment
 */

/** Answers that are written on the guard's own buttons. */
const OWN_WORDS = new Set(["open", "hide"]);

/** A move in words. @param {string} move such as "play 9c9d", "pass", "grab" */
export function moveWords(move) {
  const [verb, rest = ""] = move.split(" ");
  if (verb === "play") return playWords(rest);
  if (verb === "pass") return t("passed");
  const id = OWN_WORDS.has(verb) ? `answer-${verb}-guard` : `answer-${move.replaceAll(" ", "-")}`;
  return has(id) ? t(id) : move;
}

/** @param {{store: ReplayStore, moment: Moment, go: (moment: Moment) => void}} props */
function MomentLine({ store, moment, go }) {
  const chapter = chapterOf(store.chapters.value, moment.at + 1);
  const place = chapter.kind === "trick" ? t("analysis-place", { trick: chapter.n, step: moment.at + 1 }) : t("analysis-at", { n: moment.at + 1 });
  const worth = t(`analysis-${moment.unit}`, { n: Math.round(moment.gain * 10) / 10 });
  return html`
    <li class="insight" data-testid="moment">
      <p class="when"><b>${store.who.value(moment.seat)}</b> <span>${place}</span></p>
      <dl><dt>${t("analysis-done")}</dt><dd>${moveWords(moment.done)}</dd><dt>${t("analysis-better")}</dt><dd>${moveWords(moment.better)} <small>${worth}</small></dd></dl>
      <button class="button small" onClick=${() => go(moment)} aria-label=${t("analysis-show-of", { who: store.who.value(moment.seat), n: moment.at + 1 })}>${t("analysis-show")}</button>
    </li>`;
}

/** @param {{store: ReplayStore, onClose: () => void}} props */
export function AnalysisDialog({ store, onClose }) {
  const [found, setFound] = useState(/** @type {Analysis | Failure | null} */ (store.analysis.peek()));
  useEffect(() => {
    if (found !== null) return;
    void fetchAnalysis(store.source).then((answer) => {
      if (!("error" in answer)) store.analysis.value = answer;
      setFound(answer);
    });
  }, []);
  const go = (/** @type {Moment} */ moment) => {
    store.halt();
    store.go(moment.at);
    void store.look({ showing: "knew", seat: moment.seat });
    onClose();
  };
  const failure = found !== null && "error" in found ? found : null;
  const analysis = found !== null && !("error" in found) ? found : null;
  return html`
    <${Dialog} title=${t("analysis")} onClose=${onClose} wide testid="analysis">
      ${found === null && html`<p role="status">${t("analysis-working")}</p>`}
      ${failure && html`<${Alert} text=${faultWords(failure)} testid="fault" />`}
      ${analysis && html`
        <h3>${t("analysis-moments")}</h3>
        <p>${t(analysis.moments.length ? "analysis-moments-why" : "analysis-moments-none")}</p>
        <ol class="insights">${analysis.moments.map((moment) => html`<${MomentLine} key=${moment.at} store=${store} moment=${moment} go=${go} />`)}</ol>
        <h3>${t("analysis-odds")}</h3>
        <p>${t("analysis-odds-why")}</p>
        <${OddsChart} store=${store} odds=${analysis.odds} />`}
    <//>`;
}
