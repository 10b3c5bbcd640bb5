/**
 * The deals that I have played, by ruleset, role and outcome, each with its replay and its table.
 */
import { html, useState } from "../lib.js";
import { signed, trend } from "../core/number.js";
import { ROLES } from "../core/room.js";
import { fits, roleIn } from "../core/played.js";
import { get, query, useAnswer } from "./api.js";
import { Frame, Loaded, moment } from "./frame.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";
import { AT_ONCE, Older, RulesetTabs, usePortions, useRuleset } from "./lists.js";

/** @typedef {import("../core/played.js").Played} Played */

/** @param {{deal: Played}} props */
function Row({ deal }) {
  const points = deal.points[deal.seat];
  const others = deal.names.filter((_, seat) => seat !== deal.seat).map((name) => name || t("history-nobody"));
  const when = moment(deal.at);
  return html`
    <li class="card played" data-testid="played">
      <h2>${t(`ruleset-${deal.rules}`)}<span class=${`points ${trend(points)}`}>${signed(points)}</span></h2>
      <p class="why"><time datetime=${new Date(deal.at).toISOString()}>${when}</time></p>
      <p>${t("history-line", { role: t(`role-${roleIn(deal)}`), place: t(`place-${deal.places[deal.seat]}-of-${deal.names.length}`) })} ${t(`result-${deal.winner}`)}</p>
      <p class="why">${t("history-with", { names: others.join(t("list-comma")) })}</p>
      <div class="row">
        <a class="button" href=${`/replay/${encodeURIComponent(deal.table)}/${deal.deal}?seat=${deal.seat}`} aria-label=${t("history-replay-of", { when })} data-testid="replay">${t("history-replay")}</a>
        <a class="button" href=${`/table/${encodeURIComponent(deal.table)}`} aria-label=${t("history-table-of", { when })}>${t("history-table")}</a>
      </div>
    </li>`;
}

/** @param {{name: string, label: string, value: string, change: (value: string) => void, values: [string, string][]}} props a value and its text each */
function Filter({ name, label, value, change, values }) {
  return html`
    <label class="filter"><span>${label}</span>
      <select class="field" data-testid=${name} onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => change(event.currentTarget.value)}>
        ${values.map(([id, text]) => html`<option value=${id} selected=${id === value}>${text}</option>`)}
      </select>
    </label>`;
}

/** @param {{first: Played[], rules: string}} props */
function Deals({ first, rules }) {
  const [role, setRole] = useState("");
  const [end, setEnd] = useState("");
  const list = usePortions(first, async (before) => {
    const answer = await get(`/api/history${query({ rules, before, most: AT_ONCE })}`);
    return answer.ok ? { ok: true, body: answer.body.deals } : answer;
  });
  const shown = list.all.filter((deal) => fits(deal, role, end));
  /** @type {[string, string][]} */
  const roles = [["", t("history-any-role")], ...ROLES.map((one) => /** @type {[string, string]} */ ([one, t(`role-${one}`)]))];
  /** @type {[string, string][]} */
  const ends = [["", t("history-any-end")], ["won", t("history-won")], ["lost", t("history-lost")], ["even", t("history-even")]];
  return html`
    <div class="row filters">
      <${Filter} name="role" label=${t("column-role")} value=${role} change=${setRole} values=${roles} />
      <${Filter} name="end" label=${t("history-end")} value=${end} change=${setEnd} values=${ends} />
    </div>
    <p class="why" role="status" data-testid="found">${list.all.length === 0 ? t("history-none") : t("history-found", { n: shown.length, of: list.all.length })}</p>
    <ul class="cards">${shown.map((deal) => html`<${Row} key=${`${deal.table}/${deal.deal}`} deal=${deal} />`)}</ul>
    <${Older} more=${list.more} error=${list.error} />`;
}

export function Page() {
  const [rules, choose] = useRuleset("");
  const path = `/api/history${query({ rules, most: AT_ONCE })}`;
  const deals = useAnswer(path);
  return html`
    <${Frame} title=${t("house-history")} testid="history-page">
      <${RulesetTabs} value=${rules} change=${choose} all />
      <${Loaded} from=${deals}>${deals.body && html`<${Deals} key=${deals.body} first=${deals.body.deals} rules=${rules} />`}<//>
      <p class="row"><a class="button" href="/replay"><${Icon} name="history" />${t("history-own-record")}</a></p>
    <//>`;
}
