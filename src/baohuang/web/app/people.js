/**
 * A player: rating, deals and points under each ruleset, and how they did in each role.
 */
import { html } from "../lib.js";
import { grouped, signed } from "../core/number.js";
import { ROLES } from "../core/room.js";
import { useAnswer } from "./api.js";
import { Part } from "./forms.js";
import { Frame, Loaded } from "./frame.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";
import { playerName } from "./leaderboard.js";

/**
 * @typedef {{deals: number, wins: number, points: number}} RoleResults
 * @typedef {{rating: number, deals: number, points: number, roles: Record<string, RoleResults>}} Results
 * @typedef {{person: string, name: string, bot: boolean, rules: Record<string, Results>}} Profile
 */

/** @param {number} wins @param {number} deals */
const share = (wins, deals) => (deals === 0 ? "–" : t("profile-share", { percent: Math.round((100 * wins) / deals) }));

/** @param {{rules: string, results: Results}} props */
function RulesetResults({ rules, results }) {
  return html`
    <${Part} title=${t(`ruleset-${rules}`)} why=${t("profile-line", { rating: results.rating, deals: results.deals, points: signed(results.points) })}>
      <table class="ledger" data-testid=${`results-${rules}`}>
        <thead><tr><th scope="col">${t("column-role")}</th><th scope="col" class="numeric">${t("leaderboard-deals")}</th><th scope="col" class="numeric">${t("profile-wins")}</th><th scope="col">${t("column-points")}</th></tr></thead>
        <tbody>${ROLES.map((role) => html`
          <tr><th scope="row">${t(`role-${role}`)}</th><td class="points">${grouped(results.roles[role].deals)}</td>
            <td class="points">${share(results.roles[role].wins, results.roles[role].deals)}</td><td class="points">${signed(results.roles[role].points)}</td></tr>`)}</tbody>
      </table>
    <//>`;
}

/** @param {{path: string[]}} props */
export function Page({ path: [person] }) {
  const answer = useAnswer(`/api/people/${encodeURIComponent(person)}`);
  /** @type {Profile | null} */
  const who = answer.body;
  return html`
    <${Frame} title=${who ? playerName(who.name, who.bot) : t("profile")} testid="profile-page">
      <${Loaded} from=${answer}>
        ${who?.bot && html`<p class="note"><${Icon} name="bot" /> ${t("profile-bot")}</p>`}
        ${who && Object.keys(who.rules).length === 0 && html`<p class="note" data-testid="no-results">${t("profile-none")}</p>`}
        ${who && Object.entries(who.rules).map(([rules, results]) => html`<${RulesetResults} key=${rules} rules=${rules} results=${results} />`)}
      <//>
    <//>`;
}
