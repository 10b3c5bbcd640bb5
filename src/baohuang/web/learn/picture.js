/**
 * A picture of a play: alone, or laid on another with what the rules say of it.
 */
import { html } from "../lib.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { CardFan } from "../table/cards_view.js";

/** @typedef {import("./source.js").Picture} Picture */

/** Verdicts that allow a play. @type {Record<string, string>} */
const ALLOWED = { beats: "guide-verdict-beats", closes: "guide-verdict-closes" };

/** @param {{picture: Picture}} props */
export function PlayPicture({ picture }) {
  const { play, top, verdict } = picture;
  if (top === null || verdict === null) return html`<span class="picture"><${CardFan} text=${play} /></span>`;
  const allowed = verdict in ALLOWED;
  return html`
    <span class=${`picture ${allowed ? "good" : "bad"}`}>
      <${CardFan} text=${play} />
      <span class="picture-verdict"><${Icon} name=${allowed ? "check" : "cross"} />${t(ALLOWED[verdict] ?? "guide-verdict-not")}</span>
      <${CardFan} text=${top} />
    </span>`;
}
