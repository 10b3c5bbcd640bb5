/**
 * Starts the page: the address decides between the start page and a table.
 */
import { html, render } from "../lib.js";
import { isReady } from "./i18n.js";
import { install } from "./install.js";
import { StartPage } from "./start.js";
import { TablePage } from "../table/page.js";

const table = /^\/table\/([\w-]+)/.exec(location.pathname)?.[1];

function App() {
  if (!isReady()) return html`<p class="loading" role="status">…</p>`;
  return table ? html`<${TablePage} id=${table} />` : html`<${StartPage} />`;
}

render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
install();
