/**
 * My bots: programs of mine that sit at tables, each with a token that is shown once.
 */
import { html, useState } from "../lib.js";
import { post, remove, useAnswer } from "./api.js";
import { Field, Form, Part } from "./forms.js";
import { Loaded } from "./frame.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";
import { Copy } from "./share.js";

/** @typedef {{bot: number, name: string}} Machine */

/** @param {{machine: Machine, done: () => void}} props */
function Row({ machine, done }) {
  return html`
    <li class="card machine"><h3><${Icon} name="bot" />${machine.name}</h3>
      <${Form} testid=${`unbot-${machine.bot}`} go=${t("machines-end")} sure=${t("machines-end-sure", { name: machine.name })} send=${() => remove(`/api/account/bots/${machine.bot}`)} done=${done} />
    </li>`;
}

export function Machines() {
  const machines = useAnswer("/api/account/bots");
  const [token, setToken] = useState("");
  return html`
    <${Part} title=${t("machines")} why=${t("machines-why")}>
      <${Loaded} from=${machines}><ul class="cards">${(machines.body?.bots ?? []).map((/** @type {Machine} */ one) => html`<${Row} key=${one.bot} machine=${one} done=${machines.again} />`)}</ul><//>
      ${token && html`
        <div class="note" role="status" data-testid="token"><p>${t("machines-token")}</p><code class="token">${token}</code><${Copy} text=${token} label=${t("machines-copy")} /></div>`}
      <${Form} testid="bot" go=${t("machines-make")} send=${(/** @type {Record<string, string>} */ wish) => post("/api/account/bots", wish)}
        done=${(/** @type {{token: string}} */ made) => { setToken(made.token); machines.again(); }}>
        <${Field} form="bot" name="name" label=${t("machines-name")} autocomplete="off" maxlength="20" why=${t("account-name-why")} />
      <//>
    <//>`;
}
