// What is wrong with the layout of the page: an expression that layout.py evaluates in it.
() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const name = (node) => `${node.dataset.testid ?? node.className}: ${node.textContent.trim().slice(0, 24)}`;
  const shown = [...document.querySelectorAll("#app *")].filter((node) => !node.closest(".visually-hidden, svg"));
  const wide = document.documentElement.scrollWidth;
  if (wide > width) faults.push(`the page is ${wide} wide`);
  for (const node of shown) {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const inline = getComputedStyle(node).display === "inline";
    if (!inline && node.scrollWidth > node.clientWidth + 1) faults.push(`clipped: ${name(node)} by ${node.scrollWidth - node.clientWidth}`);
    if (box.left < -1 || box.right > width + 1) faults.push(`outside: ${name(node)}`);
    if (!node.matches("button, select, a.button, summary")) continue;
    const large = node.matches(".button:not(.small)");
    if (box.width < (large ? 43.5 : 23.5) || box.height < (large ? 43.5 : 23.5)) faults.push(`small: ${name(node)} ${box.width}x${box.height}`);
  }
  const front = document.querySelector("dialog[open]") ?? document;
  const apart =
    ".plate, .play-spot > *, .centre > *, .topbar, .dock, .me .marks, .head, .strip, .actions .button, .selection span, .icon-button, .setting, .option";
  const boxes = [...front.querySelectorAll(apart)].map((node) => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
  for (const [i, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) faults.push(`overlap: ${name(one)} / ${name(other)}`);
    }
  }
  return [...new Set(faults)];
};
