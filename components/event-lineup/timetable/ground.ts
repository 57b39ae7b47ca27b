const translucent = /^transparent$|(\/|^rgba\(.*,)\s*0?\.?\d*\)$/;
const isOpaque = (colour: string): boolean => !translucent.test(colour);

/**
 * The colour that lies below an element, so that what scrolls can be covered by what stands: of the
 * nearest box around it that has one. Undefined where a picture comes first, or where nothing has a
 * colour and the page is as bare as the browser shows it.
 */
export function groundBelow(element: Element): string | undefined {
  for (let box: Element | null = element; box; box = parentOf(box)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    if (backgroundImage !== 'none') return undefined;
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/** The box around it on the screen, out of shadow roots as well. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}
