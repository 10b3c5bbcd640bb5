/**
 * 託管: a bot plays for the own seat, from the button in the bar, or after clocks that ran out; one touch takes it back.
 */
import { html } from "../lib.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** Whether a bot plays for the viewer now. @param {TableStore} store */
export const isTrusted = (store) => store.room.value?.own != null && store.room.value.seats[store.room.value.own].trustee;

/** @param {{store: TableStore}} props */
export function TrusteeButton({ store }) {
  if (store.room.value?.own == null) return null;
  const on = isTrusted(store);
  return html`<button class="icon-button" aria-pressed=${on} onClick=${() => store.wish({ t: "trustee", on: !on })} aria-label=${t("trustee")} title=${t("trustee-why")} data-testid="trustee"><${Icon} name="bot" /></button>`;
}

/** At a seat for which a bot plays. @param {{store: TableStore, seat: number}} props */
export function TrusteeMark({ store, seat }) {
  if (!store.room.value?.seats[seat]?.trustee) return null;
  return html`<span class="entrusted" role="img" aria-label=${t("trustee")} title=${t("trustee")} data-testid=${`entrusted-${seat}`}><${Icon} name="bot" /></span>`;
}

/** @param {{store: TableStore}} props */
export function TrusteeLine({ store }) {
  if (!isTrusted(store)) return null;
  return html`
    <div class="banner trusted" role="status" data-testid="trusted">
      <span>${t("trustee-plays")}</span>
      <button class="button small" onClick=${() => store.wish({ t: "trustee", on: false })} data-testid="take-back">${t("trustee-back")}</button>
    </div>`;
}
