/**
 * Makes the page installable: registers the service worker, where the browser has one and the address is secure.
 */
import { computed, effect } from "../lib.js";
import { settings } from "./settings.js";

/** Milliseconds that the page has for itself before the worker fetches files for later. */
const AFTER = 2_000;

const lang = computed(() => settings.value.lang);

export function install() {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void setTimeout(() => void effect(registerFor), AFTER);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** Registers the worker for the language of the page, now and whenever another is chosen. */
function registerFor() {
  navigator.serviceWorker.register(`/sw.js?lang=${lang.value}`).catch(() => undefined);
}
