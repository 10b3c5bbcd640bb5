/**
 * What the pages round the table share: the bar with the way home and to one's account, the heading, the footer.
 */
import { Fragment, html, signal, useEffect, useState } from "../lib.js";
import { grouped } from "../core/number.js";
import { Alert } from "./alert.js";
import { get, refusal } from "./api.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";
import { LanguageSelect, SettingsDialog } from "./settings_dialog.js";
import { settings } from "./settings.js";

/** @typedef {import("./api.js").Me} Me */

/** Who the session is; `undefined` until the server has said so, `null` for who has no session yet. */
export const me = signal(/** @type {Me | null | undefined} */ (undefined));
/** My coins, as far as they are known. */
export const purse = signal(/** @type {number | null} */ (null));

/** Asks who I am and what I carry. */
export async function askWhoIAm() {
  const who = await get("/api/account");
  me.value = who.ok ? who.body : null;
  if (!me.value) {
    purse.value = null;
    return;
  }
  const coins = await get("/api/coins?most=1");
  if (coins.ok) purse.value = coins.body.balance;
}

/** @param {number} at milliseconds */
export const moment = (at) => new Intl.DateTimeFormat(settings.value.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);

function AccountChip() {
  const who = me.value;
  if (who === undefined) return null;
  return html`
    <a class="chip who" href="/account" data-testid="who">
      <${Icon} name="person" /><span class="who-name">${who === null ? t("house-sign-in") : who.name}</span>
    </a>
    ${purse.value !== null && html`<a class="chip gold purse" href="/coins" data-testid="purse" aria-label=${t("house-coins", { n: purse.value })}><${Icon} name="coin" />${grouped(purse.value)}</a>`}`;
}

/**
 * @param {{title: string, home?: boolean, wide?: boolean, testid?: string, children: unknown}} props `home` for the start page itself
 */
export function Frame({ title, home = false, wide = false, testid, children }) {
  const [open, setOpen] = useState(false);
  const { lang } = settings.value;
  useEffect(() => void askWhoIAm(), []);
  useEffect(() => {
    document.title = home ? title : `${title} · ${t("app-name")}`;
  }, [title, lang]);
  return html`
    <div class=${`start-page${wide ? " wide" : ""}`} data-testid=${testid}>
      <header class="start-top">
        ${!home && html`<a class="icon-button" href="/" aria-label=${t("house-home")} title=${t("house-home")} data-testid="home"><${Icon} name="home" /></a>`}
        <${AccountChip} />
        <span class="start-tools">
          ${home && html`<${LanguageSelect} />`}
          <button class="icon-button" onClick=${() => setOpen(true)} aria-label=${t("settings")} data-testid="settings-button"><${Icon} name="gear" /></button>
        </span>
      </header>
      <main>${!home && html`<h1 class="page-title">${title}</h1>`}${children}</main>
      <footer class="start-foot"><p>${t("play-money")}</p></footer>
      ${open && html`<${SettingsDialog} onClose=${() => setOpen(false)} />`}
    </div>`;
}

/** What went wrong, to be read at once; nothing for "". @param {{code: string}} props */
export const Fault = ({ code }) => html`<${Alert} text=${code && refusal(code)} testid="fault" />`;

/**
 * What the server says, or that it is still asked, or why it does not say it.
 * @param {{from: {body: any, error: string, loading: boolean, again: () => void}, children: unknown}} props
 */
export function Loaded({ from, children }) {
  if (from.loading && from.body === null) return html`<p class="loading" role="status">${t("loading")}</p>`;
  if (from.error) {
    return html`<${Fragment}><${Fault} code=${from.error} /><button class="button" onClick=${from.again} data-testid="again">${t("house-try-again")}</button><//>`;
  }
  return html`<${Fragment}>${children}<//>`;
}
