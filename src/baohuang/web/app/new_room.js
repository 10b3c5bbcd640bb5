/**
 * Making a room: ruleset, every option, clock, stakes, how many deals, and who may find it; each choice says what it means.
 */
import { html, useState } from "../lib.js";
import { grouped } from "../core/number.js";
import { Alert } from "./alert.js";
import { post, refusal, useAnswer } from "./api.js";
import { Frame, Loaded, purse } from "./frame.js";
import { t } from "./i18n.js";
import { goTo } from "./meeting.js";
import { Choices, OptionChoice, RulesetChoice, changed } from "./options.js";
import { RulesDialog } from "./rules_dialog.js";

/**
 * @typedef {import("./api.js").RulesetInfo} RulesetInfo
 * @typedef {import("./api.js").Venue} Venue
 * @typedef {import("./options.js").Chosen} Chosen
 */

/** Seconds for a decision and in reserve for a deal; null is no clock. @type {Record<string, {decision: number, reserve: number} | null>} */
const CLOCKS = { none: null, calm: { decision: 60, reserve: 120 }, usual: { decision: 20, reserve: 30 }, brisk: { decision: 10, reserve: 20 } };
/** The clock of a room with stakes where none was chosen: nobody may hold up for ever what others play for. */
const DEFAULT_CLOCK = "usual";
/** Deals in a match; 0 is no end. */
const MATCHES = [0, 1, 5, 10, 20];

/** @param {Venue[]} venues of one ruleset @returns {number[]} the stakes that a room may have */
const stakesOf = (venues) => [...new Set(venues.map((one) => one.base))].sort((a, b) => a - b);

/** @param {{rulesets: RulesetInfo[], venues: Venue[]}} props */
function RoomForm({ rulesets, venues }) {
  const wished = new URLSearchParams(location.search).get("rules");
  const [id, setId] = useState(rulesets.find((one) => one.id === wished)?.id ?? rulesets[0].id);
  const [all, setAll] = useState(/** @type {Record<string, Chosen>} */ ({}));
  const [clock, setClock] = useState("none");
  const [deals, setDeals] = useState("0");
  const [stake, setStake] = useState("0");
  const [machines, setMachines] = useState("none");
  const [found, setFound] = useState("invited");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [explained, setExplained] = useState(/** @type {string | null} */ (null));
  const info = rulesets.find((one) => one.id === id) ?? rulesets[0];
  const chosen = all[id] ?? {};
  const staked = stake !== "0";
  const running = staked && CLOCKS[clock] === null ? DEFAULT_CLOCK : clock;
  const clocks = Object.entries(CLOCKS).filter(([, limits]) => limits !== null || !staked);
  const own = venues.filter((one) => one.rules === id);
  const choose = (/** @type {string} */ one) => {
    setId(one);
    setStake("0");
    setError("");
  };
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    const wish = { rules: id, options: changed(info, chosen), clock: CLOCKS[running], deals: Number(deals) || null, stake: Number(stake) || null, open: found === "all", machines: staked && machines === "welcome" };
    const answer = await post("/api/rooms", wish);
    if (answer.ok) goTo(answer.body.table);
    else {
      setBusy(false);
      setError(answer.error);
    }
  };
  const stakes = stakesOf(own).map((n) => ({ id: String(n), text: grouped(n), why: t("room-stake-why", { n, balance: purse.value ?? 0 }) }));
  return html`
    <form class="start-form" onSubmit=${submit}>
      <${RulesetChoice} rulesets=${rulesets} id=${id} choose=${choose} explain=${setExplained} />
      <${OptionChoice} info=${info} chosen=${chosen} change=${(/** @type {Chosen} */ next) => { setAll({ ...all, [id]: next }); setError(""); }} open />
      <${Choices} name="clock" title=${t("room-clock")} value=${running} change=${setClock} about="clock-note"
        values=${clocks.map(([one, limits]) => ({ id: one, text: t(`room-clock-${one}`), why: limits ? t("room-clock-why", limits) : t("room-clock-none-why") }))} />
      <${Choices} name="deals" title=${t("room-deals")} value=${deals} change=${setDeals}
        values=${MATCHES.map((n) => ({ id: String(n), text: n ? grouped(n) : t("room-deals-endless"), why: n ? t("room-deals-why", { n }) : t("room-deals-endless-why") }))} />
      <${Choices} name="stake" title=${t("room-stake")} value=${stake} change=${setStake}
        values=${[{ id: "0", text: t("room-stake-none"), why: t("room-stake-none-why") }, ...stakes]} />
      <p class="why" role="status" id="clock-note" data-testid="clock-note">${staked && t("room-clock-staked")}</p>
      ${staked && html`
        <${Choices} name="machines" title=${t("room-machines")} value=${machines} change=${setMachines}
          values=${["none", "welcome"].map((one) => ({ id: one, text: t(`room-machines-${one}`), why: t(`room-machines-${one}-why`) }))} />`}
      <${Choices} name="found" title=${t("room-found")} value=${found} change=${setFound}
        values=${["invited", "all"].map((one) => ({ id: one, text: t(`room-found-${one}`), why: t(`room-found-${one}-why`) }))} />
      <${Alert} text=${error && refusal(error)} testid="room-error" />
      <p class="why">${t("room-bots-later")}</p>
      <button class="button primary large" disabled=${busy} data-testid="open-room">${t("room-make")}</button>
    </form>
    ${explained !== null && html`<${RulesDialog} rules=${explained} options=${changed(rulesets.find((one) => one.id === explained) ?? info, all[explained] ?? {})} onClose=${() => setExplained(null)} />`}`;
}

export function Page() {
  const rulesets = useAnswer("/api/rulesets");
  const venues = useAnswer("/api/venues");
  return html`
    <${Frame} title=${t("room-new")} testid="room-page">
      <${Loaded} from=${rulesets}><${Loaded} from=${venues}>
        ${rulesets.body && venues.body && html`<${RoomForm} rulesets=${rulesets.body.rulesets} venues=${venues.body.venues} />`}
      <//><//>
    <//>`;
}
