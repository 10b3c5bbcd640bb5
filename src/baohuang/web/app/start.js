/**
 * The start page: play at once against bots, find others at a venue or in a room, and the ways to everything else.
 */
import { html, useState } from "../lib.js";
import { LEVELS } from "../core/room.js";
import { Alert } from "./alert.js";
import { post, refusal, useAnswer } from "./api.js";
import { useDrawn } from "./drawn.js";
import { Frame, Loaded } from "./frame.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";
import { Rooms, Venues, goTo } from "./meeting.js";
import { Choices, OptionChoice, RulesetChoice, changed } from "./options.js";
import { RulesDialog } from "./rules_dialog.js";

/**
 * @typedef {import("./api.js").RulesetInfo} RulesetInfo
 * @typedef {import("./options.js").Chosen} Chosen
 */

/** The other pages: address, message id, icon. */
const PLACES = /** @type {const} */ ([
  ["/history", "house-history", "history"],
  ["/learn", "learn", "book"],
  ["/points", "house-points", "counter"],
  ["/leaderboard", "house-leaderboard", "star"],
  ["/coins", "house-coins-page", "coin"],
  ["/account", "house-account", "person"],
]);

/** @param {{rulesets: RulesetInfo[], explain: (id: string, options: Chosen) => void}} props */
function Lobby({ rulesets, explain }) {
  const [id, setId] = useState(rulesets[0].id);
  const [all, setAll] = useState(/** @type {Record<string, Chosen>} */ ({}));
  const [level, setLevel] = useState("medium");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const drawn = useDrawn();
  const info = rulesets.find((one) => one.id === id) ?? rulesets[0];
  const chosen = all[id] ?? {};
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    const answer = await post("/api/tables", { rules: id, options: changed(info, chosen), bots: level });
    if (answer.ok) goTo(answer.body.table);
    else {
      setBusy(false);
      setError(refusal(answer.error));
    }
  };
  return html`
    <form class="start-form" onSubmit=${submit}>
      <${RulesetChoice} rulesets=${rulesets} id=${id} choose=${(/** @type {string} */ one) => { setId(one); setError(""); }}
        explain=${(/** @type {string} */ one) => explain(one, changed(rulesets.find((info) => info.id === one) ?? info, all[one] ?? {}))} />
      <section class="house-part" aria-labelledby="play-now">
        <h2 id="play-now">${t("house-play-now")}</h2>
        <${OptionChoice} info=${info} chosen=${chosen} change=${(/** @type {Chosen} */ next) => { setAll({ ...all, [id]: next }); setError(""); }} />
        <${Choices} name="level" title=${t("house-bot-level")} value=${level} change=${setLevel} values=${LEVELS.map((one) => ({ id: one, text: t(`bot-${one}`) }))} />
        <${Alert} text=${error} testid="start-error" />
        <button class="button primary large" disabled=${busy} data-testid="start">${t("start-table")}</button>
      </section>
    </form>
    ${drawn ? html`<${Venues} rules=${id} /><${Rooms} rules=${id} />` : html`<div class="to-come"></div>`}`;
}

export function Page() {
  const rulesets = useAnswer("/api/rulesets");
  const [shown, setShown] = useState(/** @type {{id: string, options: Chosen} | null} */ (null));
  return html`
    <${Frame} home title=${t("app-name")} testid="start-page">
      <div class="hero">
        <p class="seal" aria-hidden="true"><span>保</span><span>皇</span></p>
        <h1>${t("app-name")}</h1>
        <p class="tagline">${t("tagline")}</p>
      </div>
      <${Loaded} from=${rulesets}>
        ${rulesets.body && html`<${Lobby} rulesets=${rulesets.body.rulesets} explain=${(/** @type {string} */ id, /** @type {Chosen} */ options) => setShown({ id, options })} />`}
      <//>
      <nav class="places" aria-label=${t("house-places")}>
        ${PLACES.map(([address, title, icon]) => html`<a class="place-link" href=${address}><${Icon} name=${icon} /><span>${t(title)}</span></a>`)}
      </nav>
      ${shown && html`<${RulesDialog} rules=${shown.id} options=${shown.options} onClose=${() => setShown(null)} />`}
    <//>`;
}
