/**
 * A modal dialog on the browser's own `dialog` element: it keeps the focus inside, closes on
 * Escape and gives the focus back.
 */
import { html, useEffect, useId, useRef } from "../lib.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";

/**
 * @param {{title: string, onClose: () => void, children: unknown, wide?: boolean, testid?: string}} props
 */
export function Dialog({ title, onClose, children, wide = false, testid }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === ref.current) onClose();
  };
  return html`
    <dialog ref=${ref} class=${wide ? "sheet wide" : "sheet"} aria-labelledby=${id} data-testid=${testid}
      onCancel=${(/** @type {Event} */ event) => { event.preventDefault(); onClose(); }} onClick=${outside}>
      <div class="sheet-box">
        <header class="sheet-head">
          <h2 id=${id}>${title}</h2>
          <button class="icon-button" onClick=${onClose} aria-label=${t("close")} data-testid="close"><${Icon} name="close" /></button>
        </header>
        <div class="sheet-body" tabindex="0">${children}</div>
      </div>
    </dialog>`;
}
