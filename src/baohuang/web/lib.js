/**
 * The one door to the vendored libraries, so that no other module names a vendored file.
 */
import { h } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export { render, Fragment } from "./vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState, useId } from "./vendor/preact-hooks.js";
export { signal, computed, effect, batch, untracked } from "./vendor/signals.js";
export { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent.js";

export const html = htm.bind(h);
