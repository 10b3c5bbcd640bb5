/**
 * My points under each ruleset: the total, and what every deal added to it.
 */
import { html } from "../lib.js";
import { signed, trend } from "../core/number.js";
import { get, useAnswer } from "./api.js";
import { Part } from "./forms.js";
import { Frame, Loaded, moment } from "./frame.js";
import { t } from "./i18n.js";
import { AT_ONCE, Older, RulesetTabs, usePortions, useRuleset } from "./lists.js";

/**
 * @typedef {{at: number, table: string, deal: number, points: number, total: number}} Entry
 * @typedef {{rules: string, deals: number, points: number, entries: Entry[]}} PointsAccount
 */

/** @param {{account: PointsAccount}} props */
function Entries({ account }) {
  const list = usePortions(account.entries, async (before) => {
    const answer = await get(`/api/points?rules=${account.rules}&before=${before}&most=${AT_ONCE}`);
    return answer.ok ? { ok: true, body: answer.body.entries } : answer;
  });
  return html`
    <${Part} title=${t("points-total", { deals: account.deals })} why=${t("points-why")}>
      <p class=${`balance ${trend(account.points)}`} data-testid="points-total">${signed(account.points)}</p>
      ${list.all.length > 0 && html`
        <table class="ledger">
          <thead><tr><th scope="col">${t("coins-when")}</th><th scope="col" class="numeric">${t("column-points")}</th><th scope="col">${t("points-after")}</th></tr></thead>
          <tbody>${list.all.map((/** @type {Entry} */ one) => html`
            <tr key=${`${one.table}/${one.deal}`}>
              <td><a href=${`/replay/${encodeURIComponent(one.table)}/${one.deal}`}><time datetime=${new Date(one.at).toISOString()}>${moment(one.at)}</time></a></td>
              <td class=${`points ${trend(one.points)}`}>${signed(one.points)}</td>
              <td class="points">${signed(one.total)}</td>
            </tr>`)}</tbody>
        </table>`}
      <${Older} more=${list.more} error=${list.error} />
    <//>`;
}

export function Page() {
  const [rules, choose] = useRuleset();
  const account = useAnswer(`/api/points?rules=${rules}&most=${AT_ONCE}`);
  const stranger = account.error === "sign-in";
  return html`
    <${Frame} title=${t("house-points")} testid="points-page">
      <${RulesetTabs} value=${rules} change=${choose} />
      ${stranger && html`<p class="note">${t("points-nobody")}</p>`}
      ${!stranger && html`<${Loaded} from=${account}>${account.body?.rules === rules && html`<${Entries} key=${rules} account=${account.body} />`}<//>`}
    <//>`;
}
