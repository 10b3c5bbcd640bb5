/**
 * What lies at the table of a lesson: the other seats in play order, the play to beat, open cards.
 */
import { html } from "../lib.js";
import { parseCards, tally } from "../core/cards.js";
import { t } from "../app/i18n.js";
import { CardFan, MiniCard } from "../table/cards_view.js";
import { Badges, Count } from "../table/seats_view.js";
import { cardWords, playWords } from "../table/words.js";

/** @typedef {import("./source.js").SeatView} SeatView */

/** Cards left without the alarm of a real deal, since hands are short here. @param {{view: SeatView, seat: number}} props */
function Left({ view, seat }) {
  const n = view.counts[seat] ?? 0;
  if (view.out.includes(seat)) return html`<${Count} view=${view} seat=${seat} />`;
  return html`<span class="count" role="img" aria-label=${t("count", { n })} title=${t("count", { n })}>${n}</span>`;
}

/** @param {{view: SeatView, seat: number}} props */
function Other({ view, seat }) {
  const passed = view.last[seat] === "-";
  return html`
    <li class=${`lesson-seat${view.turn === seat ? " turn" : ""}`}>
      <span class="lesson-name">${t("seat-number", { n: seat + 1 })}</span>
      <span class="marks"><${Badges} view=${view} seat=${seat} /><${Left} view=${view} seat=${seat} /></span>
      ${passed && html`<span class="said">${t("passed")}</span>`}
    </li>`;
}

/** @param {{label: string, children: unknown}} props */
const Open = ({ label, children }) => html`<p class="lesson-open"><span class="lesson-label">${label}</span>${children}</p>`;

/** @param {{view: SeatView}} props */
function Middle({ view }) {
  if (view.top !== null && view.top_by !== null) {
    const who = view.top_by === view.viewer ? t("you") : t("seat-number", { n: view.top_by + 1 });
    return html`<${Open} label=${view.top_by === view.viewer ? who : `${who} · ${t("learn-to-beat")}`}><${CardFan} text=${view.top} /><//>`;
  }
  return view.phase === "play" && view.asked ? html`<p class="lesson-label">${t("learn-lead")}</p>` : null;
}

/** @param {{view: SeatView}} props */
export function Scene({ view }) {
  const others = Array.from({ length: view.seats - 1 }, (_, i) => ((view.viewer ?? 0) + 1 + i) % view.seats);
  return html`
    <section class="lesson-scene" aria-label=${t("learn-scene")} data-testid="scene">
      <ol class="lesson-seats" aria-label=${t("players")}>${others.map((seat) => html`<${Other} key=${seat} view=${view} seat=${seat} />`)}</ol>
      <${Middle} view=${view} />
      ${view.called && html`<${Open} label=${t("guard-card")}><span role="img" aria-label=${cardWords(view.called)}><${MiniCard} token=${view.called} /></span><//>`}
      ${view.pile && html`<${Open} label=${t("pile")}><${CardFan} text=${view.pile} /><//>`}
      <p class="lesson-own">
        ${view.role && html`<span class=${`role ${view.role}`}>${t(`role-${view.role}`)}</span>`}
        ${view.multiplier > 1 && html`<span class="chip gold small">×${view.multiplier}</span>`}
        ${view.out.includes(view.viewer ?? 0) && html`<${Count} view=${view} seat=${view.viewer ?? 0} />`}
      </p>
    </section>`;
}

/** A hand that is only looked at: identical cards together. @param {{hand: string}} props */
export function ShownHand({ hand }) {
  const cards = [...tally(parseCards(hand))].reverse();
  return html`
    <ul class="shown-hand" aria-label=${t("learn-hand")} data-testid="shown-hand">
      ${cards.map(([token, n]) => html`<li key=${token}><span class="visually-hidden">${n > 1 ? t("cards-group", { card: cardWords(token), n }) : cardWords(token)}</span><span class="fan" aria-hidden="true">${Array.from({ length: n }, () => html`<${MiniCard} token=${token} />`)}</span></li>`)}
    </ul>`;
}

/** @param {string[]} tokens the chosen cards in words */
export const chosenWords = (tokens) => playWords(tokens.join(""));
