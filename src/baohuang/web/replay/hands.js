/**
 * Hands to be looked at: all of them in a line each, or one of them large.
 */
import { html } from "../lib.js";
import { banks, columns } from "../core/columns.js";
import { parseCards, isSpecial, suitOf } from "../core/cards.js";
import { t } from "../app/i18n.js";
import { settings } from "../app/settings.js";
import { SpecialSign, inkOf } from "../table/cards_view.js";
import { columnSign } from "../table/hand.js";
import { Badges, Count } from "../table/seats_view.js";
import { SUIT_GLYPHS, playWords } from "../table/words.js";

/**
 * @typedef {import("./store.js").ReplayStore} ReplayStore
 * @typedef {import("../core/columns.js").Column} Column
 * @typedef {import("../types/messages.js").SeatView} SeatView
 */

/** Columns side by side in the large hand. */
const BANK = 8;

/** @param {{column: Column, called: string | null}} props a rank and how many; the guard card's rank is marked */
function Group({ column, called }) {
  const marked = called !== null && column.strips.some((strip) => strip.token === called);
  return html`<span class=${`group${marked ? " marked" : ""}${isSpecial(column.id) ? ` ${inkOf(column.id)}` : ""}`}><b>${columnSign(column.id)}</b>${column.count > 1 && html`<i>${column.count}</i>`}</span>`;
}

/** @param {{store: ReplayStore, view: SeatView, seat: number, cards: string}} props */
function HandRow({ store, view, seat, cards }) {
  const turn = view.turn === seat;
  return html`
    <li class=${`hand-row${turn ? " turn" : ""}`} data-testid=${`hand-${seat}`}>
      <span class="marks"><${Badges} view=${view} seat=${seat} /><span class="name">${store.who.value(seat)}</span><${Count} view=${view} seat=${seat} /></span>
      ${cards && html`<span class="groups" aria-hidden="true">${columns(cards).map((column) => html`<${Group} key=${column.id} column=${column} called=${view.called} />`)}</span>`}
      <span class="visually-hidden">${cards ? playWords(cards) : t("replay-no-cards")}</span>
    </li>`;
}

/** @param {{column: Column, at: number}} props a column of the large hand, to look at only */
function ShownColumn({ column, at }) {
  return html`
    <li class="column" data-column=${column.id} style=${{ "--at": at }}>
      <span class="head" aria-hidden="true"><span class="rank">${columnSign(column.id)}</span><span class="total">${column.count}</span></span>
      ${column.strips.map((strip) => html`
        <span class=${`strip ${inkOf(strip.token)}`} key=${strip.token} aria-hidden="true">
          <span class="suit">${isSpecial(strip.token) ? html`<${SpecialSign} token=${strip.token} />` : SUIT_GLYPHS[suitOf(strip.token)]}</span>
          ${strip.have > 1 && html`<span class="n">×${strip.have}</span>`}
        </span>`)}
      <span class="visually-hidden">${playWords(column.strips.map((strip) => strip.token.repeat(strip.have)).join(""))}</span>
    </li>`;
}

/** @param {{store: ReplayStore, cards: string, seat: number}} props */
function LargeHand({ store, cards, seat }) {
  let before = 0;
  return html`
    <section class="hand" aria-label=${t("replay-hand-of", { who: store.who.value(seat), n: parseCards(cards).length })} data-testid="hand-shown">
      ${banks(columns(cards, settings.value.sort), BANK).map((bank) => {
        const first = before;
        before += bank.length;
        return html`<ul class="bank" key=${first}>${bank.map((column, i) => html`<${ShownColumn} key=${column.id} column=${column} at=${first + i} />`)}</ul>`;
      })}
      ${cards === "" && html`<p class="said">${t("replay-no-cards")}</p>`}
    </section>`;
}

/** @param {{store: ReplayStore}} props */
export function Hands({ store }) {
  const view = store.view.value;
  const { showing, seat } = store.moment.value;
  if (view === null || showing === "nobody") return null;
  if (showing === "all") {
    const hands = view.hands ?? [];
    return html`<ol class="hand-rows" aria-label=${t("replay-hands")}>${hands.map((cards, at) => html`<${HandRow} key=${at} store=${store} view=${view} seat=${at} cards=${cards} />`)}</ol>`;
  }
  const cards = showing === "hand" ? (view.hands?.[seat] ?? "") : view.hand;
  return html`<${LargeHand} store=${store} cards=${cards} seat=${seat} />`;
}
