/**
 * My account of coins: what I carry, the day's relief, and every entry with its reason.
 */
import { html } from "../lib.js";
import { grouped, signed, trend } from "../core/number.js";
import { get, post, useAnswer } from "./api.js";
import { Form, Part } from "./forms.js";
import { Frame, Loaded, askWhoIAm, moment } from "./frame.js";
import { has, t } from "./i18n.js";
import { AT_ONCE, Older, usePortions } from "./lists.js";

/**
 * @typedef {import("./api.js").Account} Account
 * @typedef {import("./api.js").Posting} Posting
 */

/** @param {Posting} entry */
const reason = (entry) => (has(`coins-reason-${entry.reason}`) ? t(`coins-reason-${entry.reason}`, { deal: entry.deal ?? 0 }) : entry.reason);

/** @param {{entry: Posting}} props */
function Entry({ entry }) {
  return html`
    <tr>
      <td><time datetime=${new Date(entry.at).toISOString()}>${moment(entry.at)}</time></td>
      <td>${entry.table && entry.deal ? html`<a href=${`/replay/${encodeURIComponent(entry.table)}/${entry.deal}`}>${reason(entry)}</a>` : reason(entry)}</td>
      <td class=${`points ${trend(entry.amount)}`}>${signed(entry.amount)}</td>
    </tr>`;
}

/** @param {{account: Account, again: () => void}} props */
function Purse({ account, again }) {
  const may = account.balance < account.relief_below && account.balance < account.relief;
  const refresh = () => {
    again();
    return askWhoIAm();
  };
  return html`
    <${Part} title=${t("coins-balance")} why="">
      <p class="balance" data-testid="balance">${grouped(account.balance)}</p>
      <p class="why">${t("coins-relief-why", { below: account.relief_below, relief: account.relief })}</p>
      ${may && html`<${Form} testid="relief" go=${t("coins-relief")} send=${() => post("/api/coins/relief")} done=${refresh} primary />`}
    <//>`;
}

/** @param {{account: Account}} props */
function Entries({ account }) {
  const list = usePortions(account.entries, async (before) => {
    const answer = await get(`/api/coins?before=${before}&most=${AT_ONCE}`);
    return answer.ok ? { ok: true, body: answer.body.entries } : answer;
  });
  return html`
    <${Part} title=${t("coins-entries")} why=${t("coins-entries-why")}>
      <table class="ledger" data-testid="ledger">
        <thead><tr><th scope="col">${t("coins-when")}</th><th scope="col">${t("coins-reason")}</th><th scope="col">${t("coins-amount")}</th></tr></thead>
        <tbody>${list.all.map((entry, at) => html`<${Entry} key=${at} entry=${entry} />`)}</tbody>
      </table>
      <${Older} more=${list.more} error=${list.error} />
    <//>`;
}

export function Page() {
  const account = useAnswer(`/api/coins?most=${AT_ONCE}`);
  const stranger = account.error === "sign-in";
  return html`
    <${Frame} title=${t("house-coins-page")} testid="coins-page">
      ${stranger && html`<p class="note">${t("coins-nobody")}</p>`}
      ${!stranger && html`<${Loaded} from=${account}>${account.body && html`<${Purse} account=${account.body} again=${account.again} /><${Entries} key=${account.body.balance} account=${account.body} />`}<//>`}
      <p class="note">${t("account-money")}</p>
    <//>`;
}

