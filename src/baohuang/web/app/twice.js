/**
 * A button for what cannot be taken back.
 */
import { html, useState } from "../lib.js";

/** A button that asks once more. @param {{text: string, sure: string, go: () => void, testid: string, small?: boolean}} props */
export function Twice({ text, sure, go, testid, small = false }) {
  const [asked, setAsked] = useState(false);
  return html`<button class=${`button${small ? " small" : ""}`} onClick=${() => (asked ? go() : setAsked(true))} onBlur=${() => setAsked(false)} data-testid=${testid}>${asked ? sure : text}</button>`;
}
