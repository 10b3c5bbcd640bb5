/**
 * What went wrong, to be read at once.
 */
import { html } from "../lib.js";
import { Icon } from "./icons.js";

/** Nothing for "". @param {{text: string, testid?: string, id?: string}} props */
export function Alert({ text, testid, id }) {
  if (!text) return null;
  return html`<p class="form-error" role="alert" id=${id} data-testid=${testid}><${Icon} name="alert" />${text}</p>`;
}
