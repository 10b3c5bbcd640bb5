/**
 * A link to the present moment, and the record to keep.
 */
import { html, useState } from "../lib.js";
import { writeMoment } from "../core/moment.js";
import { Dialog } from "../app/dialog.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";
import { recordUrl } from "./source.js";

/** @typedef {import("./store.js").ReplayStore} ReplayStore */

/** @param {{store: ReplayStore}} props */
function Link({ store }) {
  const [copied, setCopied] = useState(false);
  const url = `${location.origin}${location.pathname}${writeMoment({ ...store.moment.value, step: store.step.value })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return html`
    <label class="link-field"><span>${t("replay-link", { n: store.step.value })}</span>
      <input class="field" readonly value=${url} onFocus=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => event.currentTarget.select()} data-testid="link" />
    </label>
    ${"clipboard" in navigator && html`<button class="button" onClick=${copy} data-testid="copy-link"><${Icon} name="copy" />${t(copied ? "replay-copied" : "replay-copy")}</button>`}
    <p role="status" class="visually-hidden">${copied ? t("replay-copied") : ""}</p>`;
}

/** @param {{store: ReplayStore, onClose: () => void}} props */
export function ShareDialog({ store, onClose }) {
  const url = recordUrl(store.source);
  const name = store.source.kind === "table" ? `baohuang-${store.source.table}-${store.source.deal}` : "";
  return html`
    <${Dialog} title=${t("replay-share")} onClose=${onClose} testid="share">
      ${url === null ? html`<p>${t("replay-share-file")}</p>` : html`
        <${Link} store=${store} />
        <h3>${t("replay-record")}</h3>
        <p>${t("replay-record-why")}</p>
        <p class="answers">
          <a class="button" href=${`${url}?format=text`} download=${`${name}.txt`} data-testid="as-text">${t("replay-as-text")}</a>
          <a class="button" href=${url} download=${`${name}.json`} data-testid="as-json">${t("replay-as-json")}</a>
        </p>`}
      <p><a class="text-link" href="/replay">${t("replay-open-other")}</a></p>
    <//>`;
}
