/**
 * The viewer's own line: role, what they laid last, sorting and typed plays.
 */
import { html, useState } from "../lib.js";
import { SORT_MODES } from "../core/columns.js";
import { parseCards } from "../core/cards.js";
import { bindTyped, readTyped } from "../core/typed.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { set, settings } from "../app/settings.js";
import { Badges, Count, LastPlay } from "./seats_view.js";
import { cardWords } from "./words.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {{store: TableStore, onDone: () => void}} props */
function Typed({ store, onDone }) {
  const [text, setText] = useState("");
  /** @returns {boolean} whether the typed cards are now selected */
  const choose = (/** @type {string} */ typed) => {
    const wanted = readTyped(typed);
    if (wanted === null) {
      store.notice.value = t("typed-unreadable");
      return false;
    }
    const bound = bindTyped(wanted, parseCards(store.hand.peek()));
    if ("missing" in bound) {
      store.notice.value = t("typed-missing", { card: cardWords(bound.missing) });
      return false;
    }
    store.select(bound.selection);
    return true;
  };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!choose(text)) return;
    store.play();
    setText("");
  };
  return html`
    <form class="typed" onSubmit=${submit}>
      <input class="field" type="text" autocomplete="off" autocapitalize="off" spellcheck=${false} value=${text} placeholder=${t("typed-example")} aria-label=${t("typed")}
        ref=${(/** @type {HTMLInputElement | null} */ input) => input && !input.dataset.met && ((input.dataset.met = "1"), input.focus())} data-testid="typed"
        onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => { setText(event.currentTarget.value); choose(event.currentTarget.value); }}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") { event.stopPropagation(); store.clear(); onDone(); } }} />
    </form>`;
}

/** @param {{store: TableStore}} props */
export function Me({ store }) {
  const view = store.view.value;
  const [typing, setTyping] = useState(false);
  if (view === null) return null;
  const seat = view.viewer ?? 0;
  const mode = settings.value.sort;
  const nextMode = SORT_MODES[(SORT_MODES.indexOf(mode) + 1) % SORT_MODES.length];
  const mine = view.turn === seat;
  const watching = view.viewer === null;
  return html`
    <div class=${`me${mine ? " turn" : ""}`} data-testid="me">
      ${watching && html`<span class="watched">${store.who.value(seat)}</span>`}
      <span class="marks"><${Badges} view=${view} seat=${seat} />
        ${view.role && html`<span class=${`role ${view.role}`} title=${t(`role-${view.role}-aka`)} data-testid="role">${t(`role-${view.role}`)}</span>`}
        <${Count} view=${view} seat=${seat} /></span>
      <div class="play-spot">${typing ? html`<${Typed} store=${store} onDone=${() => setTyping(false)} />` : html`<${LastPlay} store=${store} seat=${seat} />`}</div>
      ${!watching && html`
        <button class="icon-button" onClick=${() => set({ sort: nextMode })} aria-label=${t("sort-to", { mode: t(`sort-${nextMode}`) })} title=${t("sort-to", { mode: t(`sort-${nextMode}`) })} data-testid="sort"><${Icon} name="sort" /></button>
        <button class="icon-button" onClick=${() => setTyping(!typing)} aria-pressed=${typing} aria-label=${t("typed")} title=${t("typed")} data-testid="type"><${Icon} name="keyboard" /></button>`}
    </div>`;
}
