/**
 * The emotes: small drawn faces, and a bowl of tea.
 */
import { html } from "../lib.js";
import { t } from "../app/i18n.js";

const OPEN_EYES = "M8.6 9.6v1.2M15.4 9.6v1.2";
const SHUT_EYES = "M7.4 10.6l1.2-1.2 1.2 1.2M14.2 10.6l1.2-1.2 1.2 1.2";
const HEAD = "M12 21a9 9 0 100-18 9 9 0 000 18z";

/** @type {Record<string, string>} paths on a 24-unit square */
const FACES = {
  smile: `${HEAD}${OPEN_EYES}M8 14.4c1 1.5 2.4 2.2 4 2.2s3-.7 4-2.2`,
  laugh: `${HEAD}${SHUT_EYES}M7.6 13.2h8.8c-.4 2.8-2 4.3-4.4 4.3s-4-1.5-4.4-4.3z`,
  cry: `${HEAD}${OPEN_EYES}M8.4 16.6c.9-1.3 2.1-1.9 3.6-1.9s2.7.6 3.6 1.9M16.6 12.6c.8 1.2 1.2 2 1.2 2.5a1.2 1.2 0 01-2.4 0c0-.5.4-1.3 1.2-2.5z`,
  angry: `${HEAD}M7 8.2l3 1.5M17 8.2l-3 1.5M8.6 10.8v.6M15.4 10.8v.6M8.4 16.4c.9-1 2.1-1.5 3.6-1.5s2.7.5 3.6 1.5`,
  cool: `${HEAD}M5.4 9.2h13.2M6.4 9.4c0 2 .8 3 2.3 3s2.3-1 2.3-3M13 9.4c0 2 .8 3 2.3 3s2.3-1 2.3-3M9 16c2 .9 4 .7 6-.6`,
  think: `${HEAD}M8.6 9.6v1.2M15.4 9.2v1.2M14 7.4l2.6-.5M9.2 15.6h4.6M7 19.4c-.3-1.8.5-2.9 2.2-3.3`,
  clap: "M8.2 12.8L5 8.6M10 11L6.6 6.4M11.8 9.4L9 5.6M13.4 9.8l-1.6-2M8.2 12.8c-1.4.2-2 1.2-1.2 2.4l2.6 3.6c1.8 2.3 4.6 2.7 6.9 1 2.4-1.8 2.9-4.5 1.2-7l-3.9-5.6M16 4.4l.6-1.8M18.6 6l1.7-1M19.6 8.8l1.8.2",
  tea: "M4.5 11h12v3.5c0 3-2.2 5-6 5s-6-2-6-5zM16.5 12h1.3a2.2 2.2 0 010 4.4h-1.6M8 8.4c-.9-1.2.9-2 0-3.4M11.4 8.4c-.9-1.2.9-2 0-3.4",
};

/** @param {{name: string}} props with its name for who cannot see it */
export function Face({ name }) {
  return html`<svg class="face" viewBox="0 0 24 24" role="img" aria-label=${t(`emote-${name}`)}><path d=${FACES[name] ?? HEAD} /></svg>`;
}
