/**
 * The strongest players of a ruleset, people and bots in one list; bots are marked.
 */
import { html } from "../lib.js";
import { grouped, signed } from "../core/number.js";
import { useAnswer } from "./api.js";
import { Frame, Loaded, me } from "./frame.js";
import { Icon } from "./icons.js";
import { has, t } from "./i18n.js";
import { RulesetTabs, useRuleset } from "./lists.js";

/** @typedef {{place: number, person: string, name: string, bot: boolean, rating: number, deals: number, points: number}} Place */

/** What a player is called: a bot of the house by its level. @param {string} name @param {boolean} bot */
export const playerName = (name, bot) => (bot && has(`bot-${name}`) ? t(`bot-${name}`) : name);

/** The name of a player, which leads to what is known of them. @param {{person: string, name: string, bot: boolean}} player */
export function PlayerName({ person, name, bot }) {
  return html`<a href=${`/people/${encodeURIComponent(person)}`}>${playerName(name, bot)}</a>${bot && html` <span class="chip small"><${Icon} name="bot" />${t("bot")}</span>`}`;
}

/** @param {{players: Place[]}} props */
function Places({ players }) {
  if (players.length === 0) return html`<p class="why" data-testid="nobody">${t("leaderboard-nobody")}</p>`;
  return html`
    <ol class="board" data-testid="board">
      ${players.map((one) => html`
        <li key=${one.person} class=${me.value?.person === one.person ? "own" : ""}>
          <span class="rank-place">${grouped(one.place)}</span>
          <p class="who-line"><${PlayerName} ...${one} /></p>
          <p class="rating"><span class="visually-hidden">${t("leaderboard-rating")} </span>${grouped(one.rating)}</p>
          <p class="why">${t("leaderboard-line", { deals: one.deals, points: signed(one.points) })}</p>
        </li>`)}
    </ol>`;
}

export function Page() {
  const [rules, choose] = useRuleset();
  const board = useAnswer(`/api/leaderboard?rules=${rules}`);
  return html`
    <${Frame} title=${t("house-leaderboard")} testid="leaderboard-page">
      <${RulesetTabs} value=${rules} change=${choose} />
      <p class="why">${t("leaderboard-why")}</p>
      <${Loaded} from=${board}>${board.body && html`<${Places} players=${board.body.players} />`}<//>
    <//>`;
}
