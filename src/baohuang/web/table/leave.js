/**
 * Leaving the table: who sits among others gets up, in the middle of a deal only when asked once more.
 */
import { html, useState } from "../lib.js";
import { sitsAmongOthers } from "../core/room.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** Gives the seat up, where there is one to give up, and goes to the start page. @param {TableStore} store */
export function leave(store) {
  const room = store.room.peek();
  const go = () => location.assign("/");
  if (room !== null && sitsAmongOthers(room)) store.wish({ t: "stand" }, go);
  else go();
}

/** The entry of the menu. @param {{store: TableStore}} props */
export function LeaveItem({ store }) {
  const [asked, setAsked] = useState(false);
  const room = store.room.value;
  const costs = room !== null && room.playing && sitsAmongOthers(room);
  return html`
    ${asked && html`<p class="note" role="alert" data-testid="leave-note">${t("leave-playing")}</p>`}
    <button class="menu-item" onClick=${() => (costs && !asked ? setAsked(true) : leave(store))} data-testid="menu-leave"><${Icon} name="leave" />${t(asked ? "leave-anyway" : "leave")}</button>`;
}
