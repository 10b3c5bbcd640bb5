"""What is wrong with the layout of a page, measured in the page."""

from playwright.sync_api import Page

MEASURE = """() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const name = (node) => `${node.dataset.testid ?? node.className}: ${node.textContent.trim().slice(0, 24)}`;
  const shown = [...document.querySelectorAll("#app *")].filter((node) => !node.closest(".visually-hidden, svg"));
  if (document.documentElement.scrollWidth > width) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const node of shown) {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const inline = getComputedStyle(node).display === "inline";
    if (!inline && node.scrollWidth > node.clientWidth + 1) faults.push(`clipped: ${name(node)} ${node.scrollWidth}>${node.clientWidth}`);
    if (box.left < -1 || box.right > width + 1) faults.push(`outside: ${name(node)}`);
    if (node.matches("button, select, a.button, summary")) {
      const least = node.matches(".button") ? (node.matches(".small") ? 36 : 44) : 24;
      if (box.width < Math.min(least, 44) - 0.5 || box.height < least - 0.5) faults.push(`small: ${name(node)} ${box.width}x${box.height}`);
    }
  }
  const parts = [...document.querySelectorAll(".plate, .play-spot > *, .centre > *, .topbar, .dock, .me .marks, .head, .strip, .actions .button, .selection span")];
  const boxes = parts.map((node) => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
  for (const [i, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) faults.push(`overlap: ${name(one)} / ${name(other)}`);
    }
  }
  return [...new Set(faults)];
}"""

HEIGHT = "() => document.documentElement.scrollHeight - innerHeight"


def faults(page: Page) -> list[str]:
    """Texts clipped, things outside the page or over one another, targets too small."""
    found = page.evaluate(MEASURE)
    assert isinstance(found, list)
    return [str(fault) for fault in found]


def below_the_fold(page: Page) -> int:
    """How many pixels of the page have to be scrolled to."""
    return int(page.evaluate(HEIGHT))
