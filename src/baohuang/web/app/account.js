/**
 * My account: what a guest should know, registering and logging in, and for who is registered everything that can be changed.
 */
import { Fragment, html, useState } from "../lib.js";
import { post } from "./api.js";
import { Field, Form, Part } from "./forms.js";
import { Frame, askWhoIAm, me } from "./frame.js";
import { t } from "./i18n.js";
import { Machines } from "./machines.js";

/** @typedef {import("./api.js").Me} Me */

/** The shortest and the longest password. */
const FIT = { minlength: 8, maxlength: 200 };
const LONGEST_NAME = 20;

/** @param {{testid: string, title: string, why: string, go: string, path: string, fresh: boolean}} props `fresh` where a new password is given */
function Credentials({ testid, title, why, go, path, fresh }) {
  const send = (/** @type {Record<string, string>} */ wish) => post(path, wish);
  return html`
    <${Part} title=${title} why=${why}>
      <${Form} testid=${testid} go=${go} send=${send} done=${askWhoIAm} primary>
        <${Field} form=${testid} name="name" label=${t("account-name")} autocomplete="username" maxlength=${LONGEST_NAME} why=${fresh ? t("account-name-why") : ""} />
        <${Field} form=${testid} name="password" label=${t("account-password")} type="password" autocomplete=${fresh ? "new-password" : "current-password"}
          ...${fresh ? FIT : {}} why=${fresh ? t("account-password-why") : ""} />
      <//>
    <//>`;
}

/** @param {{who: Me | null}} props */
function Guest({ who }) {
  return html`
    <${Fragment}>
      <p class="note" data-testid="guest-note">${who ? t("account-guest", { name: who.name }) : t("account-nobody")}</p>
      <${Credentials} testid="register" title=${t("account-register")} why=${t("account-register-why")} go=${t("account-register-go")} path="/api/account/register" fresh />
      <${Credentials} testid="login" title=${t("account-login")} why=${who ? t("account-login-guest-why") : t("account-login-why")} go=${t("account-login-go")} path="/api/account/login" fresh=${false} />
    <//>`;
}

/** @param {{who: Me}} props */
function Registered({ who }) {
  const [said, setSaid] = useState("");
  const tell = (/** @type {string} */ id) => () => {
    setSaid(id);
    return askWhoIAm();
  };
  return html`
    <${Fragment}>
      <p class="note" data-testid="registered-note">${t("account-registered", { name: who.name })} <a href=${`/people/${encodeURIComponent(who.person)}`}>${t("account-profile")}</a></p>
      <p role="status" class="told" data-testid="told">${said && t(said)}</p>
      <${Part} title=${t("account-out")} why=${t("account-out-why")}>
        <div class="row">
          <${Form} testid="logout" go=${t("account-logout")} send=${() => post("/api/account/logout")} done=${askWhoIAm} />
          <${Form} testid="logout-everywhere" go=${t("account-logout-everywhere")} send=${() => post("/api/account/logout-everywhere")} done=${askWhoIAm} />
        </div>
      <//>
      <${Part} title=${t("account-rename")} why="">
        <${Form} testid="rename" go=${t("account-rename-go")} send=${(/** @type {Record<string, string>} */ wish) => post("/api/account/name", wish)} done=${tell("account-renamed")}>
          <${Field} form="rename" name="name" label=${t("account-new-name")} autocomplete="username" maxlength=${LONGEST_NAME} why=${t("account-name-why")} />
        <//>
      <//>
      <${Part} title=${t("account-change")} why=${t("account-change-why")}>
        <${Form} testid="password" go=${t("account-change-go")} send=${(/** @type {Record<string, string>} */ wish) => post("/api/account/password", wish)} done=${tell("account-changed")}>
          <${Field} form="password" name="old" label=${t("account-old")} type="password" autocomplete="current-password" why="" />
          <${Field} form="password" name="new" label=${t("account-new")} type="password" autocomplete="new-password" ...${FIT} why=${t("account-password-why")} />
        <//>
      <//>
      <${Machines} />
      <${Part} title=${t("account-delete")} why=${t("account-delete-why")}>
        <${Form} testid="delete" go=${t("account-delete-go")} send=${(/** @type {Record<string, string>} */ wish) => post("/api/account/delete", wish)} done=${askWhoIAm} sure=${t("account-delete-sure")}>
          <${Field} form="delete" name="password" label=${t("account-password")} type="password" autocomplete="current-password" why="" />
        <//>
      <//>
    <//>`;
}

/** Whether what is sent can be read on its way: plain http to another machine. */
const isPlain = () => !isSecureContext;

export function Page() {
  const who = me.value;
  return html`
    <${Frame} title=${t("house-account")} testid="account-page">
      ${isPlain() && html`<p class="note" data-testid="plain-note">${t("account-plain")}</p>`}
      ${who === undefined ? html`<p class="loading" role="status">${t("loading")}</p>` : who?.registered ? html`<${Registered} who=${who} />` : html`<${Guest} who=${who} />`}
      <p class="note">${t("account-money")}</p>
    <//>`;
}
