/**
 * The ways to answer a step: buttons for declarations, the hand with its buttons for cards.
 */
import { html } from "../lib.js";
import { t } from "../app/i18n.js";
import { MiniCard } from "../table/cards_view.js";
import { Hand } from "../table/hand.js";
import { cardWords } from "../table/words.js";
import { ShownHand, chosenWords } from "./scene.js";

/** @typedef {import("./store.js").LessonStore} LessonStore */

/** Declarations of a card. */
const OF_A_CARD = new Set(["call", "name", "rename"]);

/** @param {string} action the words on a button without a card */
function label(action) {
  const [verb, how] = action.split(" ");
  if (verb === "open" || verb === "hide") return t(`answer-${verb}-guard`);
  return t(how ? `answer-${verb}-${how}` : `answer-${verb}`);
}

/** @param {{store: LessonStore, action: string}} props */
function Offer({ store, action }) {
  const [verb, card, how] = action.split(" ");
  const ofCard = OF_A_CARD.has(verb);
  return html`
    <button class=${`button answer${ofCard ? " with-card" : ""}`} disabled=${store.busy.value} onClick=${() => store.answer(action)} data-testid=${`answer-${action.replaceAll(" ", "-")}`}>
      ${ofCard
        ? html`<span class="visually-hidden">${`${t(`verb-${verb}`)} ${cardWords(card)} `}</span><span aria-hidden="true"><${MiniCard} token=${card} /></span>${how && html`<span>${t(`how-${how}`)}</span>`}`
        : label(action)}
    </button>`;
}

/** @param {{store: LessonStore}} props */
function Offers({ store }) {
  return html`
    <div class="answers" role="group" aria-label=${t("learn-your-answer")}>
      ${store.step.value.offer.map((action) => html`<${Offer} key=${action} store=${store} action=${action} />`)}
    </div>
    <h3 class="lesson-label">${t("learn-hand")}</h3>
    <${ShownHand} hand=${store.view.value.hand} />`;
}

/** @param {{store: LessonStore}} props */
function Cards({ store }) {
  const chosen = store.selected.value;
  const none = chosen.length === 0 || store.busy.value;
  return html`
    <p class="lesson-chosen" role="status" data-testid="chosen">${chosen.length ? t("learn-chosen", { cards: chosenWords(chosen) }) : t("learn-choose")}</p>
    <div class="lesson-buttons" role="group" aria-label=${t("actions")}>
      ${store.playing.value && html`<button class="button" disabled=${store.busy.value} onClick=${() => store.pass()} data-testid="pass" aria-keyshortcuts="P">${t("pass")}</button>`}
      <button class="button" disabled=${none} onClick=${() => store.clear()} data-testid="clear" aria-keyshortcuts="Escape">${t("clear")}</button>
      ${store.playing.value
        ? html`<button class="button primary" disabled=${none} onClick=${() => store.play()} data-testid="play">${t("play")}</button>`
        : html`<button class="button primary" disabled=${none} onClick=${() => store.discard()} data-testid="discard">${t("discard-button", { chosen: chosen.length, n: store.discarding.value })}</button>`}
    </div>
    <${Hand} store=${store} />`;
}

/** @param {{store: LessonStore}} props */
export function Answers({ store }) {
  if (store.solved.value) {
    const { hand } = store.view.value;
    return hand ? html`<h3 class="lesson-label">${t("learn-hand")}</h3><${ShownHand} hand=${hand} />` : null;
  }
  return store.step.value.offer.length ? html`<${Offers} store=${store} />` : html`<${Cards} store=${store} />`;
}
