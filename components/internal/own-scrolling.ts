/** Set on our vertical scrollers, and on their element while the pointer is over one. */
const mark = 'data-lenis-prevent';

const kept = new WeakSet<ShadowRoot>();

/**
 * Smooth-scrolling libraries take every wheel and touch event on `window`. An event that one of our
 * scrollers or dialogs uses stops at the shadow root; all others reach the page. Libraries that
 * listen in the capture phase look for an attribute, on the event's path or on the element.
 */
export function keepScrolling(root: ShadowRoot): void {
  if (kept.has(root)) return; // the element has left the page and come back
  kept.add(root);
  const passive = { passive: true };
  let from: Touch | undefined;
  const end = (event: Event, across: number, along: number) => {
    if (scrollerIn(event, root, across, along)) event.stopPropagation();
  };
  root.addEventListener('pointerover', (event) => {
    const scroller = scrollerIn(event, root, 0, 0);
    scroller?.setAttribute(mark, '');
    root.host.toggleAttribute(mark, scroller !== undefined);
  });
  root.host.addEventListener('pointerleave', () => root.host.removeAttribute(mark));
  const start = (event: Event) => (from = (event as TouchEvent).touches[0]);
  root.addEventListener('touchstart', start, passive);
  const move = (event: Event) => {
    const [touch, other] = (event as TouchEvent).touches;
    if (!touch || other || !from) return;
    end(event, from.clientX - touch.clientX, from.clientY - touch.clientY);
  };
  root.addEventListener('touchmove', move, passive);
  const turn = (event: Event) => {
    const { ctrlKey, deltaX, deltaY } = event as WheelEvent;
    if (!ctrlKey) end(event, deltaX, deltaY); // with it, the page is zoomed
  };
  root.addEventListener('wheel', turn, passive);
}

/** The scroller that uses a move of that many pixels; without a move, any vertical scroller. */
function scrollerIn(
  event: Event,
  root: ShadowRoot,
  across: number,
  along: number,
): Element | undefined {
  for (const box of event.composedPath()) {
    if (box === root) return undefined;
    if (!(box instanceof Element)) continue;
    if (box instanceof HTMLDialogElement && box.open) return box;
    const isTaken = Math.abs(across) > Math.abs(along) ? scrollsAcross(box) : scrolls(box, along);
    if (isTaken) return box;
  }
  return undefined;
}

const isScroller = (overflow: string) => /auto|scroll/.test(overflow);

const scrollsAcross = (box: Element) =>
  box.scrollWidth > box.clientWidth + 1 && isScroller(getComputedStyle(box).overflowX);

/** At the end of a scroller the page scrolls on, unless `overscroll-behavior` prevents that. */
function scrolls(box: Element, along: number): boolean {
  const rest = box.scrollHeight - box.clientHeight;
  if (rest <= 1) return false;
  const { overflowY, overscrollBehaviorY } = getComputedStyle(box);
  if (!isScroller(overflowY)) return false;
  if (!along || overscrollBehaviorY !== 'auto') return true;
  return along > 0 ? box.scrollTop < rest - 1 : box.scrollTop > 0;
}
