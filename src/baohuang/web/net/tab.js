/**
 * The random name by which the server knows this tab again after a reload.
 *
 * While a page is open it alone has the name: a browser that copies the tab copies what the tab keeps, and two tabs of one name
 * would throw each other out. A page that goes leaves the name behind for the next one in its tab.
 */

const KEY = "baohuang.client";

/** @type {string | null} */
let name = null;

const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

/** The name that the last page left; it stays with this one. */
function take() {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return null;
  }
}

function leave() {
  try {
    if (name !== null) sessionStorage.setItem(KEY, name);
  } catch {
    // Without storage a reload is another tab to the server, and nothing else.
  }
}

/** Takes the name out of what a copy of the tab would get; every page does it, for the copy may go on to a table. */
export function holdName() {
  name = take();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => void (persisted && take()));
}

/** The name of this tab. */
export const tabName = () => (name ??= fresh());
