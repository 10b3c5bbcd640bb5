/**
 * The middle of the table: the guard card, what is to be beaten, what has happened before the lead.
 */
import { html } from "../lib.js";
import { parseCards } from "../core/cards.js";
import { t } from "../app/i18n.js";
import { CardFan, MiniCard } from "./cards_view.js";
import { cardWords, playWords } from "./words.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("./seats_view.js").Shown} Shown
 */

/** @param {{view: SeatView}} props */
function GuardCard({ view }) {
  if (view.called === null) return null;
  const n = view.shown > 1 ? view.shown : 1;
  return html`
    <div class="guard-card" data-testid="guard-card" title=${t("guard-card-aka")}>
      <span class="caption">${t("guard-card")}</span>
      <${MiniCard} token=${view.called} label=${cardWords(view.called)} /><span class="visually-hidden">${cardWords(view.called)}</span>
      ${n > 1 && html`<span class="caption" title=${t("guard-card-shown", { n })}>${t("guard-card-shown", { n })}</span>`}
    </div>`;
}

/** The sentence about the trick. @param {SeatView} view @param {(seat: number) => string} who */
function trickLine(view, who) {
  if (view.phase !== "play") return t(`phase-${view.phase}`);
  if (view.top !== null) {
    const n = parseCards(view.top).length;
    return t("trick-beat", { n, cards: playWords(view.top) });
  }
  if (view.turn === null) return t("phase-play");
  return view.turn === view.viewer ? t("trick-you-lead") : t("trick-lead", { who: who(view.turn) });
}

/** @param {{view: SeatView}} props */
function Pile({ view }) {
  if (!view.pile) return null;
  return html`<div class="pile"><span class="caption">${t("pile")}</span><${CardFan} text=${view.pile} /></div>`;
}

/** Who bought a 3 from whom, until the first lead. @param {{store: Shown}} props */
export function Bought({ store }) {
  const view = store.view.value;
  if (view === null || view.phase === "play" || view.bought.length === 0) return null;
  const who = store.who.value;
  return html`
    <ul class="notices">${view.bought.map(([buyer, seller, paid]) => html`<li>${paid
      ? t("event-bought", { buyer: who(buyer), seller: who(seller), paid: cardWords(paid) })
      : t("event-bought-free", { buyer: who(buyer), seller: who(seller) })}</li>`)}</ul>`;
}

/** @param {{store: Shown}} props */
export function Centre({ store }) {
  const view = store.view.value;
  if (view === null) return null;
  const who = store.who.value;
  return html`
    <div class="centre" data-testid="centre">
      <${GuardCard} view=${view} />
      <p class="trick" data-testid="trick">${trickLine(view, who)}</p>
      <${Pile} view=${view} />
      <${Bought} store=${store} />
    </div>`;
}
