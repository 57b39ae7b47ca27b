const mayScroll = (box: EventTarget) =>
  box instanceof Element &&
  (box.nodeName === 'DIALOG' || /auto|scroll/.test(getComputedStyle(box).overflow));

/** Shadow roots of ours, over whose scrollers no pointer has been yet. */
const roots = new Set<EventTarget>();

/** Loads the code that keeps wheels and fingers from the page, once a pointer is over what scrolls. */
export function heedScrollers(root: ShadowRoot): void {
  roots.add(root);
  if (roots.size === 1) document.addEventListener('pointerover', heed, true);
}

export function leaveScrollers(root: EventTarget): void {
  roots.delete(root);
  if (roots.size === 0) document.removeEventListener('pointerover', heed, true);
}

function heed(event: Event): void {
  const path = event.composedPath();
  for (const [at, root] of path.entries()) {
    if (!roots.has(root) || !path.slice(0, at).some(mayScroll)) continue;
    leaveScrollers(root);
    import('./own-scrolling.js').then(
      ({ keepScrolling }) => keepScrolling(root as ShadowRoot),
      () => undefined, // without it, all scrolls as the page has it
    );
  }
}
