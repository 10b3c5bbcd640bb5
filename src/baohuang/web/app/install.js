/**
 * Makes the page installable: registers the service worker, where the browser has one and the address is secure.
 */
export function install() {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
