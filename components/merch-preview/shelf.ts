/**
 * Brings what is chosen into sight on a shelf that scrolls: a page may name the last of its products.
 * The page itself stays where it is, as it would not with `scrollIntoView`.
 */
export function showChosen(root: ParentNode): void {
  const chosen = root.querySelector('.product:has(:checked)');
  const shelf = chosen?.parentElement;
  if (!chosen || !shelf) return;
  const [one, all] = [chosen.getBoundingClientRect(), shelf.getBoundingClientRect()];
  shelf.scrollLeft += isBeyond(one.left, one.right, all.left, all.right);
  shelf.scrollTop += isBeyond(one.top, one.bottom, all.top, all.bottom);
}

/** How far the one stands out of the other, with room for the ring around it. */
const isBeyond = (start: number, end: number, from: number, to: number): number =>
  Math.min(0, start - from - ring) || Math.max(0, end - to + ring);

const ring = 4;
