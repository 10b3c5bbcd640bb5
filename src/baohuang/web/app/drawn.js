/**
 * What can wait is drawn in a second step, so that a slow phone answers in between.
 */
import { useEffect, useState } from "../lib.js";

/**
 * Whether the component has been drawn once with what it needs; it is drawn again when that is so.
 * @param {boolean} [there] whether what it needs is there
 */
export function useDrawn(there = true) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (there) setDrawn(true);
  }, [there]);
  return drawn;
}
