/**
 * Telling the operator about somebody at the table.
 */
import { html, useState } from "../lib.js";
import { REASONS } from "../core/talk.js";
import { Alert } from "../app/alert.js";
import { Dialog } from "../app/dialog.js";
import { post, refusal } from "../app/api.js";
import { t } from "../app/i18n.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {{store: TableStore, seat: number, onClose: () => void}} props */
export function Report({ store, seat, onClose }) {
  const [sent, setSent] = useState(false);
  const [error, setError] = useState("");
  const send = async (/** @type {SubmitEvent & {currentTarget: HTMLFormElement}} */ event) => {
    event.preventDefault();
    const { reason, words } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await post("/api/reports", { table: store.id, seat, reason, words });
    setError(answer.ok ? "" : answer.error);
    setSent(answer.ok);
  };
  return html`
    <${Dialog} title=${t("talk-report-of", { name: store.who.value(seat) })} onClose=${onClose} testid="report">
      ${sent
        ? html`<p role="status" data-testid="report-sent">${t("report-sent")}</p><button class="button primary" onClick=${onClose}>${t("close")}</button>`
        : html`
          <form class="report" onSubmit=${send}>
            <p>${t("report-why")}</p>
            <fieldset class="reasons"><legend>${t("report-reason")}</legend>
              ${REASONS.map((reason, i) => html`<label class="pick"><input type="radio" name="reason" value=${reason} defaultChecked=${i === 0} /> ${t(`report-${reason}`)}</label>`)}
            </fieldset>
            <label class="report-words"><span>${t("report-words")}</span><textarea class="field" name="words" maxlength="500" rows="3" data-testid="report-words"></textarea></label>
            <${Alert} text=${error && refusal(error)} />
            <button class="button primary" data-testid="report-send">${t("report-send")}</button>
          </form>`}
    <//>`;
}
