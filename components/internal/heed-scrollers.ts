const mayScroll = (box: Element) =>
  box.nodeName === 'DIALOG' || /auto|scroll/.test(getComputedStyle(box).overflow);

/** Fetches the code that keeps wheels and fingers from the page, once a pointer is over what scrolls. */
export function heedScrollers(root: ShadowRoot): void {
  const heed = (event: Event): void => {
    const path = event.composedPath();
    const boxes = path.slice(0, path.indexOf(root)) as Element[];
    if (!boxes.some(mayScroll)) return;
    root.removeEventListener('pointerover', heed);
    import('./own-scrolling.js').then(
      ({ keepScrolling }) => keepScrolling(root),
      () => undefined, // without it, all scrolls as the page has it
    );
  };
  root.addEventListener('pointerover', heed);
}
