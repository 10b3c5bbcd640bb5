/**
 * What opens from the top bar: the multiplier explained, the card counter, past tricks.
 */
import { html } from "../lib.js";
import { factors, hasSecretSolo } from "../core/stakes.js";
import { Dialog } from "../app/dialog.js";
import { t } from "../app/i18n.js";
import { CardFan, MiniCard } from "./cards_view.js";
import { cardWords } from "./words.js";

/** @typedef {import("./seats_view.js").Shown} Shown */

/** @param {{store: Shown, onClose: () => void}} props */
export function StakeDialog({ store, onClose }) {
  const view = store.view.value;
  if (view === null) return null;
  const known = factors(view);
  return html`
    <${Dialog} title=${t("multiplier", { n: view.multiplier })} onClose=${onClose} testid="stake">
      <p>${t("multiplier-why")}</p>
      <ul class="breakdown">
        ${known.map((one) => html`<li>${t("stake-line", { why: t(one.id), factor: one.factor })}</li>`)}
        ${known.length === 0 && html`<li>${view.multiplier === 1 ? t("stake-none") : t("stake-total", { n: view.multiplier })}</li>`}
      </ul>
      ${hasSecretSolo(view) && html`<p class="note">${t("stake-secret")}</p>`}
    <//>`;
}

/** Strongest first, as in the hand. */
const COUNTED = [..."EWgw2AKQJT9876543"];

/** @param {{store: Shown}} props the cards that are in other hands, by rank */
export function CounterStrip({ store }) {
  const unseen = store.view.value?.unseen;
  if (!unseen) return null;
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const [token, n] of Object.entries(unseen)) sums.set(token[0], (sums.get(token[0]) ?? 0) + n);
  return html`
    <section aria-label=${t("counter")}><ul class="counter" data-testid="counter">
      ${COUNTED.filter((card) => sums.has(card)).map((card) => html`
        <li class=${sums.get(card) === 0 ? "gone" : ""}><${MiniCard} token=${card} label=${cardWords(card)} /><span class="visually-hidden">${cardWords(card)}</span><b>${sums.get(card)}</b></li>`)}
    </ul></section>`;
}

/** @param {{store: Shown, onClose: () => void}} props */
export function HistoryDialog({ store, onClose }) {
  const { tricks } = store.history.value;
  const who = store.who.value;
  return html`
    <${Dialog} title=${t("history")} onClose=${onClose} wide testid="history">
      ${tricks.length === 0 && html`<p>${t("history-empty")}</p>`}
      <ol class="tricks" reversed start=${tricks.length}>
        ${tricks.map((trick, i) => ({ trick, i })).reverse().map(({ trick, i }) => html`
          <li key=${i}><h3>${t("history-trick", { n: i + 1 })}${trick.winner !== null && html` <small>${t("event-trick", { who: who(trick.winner) })}</small>`}</h3>
            <ul>${trick.moves.map((move) => html`<li><span class="name">${who(move.seat)}</span>${move.cards ? html`<${CardFan} text=${move.cards} />` : html`<span class="said">${t("passed")}</span>`}</li>`)}</ul>
          </li>`)}
      </ol>
    <//>`;
}
