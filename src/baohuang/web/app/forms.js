/**
 * Small forms: labelled fields, one button, and what the server refused said beside it.
 */
import { html, useState } from "../lib.js";
import { Fault } from "./frame.js";
import { t } from "./i18n.js";

/** @param {{title: string, why: string, children: unknown}} props a part of a page with its heading */
export function Part({ title, why, children }) {
  return html`<section class="house-part"><h2>${title}</h2>${why && html`<p class="why">${why}</p>`}${children}</section>`;
}

/**
 * @param {{form: string, name: string, label: string, why: string, type?: string} & Record<string, unknown>} props `form` makes the id unique;
 *   anything else goes to the input
 */
export function Field({ form, name, label, why, type = "text", ...rest }) {
  const id = `${form}-${name}`;
  return html`
    <p class="form-field">
      <label for=${id}>${label}</label>
      <input id=${id} class="field" type=${type} name=${name} required aria-describedby=${why ? `${id}-why` : undefined} data-testid=${id} ...${rest} />
      ${why && html`<small id=${`${id}-why`}>${why}</small>`}
    </p>`;
}

/**
 * @param {{testid: string, go: string, send: (wish: Record<string, string>) => Promise<import("./api.js").Answer<any>>,
 *   done: (body: any) => unknown, children?: unknown, primary?: boolean, sure?: string}} props `send` gets the fields by name; with
 *   `sure` the button asks once more
 */
export function Form({ testid, go, send, done, children, primary = false, sure }) {
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const submit = async (/** @type {SubmitEvent & {currentTarget: HTMLFormElement}} */ event) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sure && !asked) {
      setAsked(true);
      return;
    }
    setBusy(true);
    setError("");
    const answer = await send(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
    setBusy(false);
    setAsked(false);
    if (!answer.ok) {
      setError(answer.error);
      return;
    }
    form.reset();
    await done(answer.body);
  };
  return html`
    <form class="house-form" onSubmit=${submit} data-testid=${testid}>
      ${children}
      <${Fault} code=${error} />
      ${asked && html`<p class="note" role="alert">${sure}</p>`}
      <div class="row">
        <button class=${`button${primary ? " primary" : ""}`} disabled=${busy} data-testid=${`${testid}-go`}>${asked ? t("house-yes", { what: go }) : go}</button>
        ${asked && html`<button type="button" class="button" onClick=${() => setAsked(false)}>${t("house-no")}</button>`}
      </div>
    </form>`;
}
