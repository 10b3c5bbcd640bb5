/**
 * Handing an address or a token on: copied, or by whatever the device shares with.
 */
import { html, useState } from "../lib.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";

/** Copies a text; where the browser may not, false. @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {{text: string, label: string}} props */
export function Copy({ text, label }) {
  const [outcome, setOutcome] = useState("");
  const go = async () => setOutcome((await copy(text)) ? "share-copied" : "share-failed");
  return html`
    <span class="handing"><button type="button" class="button" onClick=${() => void go()} data-testid="copy"><${Icon} name="copy" />${label}</button>
      <span role="status" class="told">${outcome && t(outcome)}</span></span>`;
}

/** Shares an address where the device can. @param {{url: string, title: string, label: string}} props */
export function Share({ url, title, label }) {
  if (!("share" in navigator)) return null;
  const go = () => void navigator.share({ url, title }).catch(() => undefined);
  return html`<button type="button" class="button" onClick=${go} data-testid="share"><${Icon} name="share" />${label}</button>`;
}
