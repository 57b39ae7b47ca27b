import { hostOf, isElement } from '../../internal/nodes.js';

/** How far every box around an element is scrolled; calling the answer puts all of them back. */
export function rememberScroll(element: Element): () => void {
  const places: [Element, number, number][] = [];
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (!isElement(node)) continue;
    const { scrollLeft, scrollTop } = node;
    if (scrollLeft || scrollTop) places.push([node, scrollLeft, scrollTop]);
  }
  return () => {
    for (const [node, left, top] of places) node.scrollTo({ left, top, behavior: 'instant' });
  };
}

const parentOf = (node: Node): Node | null =>
  hostOf(node) ?? (node as Partial<Element>).assignedSlot ?? node.parentNode;

/** Brings the top of a box into sight where it is not; what the visitor sees already stays put. */
export function showTop(box: Element): void {
  const { top } = box.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0;
  if (top >= covered && top < innerHeight / 2) return;
  box.scrollIntoView({ block: 'start', behavior: 'instant' });
}
