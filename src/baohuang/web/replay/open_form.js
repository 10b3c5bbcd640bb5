/**
 * Opening a record that somebody has kept: a chosen file, one dropped on the page, or pasted text.
 */
import { html, useState } from "../lib.js";
import { Alert } from "../app/alert.js";
import { refusal } from "../app/api.js";
import { t } from "../app/i18n.js";

/** Characters that the server reads at most. */
const MOST = 15_000;

/** @typedef {import("./source.js").Failure} Failure */

/** What is wrong with a record, and where. @param {Failure} failure */
export function faultWords({ error, where }) {
  const words = error === "not-found" ? t("replay-missing") : refusal(error);
  return where ? `${words} ${t("replay-damage", { where })}` : words;
}

/** @param {{failure: Failure | null, busy: boolean, open: (text: string) => void}} props */
export function OpenForm({ failure, busy, open }) {
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const take = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    const read = file.size > 4 * MOST ? "x".repeat(MOST + 1) : await file.text();
    setText(read);
    open(read);
  };
  const long = text.length > MOST;
  return html`
    <form class=${`open-record${over ? " over" : ""}`}
      onSubmit=${(/** @type {SubmitEvent} */ event) => { event.preventDefault(); if (text.trim() && !long) open(text); }}
      onDragOver=${(/** @type {DragEvent} */ event) => { event.preventDefault(); setOver(true); }}
      onDragLeave=${() => setOver(false)}
      onDrop=${(/** @type {DragEvent} */ event) => { event.preventDefault(); setOver(false); void take(event.dataTransfer?.files[0]); }}>
      <p>${t("replay-open-why")}</p>
      <label class="file"><span>${t("replay-file")}</span>
        <input type="file" accept=".txt,.json,text/plain,application/json" data-testid="file"
          onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => void take(event.currentTarget.files?.[0])} />
      </label>
      <label class="paste"><span>${t("replay-paste")}</span>
        <textarea class="field" rows="8" spellcheck=${false} autocomplete="off" value=${text} data-testid="paste"
          onInput=${(/** @type {{currentTarget: HTMLTextAreaElement}} */ event) => setText(event.currentTarget.value)}></textarea>
      </label>
      <${Alert} text=${long ? t("error-too-large") : failure ? faultWords(failure) : ""} testid="fault" />
      <button class="button primary" aria-disabled=${busy || !text.trim() || long} data-testid="open-record">${t("replay-open-button")}</button>
    </form>`;
}
