/**
 * Keys that a page hears as a whole: none while somebody types, while a dialog is open, or with a modifier.
 */
import { useEffect } from "../lib.js";

/**
 * @template Store
 * @param {Store} store @param {(store: Store, event: KeyboardEvent) => boolean} press whether the key was meant for the page
 */
export function useKeys(store, press) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const { target } = event;
      const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (press(store, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}
