/**
 * The questions before the first lead, and renaming: one calm panel with an answer on each button.
 */
import { html, useEffect, useRef } from "../lib.js";
import { t } from "../app/i18n.js";
import { MiniCard } from "./cards_view.js";
import { Bought } from "./centre.js";
import { cardWords } from "./words.js";

/**
 * @typedef {import("../types/messages.js").SeatView} SeatView
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {{verb: string, card: string | null, how: string | null}} Declaration
 */

/** @param {string} action such as "call 9c hidden" @returns {Declaration} */
function read(action) {
  const [verb, first, second] = action.split(" ");
  if (verb === "solo") return { verb, card: null, how: first };
  return { verb, card: first ?? null, how: second ?? null };
}

/** Answers that take the step; the others let it be. */
const BOLD = new Set(["grab", "enthrone", "open", "rebel", "kick", "solo"]);

/** @param {string} action the message id of a plain answer */
function answerId(action) {
  const { verb, how } = read(action);
  return how ? `answer-${verb}-${how}` : `answer-${verb}`;
}

/** @param {{store: TableStore, action: string, view: SeatView}} props */
function Answer({ store, action, view }) {
  const { verb, card, how } = read(action);
  const guard = view.role === "guard" && (verb === "open" || verb === "hide");
  return html`
    <button class=${`button answer${card ? " with-card" : ""}${BOLD.has(verb) ? " primary" : ""}`} disabled=${store.busy.value}
      onClick=${() => store.act(action)} data-testid=${`answer-${action.replaceAll(" ", "-")}`}>
      ${card
        ? html`<span class="visually-hidden">${`${t(`verb-${verb}`)} ${cardWords(card)} `}</span><span aria-hidden="true"><${MiniCard} token=${card} /></span>${how && html`<span>${t(`how-${how}`)}</span>`}`
        : t(guard ? `${answerId(action)}-guard` : answerId(action))}
    </button>`;
}

/**
 * The answers worth showing: to a seat that is not the guard, open and hide mean the same.
 * @param {SeatView} view @param {readonly string[]} actions
 */
const shown = (view, actions) =>
  view.role !== "guard" && actions.includes("open") && actions.includes("hide") ? actions.filter((action) => action !== "open") : actions;

/** What the question costs or brings, in a sentence. @param {SeatView} view */
function explanation(view) {
  if (view.phase === "open") return t(view.role === "guard" ? "ask-open-guard-why" : "ask-open-why");
  if (view.phase === "enthrone") return t(view.stuck.length || view.pile.length > 1 ? "ask-enthrone-pile-why" : "ask-enthrone-why");
  return t(`ask-${view.phase}-why`);
}

/** @param {{store: TableStore}} props */
export function Declare({ store }) {
  const view = store.view.value;
  const prompt = store.prompt.value;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const open = view !== null && prompt !== null && (prompt.actions.length > 0 || prompt.discard > 0);
  const phase = view?.phase;
  useEffect(() => {
    if (open && !(document.activeElement instanceof HTMLInputElement)) ref.current?.focus({ preventScroll: true });
  }, [open, phase]);
  if (!open || view === null || prompt === null) return null;
  const chosen = store.selected.value.length;
  return html`
    <section class="declare" role="group" aria-labelledby="declare-title" aria-describedby="declare-why" tabindex="-1" ref=${ref} data-testid="declare" data-phase=${phase}>
      <h2 id="declare-title">${t(`ask-${phase}`, { n: prompt.discard })}</h2>
      <p id="declare-why">${explanation(view)}</p>
      <${Bought} store=${store} />
      <div class=${`answers${prompt.actions.length > 4 ? " many" : ""}`}>
        ${shown(view, prompt.actions).map((action) => html`<${Answer} key=${action} store=${store} action=${action} view=${view} />`)}
        ${prompt.discard > 0 && html`
          <button class="button primary answer" disabled=${store.busy.value || chosen !== prompt.discard} onClick=${() => store.discard()} data-testid="discard">
            ${t("discard-button", { chosen, n: prompt.discard })}
          </button>`}
      </div>
    </section>`;
}
