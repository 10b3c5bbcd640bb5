/**
 * Small cards: what a seat has laid, the guard card, a pile.
 */
import { html } from "../lib.js";
import { compareTokens, isSpecial, parseCards, suitOf } from "../core/cards.js";
import { groups } from "../core/groups.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { SPECIAL_NAMES, SUIT_GLYPHS, playWords, rankText } from "./words.js";

/** Up to this many cards are fanned out one by one. */
const FAN = 5;
/** @type {Record<string, string>} */
const SPECIAL_ICONS = { w: "star", W: "star", E: "crown", g: "shield", G: "shield" };

/** The colour class of a card. @param {string} token */
export const inkOf = (token) => (isSpecial(token) ? `ink-${SPECIAL_NAMES[token[0]]}` : `ink-${suitOf(token) || "none"}`);

/** The sign of a special card: its icon and its native mark. @param {{token: string}} props */
export function SpecialSign({ token }) {
  return html`<span class="sign"><${Icon} name=${SPECIAL_ICONS[token]} solid=${token !== "w" && token !== "g"} /><span class="mark">${t(`mark-${SPECIAL_NAMES[token]}`)}</span></span>`;
}

/** @param {{token: string, n?: number, label?: string}} props a suited or suitless card, `n` > 1 when it stands for several */
export function MiniCard({ token, n = 1, label }) {
  const face = isSpecial(token)
    ? html`<${SpecialSign} token=${token[0]} />`
    : html`<span class="rank">${rankText(token[0])}</span><span class="suit">${SUIT_GLYPHS[suitOf(token)] ?? ""}</span>`;
  return html`<span class=${`mini ${inkOf(token)}`} title=${label}>${face}${n > 1 && html`<span class="times">×${n}</span>`}</span>`;
}

/** @param {{text: string}} props cards in notation, shown to the eye and said as one text */
export function CardFan({ text }) {
  const tokens = parseCards(text).sort(compareTokens);
  const words = playWords(text);
  if (tokens.length <= FAN) {
    return html`<span class="fan" role="img" aria-label=${words} title=${words}>${tokens.map((token) => html`<${MiniCard} token=${token} />`)}</span>`;
  }
  return html`
    <span class="fan spaced" role="img" aria-label=${words} title=${words}>
      ${groups(text).map((group) => {
        if (group.kind === "run") {
          return html`<span class="run"><${MiniCard} token=${group.from} n=${group.each} /><span class="dash">–</span><${MiniCard} token=${group.to} n=${group.each} /></span>`;
        }
        const same = group.suits.length === group.n && new Set(group.suits).size === 1;
        return html`<${MiniCard} token=${same ? group.card + group.suits[0] : group.card} n=${group.n} />`;
      })}
    </span>`;
}
