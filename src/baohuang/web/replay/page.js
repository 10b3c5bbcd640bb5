/**
 * The replay page: a finished deal of a table, or a record brought along, shown on the table's own felt.
 */
import { html, useEffect, useMemo, useState } from "../lib.js";
import { readMoment, writeMoment } from "../core/moment.js";
import { Alert } from "../app/alert.js";
import { Dialog } from "../app/dialog.js";
import { Frame } from "../app/frame.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { RulesDialog } from "../app/rules_dialog.js";
import { SettingsDialog } from "../app/settings_dialog.js";
import { Centre } from "../table/centre.js";
import { HistoryDialog, StakeDialog } from "../table/panels.js";
import { Points } from "../table/points.js";
import { Seats } from "../table/seats_view.js";
import { ShuffleDialog } from "../table/shuffle_dialog.js";
import { AnalysisDialog } from "./analysis_dialog.js";
import { ChapterSelect, EyesSelect } from "./chooser.js";
import { Hands } from "./hands.js";
import { useReplayKeys } from "./keyboard.js";
import { OpenForm, faultWords } from "./open_form.js";
import { ShareDialog } from "./share_dialog.js";
import { ReplayStore } from "./store.js";
import { Transport } from "./transport.js";

/**
 * @typedef {import("./source.js").Source} Source
 * @typedef {"menu" | "analysis" | "rules" | "settings" | "history" | "stake" | "share" | "shuffle" | null} Open
 * @typedef {{store: ReplayStore}} StoreProps
 */

/** @param {{store: ReplayStore, open: (what: Open) => void}} props */
function TopBar({ store, open }) {
  const view = store.view.value;
  const button = (/** @type {Exclude<Open, null>} */ what, /** @type {string} */ icon, /** @type {string} */ label) => html`
    <button class="icon-button" onClick=${() => open(what)} aria-label=${label} title=${label} aria-haspopup="dialog" data-testid=${`${what}-button`}><${Icon} name=${icon} /></button>`;
  return html`
    <header class="topbar">
      ${button("menu", "menu", t("menu"))}
      ${view && html`
        <button class="chip" onClick=${() => open("rules")} title=${t("rules")} data-testid="rules-chip">${t(`ruleset-${view.rules}`)}</button>
        <button class="chip gold" onClick=${() => open("stake")} aria-label=${t("multiplier", { n: view.multiplier })} data-testid="multiplier">×${view.multiplier}</button>`}
      ${view && html`<div class="chooser"><${ChapterSelect} store=${store} /><${EyesSelect} store=${store} /></div>`}
      <span class="grow"></span>
      ${view && html`
        ${store.source.kind === "table" && button("analysis", "chart", t("analysis"))}
        ${button("share", "share", t("replay-share"))}`}
    </header>`;
}

/** @param {{store: ReplayStore, open: (what: Open) => void}} props */
function Menu({ store, open }) {
  /** @type {[Exclude<Open, null>, string, string][]} */
  const always = [["settings", "gear", t("settings")]];
  /** @type {[Exclude<Open, null>, string, string][]} */
  const ofDeal = [["history", "history", t("history")], ["rules", "book", t("rules")]];
  if (store.replay.value?.shuffle) ofDeal.push(["shuffle", "shield", t("shuffle-check")]);
  const entries = store.view.value === null ? always : [...ofDeal, ...always];
  return html`
    <${Dialog} title=${t("menu")} onClose=${() => open(null)} testid="menu-panel">
      <nav class="menu" aria-label=${t("menu")}>
        ${entries.map(([what, icon, label]) => html`<button class="menu-item" onClick=${() => open(what)} data-testid=${`menu-${what}`}><${Icon} name=${icon} />${label}</button>`)}
        <a class="menu-item" href="/replay"><${Icon} name="list" />${t("replay-open")}</a>
        <a class="menu-item" href="/" data-testid="home"><${Icon} name="home" />${t("replay-home")}</a>
      </nav>
    <//>`;
}

