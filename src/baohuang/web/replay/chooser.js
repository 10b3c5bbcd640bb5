/**
 * Where to in the deal, and whose cards: the two lists above a replay.
 */
import { html } from "../lib.js";
import { t } from "../app/i18n.js";

/**
 * @typedef {import("./store.js").ReplayStore} ReplayStore
 * @typedef {import("../core/replay.js").Chapter} Chapter
 * @typedef {{currentTarget: HTMLSelectElement}} Chosen
 */

/** @param {ReplayStore} store @param {Chapter} chapter */
function chapterWords(store, { kind, n, seat }) {
  if (kind === "trick") return t("replay-trick", { n, who: store.who.value(seat ?? 0) });
  return t(kind === "deal" ? "replay-deal" : "replay-end");
}

/** @param {{store: ReplayStore}} props */
export function ChapterSelect({ store }) {
  const now = store.chapter.value.step;
  const jump = (/** @type {Chosen} */ { currentTarget }) => {
    store.halt();
    store.go(Number(currentTarget.value));
  };
  return html`
    <select class="field" aria-label=${t("replay-jump")} value=${String(now)} onChange=${jump} data-testid="jump">
      ${store.chapters.value.map((chapter) => html`<option value=${chapter.step} selected=${chapter.step === now}>${chapterWords(store, chapter)}</option>`)}
    </select>`;
}

/** @param {{store: ReplayStore}} props */
export function EyesSelect({ store }) {
  const { showing, seat } = store.moment.value;
  const seats = Array.from({ length: store.view.value?.seats ?? 0 }, (_, at) => at);
  const who = store.who.value;
  const now = showing === "all" || showing === "nobody" ? showing : `${showing}-${seat}`;
  const choose = (/** @type {Chosen} */ { currentTarget }) => {
    const [kind, at] = currentTarget.value.split("-");
    void store.look({ showing: /** @type {import("../core/moment.js").Showing} */ (kind), ...(at ? { seat: Number(at) } : {}) });
  };
  const option = (/** @type {string} */ value, /** @type {string} */ text) => html`<option value=${value} selected=${value === now}>${text}</option>`;
  return html`
    <select class="field" aria-label=${t("replay-eyes")} value=${now} onChange=${choose} data-testid="eyes">
      ${option("all", t("replay-all"))}
      <optgroup label=${t("replay-hand-group")}>${seats.map((at) => option(`hand-${at}`, t("replay-hand", { who: who(at) })))}</optgroup>
      <optgroup label=${t("replay-knew-group")}>${seats.map((at) => option(`knew-${at}`, t("replay-knew", { who: who(at) })))}
        ${option("nobody", t("replay-nobody"))}</optgroup>
    </select>`;
}
