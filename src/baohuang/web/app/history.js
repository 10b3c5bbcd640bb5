/**
 * The deals that I have played, by ruleset, role and outcome, each with its replay and its table.
 */
import { html, useState } from "../lib.js";
import { signed, trend } from "../core/number.js";
import { ROLES } from "../core/room.js";
import { roleIn } from "../core/played.js";
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

/** @param {{role: string, setRole: (role: string) => void, outcome: string, setOutcome: (outcome: string) => void}} props */
function Filters({ role, setRole, outcome, setOutcome }) {
  /** @type {[string, string][]} */
  const roles = [["", t("history-any-role")], ...ROLES.map((one) => /** @type {[string, string]} */ ([one, t(`role-${one}`)]))];
  /** @type {[string, string][]} */
  const ends = [["", t("history-any-end")], ["won", t("history-won")], ["lost", t("history-lost")], ["draw", t("history-draw")]];
  return html`
    <div class="row filters">
      <${Filter} name="role" label=${t("column-role")} value=${role} change=${setRole} values=${roles} />
      <${Filter} name="end" label=${t("history-end")} value=${outcome} change=${setOutcome} values=${ends} />
    </div>`;
}

/** @param {{first: Played[], from: string, none: string, stale: boolean}} props the first portion and its address; `none` where it is empty */
function Deals({ first, from, none, stale }) {
  const list = usePortions(first, async (before) => {
    const answer = await get(`${from}&before=${before}`);
    return answer.ok ? { ok: true, body: answer.body.deals } : answer;
  });
  const found = list.all.length === 0 ? none : t("history-found", { n: list.all.length });
  return html`
    <p class="why" role="status" data-testid="found">${stale ? t("loading") : found}</p>
    <ul class="cards">${list.all.map((deal) => html`<${Row} key=${`${deal.table}/${deal.deal}`} deal=${deal} />`)}</ul>
    <${Older} more=${list.more} error=${list.error} />`;
}

export function Page() {
  const [rules, choose] = useRuleset("");
  const [role, setRole] = useState("");
  const [outcome, setOutcome] = useState("");
  const path = `/api/history${query({ rules, role, outcome, most: AT_ONCE })}`;
  const deals = useAnswer(path);
  const none = t(rules || role || outcome ? "history-none-such" : "history-none");
  return html`
    <${Frame} title=${t("house-history")} testid="history-page">
      <${RulesetTabs} value=${rules} change=${choose} all />
      <${Filters} role=${role} setRole=${setRole} outcome=${outcome} setOutcome=${setOutcome} />
      <${Loaded} from=${deals}>${deals.body && html`<${Deals} first=${deals.body.deals} from=${deals.from} none=${none} stale=${deals.from !== path} />`}<//>
      <p class="row"><a class="button" href="/replay"><${Icon} name="history" />${t("history-own-record")}</a></p>
    <//>`;
}
