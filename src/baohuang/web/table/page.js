/**
 * The table page: top bar, felt, and the viewer's own cards.
 */
import { html, useEffect, useMemo, useState } from "../lib.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { Dialog } from "../app/dialog.js";
import { useDrawn } from "../app/drawn.js";
import { RulesDialog } from "../app/rules_dialog.js";
import { SettingsDialog } from "../app/settings_dialog.js";
import { set, settings } from "../app/settings.js";
import { Actions, SelectionLine } from "./actions.js";
import { Centre } from "./centre.js";
import { Declare } from "./declare.js";
import { Hand } from "./hand.js";
import { useShortcuts } from "./keyboard.js";
import { LeaveItem } from "./leave.js";
import { Me } from "./me.js";
import { CounterStrip, HistoryDialog, StakeDialog } from "./panels.js";
import { Result } from "./result.js";
import { Seats } from "./seats_view.js";
import { TableStore } from "./store.js";
import { Bubble, TalkButton, TalkDialog } from "./talk.js";
import { TrusteeButton, TrusteeLine, TrusteeMark } from "./trustee.js";
import { News, WaitingRoom, isWaiting } from "./waiting.js";

/** @typedef {"menu" | "rules" | "settings" | "history" | "stake" | "talk" | null} Open */

/** @param {{store: TableStore}} props */
function Banner({ store }) {
  const link = store.link.value;
  if (link === "online") return null;
  if (link === "connecting" && store.view.value === null) return null;
  const final = link === "replaced" || link === "forbidden";
  return html`
    <div class=${`banner ${link}`} role="alert" data-testid="banner">
      <span>${t(`link-${link}`)}</span>
      ${link === "forbidden"
        ? html`<a class="button small" href="/">${t("house-home")}</a>`
        : html`<button class="button small" onClick=${() => store.wire.retry()}>${t(final ? "link-take-over" : "link-retry")}</button>`}
    </div>`;
}

/** @param {{store: TableStore, open: (what: Open) => void}} props */
function TopBar({ store, open }) {
  const view = store.view.value;
  const { counter } = settings.value;
  return html`
    <header class="topbar">
      <button class="icon-button" onClick=${() => open("menu")} aria-label=${t("menu")} aria-haspopup="dialog" data-testid="menu"><${Icon} name="menu" /></button>
      ${store.rules.value && html`<button class="chip" onClick=${() => open("rules")} title=${t("rules")} data-testid="rules-chip">${t(`ruleset-${store.rules.value}`)}</button>`}
      ${view && html`
        <button class="chip gold" onClick=${() => open("stake")} aria-label=${t("multiplier", { n: view.multiplier })} title=${t("multiplier", { n: view.multiplier })} data-testid="multiplier">×${view.multiplier}</button>`}
      <span class="grow"></span>
      ${view && html`
        ${view.unseen && html`<button class="icon-button" onClick=${() => set({ counter: !counter })} aria-pressed=${counter} aria-label=${t("counter")} title=${t("counter")} data-testid="counter-button"><${Icon} name="counter" /></button>`}
        <${TrusteeButton} store=${store} />`}
      ${store.room.value && html`<${TalkButton} store=${store} open=${() => open("talk")} />`}
    </header>`;
}

/** @param {{store: TableStore, open: (what: Open) => void}} props */
function Menu({ store, open }) {
  /** @type {[Exclude<Open, null>, string][]} */
  const entries = [["rules", "book"], ["settings", "gear"], ["history", "history"]];
  return html`
    <${Dialog} title=${t("menu")} onClose=${() => open(null)} testid="menu-panel">
      <nav class="menu" aria-label=${t("menu")}>
        ${entries.map(([what, icon]) => html`<button class="menu-item" onClick=${() => open(what)} data-testid=${`menu-${what}`}><${Icon} name=${icon} />${t(what)}</button>`)}
        <${LeaveItem} store=${store} />
      </nav>
    <//>`;
}

