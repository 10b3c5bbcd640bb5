/**
 * Checking a shuffle in the browser, in plain words: what holds, what this device saw itself, and how it works.
 */
import { html, useEffect, useState } from "../lib.js";
import { findings } from "../core/redeal.js";
import { Dialog } from "../app/dialog.js";
import { Icon } from "../app/icons.js";
import { t } from "../app/i18n.js";

/**
 * @typedef {import("../core/redeal.js").Shuffle} Shuffle
 * @typedef {import("../core/redeal.js").Witness} Witness
 * @typedef {import("../core/redeal.js").Finding} Finding
 */

/** Where nobody was there to see. @type {Witness} */
const NOBODY = { promised: null, seat: null, luck: null, hand: null };

/** @param {Finding} finding @param {Witness} witness */
function words({ id, ok }, witness) {
  if (ok === null) return t(id === "luck" ? "shuffle-luck-none" : "shuffle-own-none");
  if (id === "luck" && ok && !(witness.seat !== null && witness.luck?.[witness.seat])) return t("shuffle-luck-others");
  if (id === "promise" && ok) return t(witness.promised === null ? "shuffle-promise-unseen" : "shuffle-promise-yes");
  return t(`shuffle-${id}-${ok ? "yes" : "no"}`);
}

/** @param {{finding: Finding, witness: Witness}} props */
function Line({ finding, witness }) {
  const { ok, id } = finding;
  const state = ok === null ? "open" : ok ? "good" : "bad";
  return html`<li class=${state} data-testid=${`shuffle-${id}`} data-state=${state}><${Icon} name=${ok === null ? "dot" : ok ? "check" : "cross"} /><span>${words(finding, witness)}</span></li>`;
}

/** @param {{shuffle: Shuffle}} props */
function How({ shuffle }) {
  const facts = [["shuffle-commitment", shuffle.commitment], ["shuffle-secret", shuffle.secret], ["shuffle-words", shuffle.luck.map((word) => word || "–").join(", ")]];
  return html`
    <details class="how"><summary>${t("shuffle-how")}</summary>
      <ol><li>${t("shuffle-how-1")}</li><li>${t("shuffle-how-2")}</li><li>${t("shuffle-how-3")}</li><li>${t("shuffle-how-4")}</li></ol>
      <dl>${facts.map(([id, value]) => html`<dt>${t(id)}</dt><dd><code>${value}</code></dd>`)}</dl>
      <p>${t("shuffle-how-else")}</p>
    </details>`;
}

/** @param {{load: () => Promise<Shuffle | null>, witness: Witness | null, onClose: () => void}} props `witness`: what this device saw itself */
export function ShuffleDialog({ load, witness, onClose }) {
  const [shuffle, setShuffle] = useState(/** @type {Shuffle | null | undefined} */ (undefined));
  useEffect(() => {
    load().then(setShuffle, () => setShuffle(null));
  }, []);
  const seen = witness ?? NOBODY;
  const found = shuffle ? findings(shuffle, seen).filter((one) => one.ok !== null || witness !== null) : [];
  const broken = found.some((one) => one.ok === false);
  return html`
    <${Dialog} title=${t("shuffle-check")} onClose=${onClose} testid="shuffle">
      <p role="status" class=${`verdict ${shuffle ? (broken ? "bad" : "good") : ""}`} data-testid="verdict" data-state=${shuffle ? (broken ? "bad" : "good") : "open"}>${
        shuffle === undefined ? t("loading") : shuffle === null ? t("shuffle-failed") : t(broken ? "shuffle-bad" : "shuffle-good")}</p>
      <ul class="findings">${found.map((finding) => html`<${Line} key=${finding.id} finding=${finding} witness=${seen} />`)}</ul>
      ${shuffle && html`<${How} shuffle=${shuffle} />`}
    <//>`;
}
