/**
 * Makes the page installable: registers the service worker, where the browser has one and the address is secure.
 */

/** Milliseconds that the page has for itself before the worker fetches files for later. */
const AFTER = 2_000;

export function install() {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), AFTER);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