/** @param {{store: TableStore, what: Open, close: () => void}} props */
function Panel({ store, what, close }) {
  const view = store.view.value;
  if (what === "talk") return html`<${TalkDialog} store=${store} onClose=${close} />`;
  if (what === "settings") return html`<${SettingsDialog} onClose=${close} />`;
  if (what === "rules" && store.rules.value) return html`<${RulesDialog} rules=${store.rules.value} options=${store.options.value} onClose=${close} />`;
  if (view === null) return null;
  if (what === "history") return html`<${HistoryDialog} store=${store} onClose=${close} />`;
  if (what === "stake") return html`<${StakeDialog} store=${store} onClose=${close} />`;
  return null;
}

/** The sentences for the ear: plays wait their turn, one's own turn does not. @param {{store: TableStore}} props */
function Spoken({ store }) {
  return html`
    <div class="visually-hidden" role="log" aria-live="polite" data-testid="polite">${store.polite.value}</div>
    <div class="visually-hidden" role="alert" aria-live="assertive" data-testid="urgent">${store.urgent.value}</div>`;
}

/**
 * The felt and the viewer's own side. The own side is laid out first, the felt in a second step, and both are seen at
 * once: neither step keeps a phone busy for long, and nothing is seen to move.
 * @param {{store: TableStore, name: string, over: boolean}} props
 */
function Play({ store, name, over }) {
  const view = store.view.value;
  const drawn = useDrawn(view !== null);
  return html`
    <main class="felt" inert=${over}>
      <h1 class="visually-hidden">${name}</h1>
      ${!drawn || view === null
        ? html`<p class="loading" role="status">${t(store.link.value === "forbidden" ? "link-forbidden" : "loading")}</p>`
        : html`
          <${Seats} store=${store} beside=${(/** @type {number} */ seat) => html`<${TrusteeMark} store=${store} seat=${seat} /><${Bubble} store=${store} seat=${seat} />`} />
          <${Centre} store=${store} />
          <${Declare} store=${store} />`}
    </main>
    ${view && html`
      <section class=${drawn ? "dock" : "dock not-yet"} aria-label=${t("own-side")} inert=${over}>
        <${Me} store=${store} />
        <${Bubble} store=${store} seat=${view.viewer ?? -1} />
        ${view.viewer === null
          ? html`<p class="looking-on" data-testid="looking-on">${t("looking-on")}</p>`
          : html`<div class="controls"><${SelectionLine} store=${store} /><${Actions} store=${store} /></div><${Hand} store=${store} />`}
      </section>`}`;
}

/** @param {{path: string[]}} props */
export function Page({ path: [id] }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const [panel, setPanel] = useState(/** @type {Open} */ (null));
  useEffect(() => () => store.close(), [store]);
  useShortcuts(store);
  const view = store.view.value;
  const over = view?.phase === "over";
  const name = store.rules.value ? t(`ruleset-${store.rules.value}`) : t("app-name");
  useEffect(() => {
    document.title = store.view.value?.asked ? `● ${t("your-turn")} · ${name}` : `${name} · ${t("app-name")}`;
  }, [view?.asked, name]);
  return html`
    <div class="table-page" data-phase=${view?.phase} data-version=${store.state.value?.version} data-testid="table">
      <${TopBar} store=${store} open=${setPanel} />
      <${Banner} store=${store} />
      <${TrusteeLine} store=${store} />
      <${News} store=${store} />
      ${settings.value.counter && html`<${CounterStrip} store=${store} />`}
      ${isWaiting(store)
        ? html`<main class="waiting-hall"><h1 class="visually-hidden">${name}</h1><${WaitingRoom} store=${store} /></main>`
        : html`<${Play} store=${store} name=${name} over=${over} />`}
      <${Result} store=${store} />
      ${panel === "menu" && html`<${Menu} store=${store} open=${setPanel} />`}
      <${Panel} store=${store} what=${panel} close=${() => setPanel(null)} />
      <${Spoken} store=${store} />
    </div>`;
}