/** @param {{store: ReplayStore, what: Open, close: () => void}} props */
function Panel({ store, what, close }) {
  const view = store.view.value;
  if (what === "settings") return html`<${SettingsDialog} onClose=${close} />`;
  if (view === null) return null;
  if (what === "rules") return html`<${RulesDialog} rules=${view.rules} options=${view.options} onClose=${close} />`;
  if (what === "history") return html`<${HistoryDialog} store=${store} onClose=${close} />`;
  if (what === "stake") return html`<${StakeDialog} store=${store} onClose=${close} />`;
  if (what === "analysis") return html`<${AnalysisDialog} store=${store} onClose=${close} />`;
  if (what === "share") return html`<${ShareDialog} store=${store} onClose=${close} />`;
  const shuffle = store.replay.value?.shuffle;
  if (what === "shuffle" && shuffle) return html`<${ShuffleDialog} load=${() => Promise.resolve(shuffle)} witness=${null} onClose=${close} />`;
  return null;
}

/** @param {StoreProps} props where in the deal this is, and what has just happened */
function Caption({ store }) {
  const { showing, seat } = store.moment.value;
  const note = showing === "knew" ? t("replay-knew", { who: store.who.value(seat) }) : showing === "nobody" ? t("replay-nobody") : "";
  return html`
    <div class="replay-caption">
      <p class="where"><span data-testid="where">${t("replay-step", { n: store.step.value, of: store.end.value })}</span>${note && html`<span class="chip small">${note}</span>`}</p>
      <p role="status" aria-live="polite" data-testid="caption">${store.caption.value || t("replay-hidden")}</p>
    </div>`;
}

/** @param {{store: ReplayStore}} props */
function Scene({ store }) {
  const view = store.view.value;
  if (view === null) return html`<p class="loading" role="status">${t("loading")}</p>`;
  return html`
    <div class="replay-scene" data-showing=${store.moment.value.showing}>
      <div class="felt">
        <${Seats} store=${store} chair=${store.moment.value.seat} />
        <${Centre} store=${store} />
      </div>
      <div class="replay-side">
        <${Caption} store=${store} />
        <${Hands} store=${store} />
        ${view.phase === "over" && html`<section class="outcome"><h2>${t(`result-${view.winner ?? "draw"}`)}</h2><${Points} store=${store} view=${view} /></section>`}
      </div>
    </div>`;
}

/** @param {StoreProps} props */
function Viewer({ store }) {
  const [panel, setPanel] = useState(/** @type {Open} */ (location.hash === "#analysis" ? "analysis" : null));
  useReplayKeys(store);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  const title = t("replay-title", { name: view ? t(`ruleset-${view.rules}`) : "" });
  const { moment: { value: moment }, step: { value: step } } = store;
  useEffect(() => {
    document.title = `${title} · ${t("app-name")}`;
  }, [title]);
  useEffect(() => {
    if (store.source.kind === "table" && view !== null) history.replaceState(null, "", `${location.pathname}${writeMoment({ ...moment, step })}`);
  }, [moment, step, view !== null]);
  const failure = store.failure.value;
  return html`
    <div class="table-page replay-page" data-testid="replay" data-step=${view === null ? undefined : step}>
      <${TopBar} store=${store} open=${setPanel} />
      <main>
        <h1 class="visually-hidden">${title}</h1>
        ${failure && html`<${Alert} text=${faultWords(failure)} testid="fault" />`}
        ${(view || !failure) && html`<${Scene} store=${store} />`}
      </main>
      ${view && html`<${Transport} store=${store} />`}
      ${panel === "menu" && html`<${Menu} store=${store} open=${setPanel} />`}
      <${Panel} store=${store} what=${panel} close=${() => setPanel(null)} />
    </div>`;
}

/** Asks for a record, and shows it once the server could replay it. */
function Brought() {
  const [store, setStore] = useState(/** @type {ReplayStore | null} */ (null));
  if (store !== null && store.view.value !== null) return html`<${Viewer} store=${store} />`;
  const open = (/** @type {string} */ text) => setStore(new ReplayStore({ kind: "record", text }, readMoment("")));
  const failure = store?.failure.value ?? null;
  return html`
    <${Frame} title=${t("replay-open")} testid="open-page">
      <${OpenForm} failure=${failure} busy=${store !== null && failure === null} open=${open} />
    <//>`;
}

/** @param {{table: string, deal: string}} props */
function OfTable({ table, deal }) {
  const store = useMemo(() => new ReplayStore({ kind: "table", table, deal }, readMoment(location.search, location.hash)), [table, deal]);
  return html`<${Viewer} store=${store} />`;
}

/** @param {{path: string[]}} props the table's id and the deal's number, or nothing */
export function Page({ path: [table, deal] }) {
  return table && deal ? html`<${OfTable} table=${table} deal=${deal} />` : html`<${Brought} />`;
}
