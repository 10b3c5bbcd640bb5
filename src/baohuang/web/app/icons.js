/**
 * Inline icons: drawn, never emoji. Each is decoration; the text beside it or its label speaks.
 */
import { html } from "../lib.js";

/** @type {Record<string, string>} paths on a 24-unit square; stroked unless listed in FILLED */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  crown: "M3 8l4.6 4.2L12 5l4.4 7.2L21 8l-1.7 10H4.7z",
  shield: "M12 3l7.5 2.6v5.6c0 4.5-3 8-7.5 9.8-4.5-1.8-7.5-5.3-7.5-9.8V5.6z",
  star: "M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L12 16.7l-5.4 3.1 1.2-6.1-4.5-4.2 6.1-.7z",
  people: "M8.5 11a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4zM2.8 19c.4-3.5 2.6-5.4 5.7-5.4s5.3 1.9 5.7 5.4M16 11.2a2.7 2.7 0 10-.6-5.3M16.6 13.8c2.6.2 4.3 2 4.6 5.2",
  sort: "M4 6h16M4 12h11M4 18h6",
  keyboard: "M3 6.5h18v11H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  history: "M12 7v5l3.2 2M4.2 9.5A8.2 8.2 0 1112 20.2a8.2 8.2 0 01-7.6-5M4 4.6v5h5",
  counter: "M4 20V10M9.3 20V4M14.6 20v-7M20 20V7",
  book: "M5 4.5h10.5A3.5 3.5 0 0119 8v12H8a3 3 0 01-3-3zM5 17a3 3 0 013-3h11",
  gear: "M12 15.2a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1",
  alert: "M12 4l9 16H3zM12 10v4.5M12 17.4h.01",
  clock: "M12 7v5l3 2M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17z",
  flag: "M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0",
  bot: "M5 9h14v9H5zM12 5v4M9.5 13h.01M14.5 13h.01M12 4.5h.01",
  leave: "M14 4H6v16h8M10 12h10M17 8.5l3.5 3.5-3.5 3.5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M7 7l10 10M17 7L7 17",
  dot: "M12 12h.01",
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  run: "M7 4.5l12 7.5-12 7.5z",
  pause: "M8 5v14M16 5v14",
  on: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  chart: "M4 4v16h16M7.5 15l4-5 3 3 5-7",
  person: "M12 11.6a3.8 3.8 0 100-7.6 3.8 3.8 0 000 7.6zM4.8 20c.5-4 3.2-6.2 7.2-6.2s6.7 2.2 7.2 6.2",
  coin: "M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9.6 9.6h4.8v4.8H9.6z",
  home: "M4 11.2L12 4.5l8 6.7M6.3 9.6V20h11.4V9.6M10 20v-5.5h4V20",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  plus: "M12 5v14M5 12h14",
  talk: "M4 5h16v11h-9l-5 4v-4H4z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
};
const FILLED = new Set(["crown", "shield", "star"]);

/**
 * @param {{name: string, solid?: boolean}} props
 */
export function Icon({ name, solid = FILLED.has(name) }) {
  return html`<svg class=${`icon${solid ? " solid" : ""}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${PATHS[name]} /></svg>`;
}
