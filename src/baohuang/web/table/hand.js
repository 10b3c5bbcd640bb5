/**
 * The hand: folded rank columns, chosen by tap, slide and keys.
 */
import { html, useEffect, useRef, useState } from "../lib.js";
import { banks } from "../core/columns.js";
import { isSpecial, suitOf } from "../core/cards.js";
import { countIn, slide, tapHeader, tapStrip } from "../core/selection.js";
import { t } from "../app/i18n.js";
import { SpecialSign, inkOf } from "./cards_view.js";
import { SUIT_GLYPHS, cardWords, rankText } from "./words.js";

/**
 * @typedef {import("../core/columns.js").Column} Column
 * @typedef {import("./store.js").TableStore} TableStore
 */

/** Portrait shows two banks, anything wider one. */
const PORTRAIT = "(orientation: portrait) and (max-width: 820px)";

/** @param {string} query */
function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setMatches(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}

/** @param {string} id the column's */
export const columnSign = (id) => (isSpecial(id) ? html`<${SpecialSign} token=${id} />` : rankText(id));

/**
 * @param {{column: Column, store: TableStore, at: number, focus: Focus}} props
 * @typedef {{cell: string, set: (cell: string) => void}} Focus which button Tab reaches: `column.row`
 */
function ColumnView({ column, store, at, focus }) {
  const selection = store.selection.value;
  const picked = countIn(selection, column);
  const cell = (/** @type {number} */ row) => `${at}.${row}`;
  const tab = (/** @type {number} */ row) => (focus.cell === cell(row) ? 0 : -1);
  return html`
    <div class=${`column${picked ? " picked" : ""}`} data-column=${column.id} style=${{ "--at": at }}>
      <button class="head" data-cell=${cell(0)} data-at=${at} tabindex=${tab(0)} aria-pressed=${picked > 0}
        onFocus=${() => focus.set(cell(0))} data-testid=${`head-${column.id}`}
        onClick=${() => store.select(tapHeader(store.selection.peek(), column, store.context))}>
        <span class="rank" aria-hidden="true">${columnSign(column.id)}</span>
        <span class="total" aria-hidden="true">${picked ? `${picked}/${column.count}` : column.count}</span>
        <span class="visually-hidden">${t("hand-column", { card: cardWords(column.id), n: column.count, picked })}</span>
      </button>
      ${column.strips.map((strip, i) => {
        const n = selection.get(strip.token) ?? 0;
        return html`
          <button class=${`strip ${inkOf(strip.token)}${n ? " picked" : ""}`} data-cell=${cell(i + 1)} tabindex=${tab(i + 1)} aria-pressed=${n > 0}
            key=${strip.token}
            onFocus=${() => focus.set(cell(i + 1))} data-testid=${`strip-${strip.token}`}
            onClick=${() => store.select(tapStrip(store.selection.peek(), strip))}>
            <span class="suit" aria-hidden="true">${isSpecial(strip.token) ? html`<${SpecialSign} token=${strip.token} />` : SUIT_GLYPHS[suitOf(strip.token)]}</span>
            ${strip.have > 1 && html`<span class="n" aria-hidden="true">${n ? `${n}/${strip.have}` : `×${strip.have}`}</span>`}
            <span class="visually-hidden">${t("hand-strip", { card: cardWords(strip.token), n: strip.have, picked: n })}</span>
          </button>`;
      })}
    </div>`;
}

/**
 * Slides over headers. The first move decides: sideways is a slide, up or down is a scroll.
 * @param {TableStore} store
 */
function useSlide(store) {
  const drag = useRef(/** @type {{x: number, y: number, from: number, start: import("../core/selection.js").Selection, touched: number[], on: boolean} | null} */ (null));
  const headAt = (/** @type {number} */ x, /** @type {number} */ y) => {
    const head = document.elementFromPoint(x, y)?.closest?.(".column")?.querySelector(".head");
    return head instanceof HTMLElement ? Number(head.dataset.at) : null;
  };
  return {
    onPointerDown(/** @type {PointerEvent} */ event) {
      const head = event.target instanceof Element ? event.target.closest(".head") : null;
      if (!(head instanceof HTMLElement) || event.button !== 0) return;
      drag.current = { x: event.clientX, y: event.clientY, from: Number(head.dataset.at), start: store.selection.peek(), touched: [], on: false };
    },
    onPointerMove(/** @type {PointerEvent} */ event) {
      const now = drag.current;
      if (now === null) return;
      if (!now.on) {
        const [dx, dy] = [Math.abs(event.clientX - now.x), Math.abs(event.clientY - now.y)];
        if (Math.max(dx, dy) < 10) return;
        if (dy > dx) {
          drag.current = null;
          return;
        }
        now.on = true;
        now.touched = [now.from];
      }
      const at = headAt(event.clientX, event.clientY);
      if (at === null || now.touched.includes(at)) return;
      now.touched.push(at);
      store.select(slide(now.start, now.touched.map((i) => store.columns.peek()[i]), store.context));
    },
    onPointerUp() {
      if (drag.current?.on) setTimeout(() => (drag.current = null), 0);
      else drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
    onClickCapture(/** @type {MouseEvent} */ event) {
      if (!drag.current?.on || drag.current.touched.length < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Moves the focus between the buttons of the hand. @param {KeyboardEvent} event @param {Column[]} columns */
function moveFocus(event, columns) {
  const target = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
  const [at, row] = target.split(".").map(Number);
  const rows = (/** @type {number} */ i) => columns[i].strips.length;
  /** @type {Record<string, () => [number, number]>} */
  const moves = {
    ArrowLeft: () => [Math.max(0, at - 1), row],
    ArrowRight: () => [Math.min(columns.length - 1, at + 1), row],
    ArrowUp: () => [at, Math.max(0, row - 1)],
    ArrowDown: () => [at, row + 1],
    Home: () => [0, 0],
    End: () => [columns.length - 1, 0],
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  const [column, wanted] = move();
  const cell = `${column}.${Math.min(wanted, rows(column))}`;
  const hand = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement | null} */ (hand.querySelector(`[data-cell="${cell}"]`))?.focus();
}

/** @param {{store: TableStore}} props */
export function Hand({ store }) {
  const portrait = useMedia(PORTRAIT);
  const [cell, setCell] = useState("0.0");
  const columns = store.columns.value;
  const sliding = useSlide(store);
  const [at, row] = cell.split(".").map(Number);
  const reachable = at < columns.length && row <= columns[at].strips.length ? cell : "0.0";
  const focus = { cell: reachable, set: setCell };
  const size = portrait ? 8 : 16;
  let before = 0;
  return html`
    <section class="hand" key=${store.state.value?.deal} aria-label=${t("hand", { n: columns.reduce((sum, one) => sum + one.count, 0) })} data-testid="hand"
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => moveFocus(event, columns)} ...${sliding}>
      ${banks(columns, size).map((bank) => {
        const first = before;
        before += bank.length;
        return html`<div class="bank" key=${first}>${bank.map((column, i) => html`<${ColumnView} key=${column.id} column=${column} store=${store} at=${first + i} focus=${focus} />`)}</div>`;
      })}
    </section>`;
}
