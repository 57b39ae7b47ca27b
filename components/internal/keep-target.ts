import { pageRecord, touches } from '../../src/embed/page.js';

/**
 * A link to a place of the page (`/#tickets`) leads there before the widgets above it have their
 * height. As they grow, that place is brought back into view, until the visitor moves the page.
 */
let observer: ResizeObserver | undefined;

/** Follows the growth of these widgets. */
export function keepTarget(widgets: Iterable<Element>): void {
  observer ??= new ResizeObserver(showTargetAgain);
  if (isUntouched()) startKeeping();
  for (const widget of widgets) observer.observe(widget);
}

export const leave = (widget: Element): void => observer?.unobserve(widget);

/** Shows a widget as if a link had led to it, until it takes the focus somewhere itself. */
export function keepInPlace(widgets: Iterable<Element>, widget: Element): void {
  keepTarget(widgets);
  if (!isUntouched()) return;
  place = widget;
  widget.addEventListener('focusin', stopKeeping);
  startKeeping();
  showTargetAgain();
}

let place: Element | undefined;

/** Whether the visitor has left the page as it is since it opened, or since they followed a link in it. */
function isUntouched(): boolean {
  const { touched } = pageRecord();
  return touched === undefined ? !hasOldPosition() : touched !== location.hash;
}

/** After a reload, or on the way back, the browser restores where the visitor was. */
function hasOldPosition(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

let isKeeping = false;

function startKeeping(): void {
  isKeeping = true;
  for (const touch of touches)
    window.addEventListener(touch, noteTouch, { capture: true, passive: true });
}

function stopKeeping(): void {
  isKeeping = false;
  for (const touch of touches) window.removeEventListener(touch, noteTouch, { capture: true });
}

/** A page that uses the package without the script tag has nobody else to note it. */
function noteTouch(): void {
  pageRecord().touched = location.hash;
  stopKeeping();
}

/** Scroll anchoring corrects the page after its layout, so the last word is said in the next frame. */
function showTargetAgain(): void {
  showTarget();
  requestAnimationFrame(showTarget);
}

function showTarget(): void {
  if (isKeeping) (place ?? findTarget())?.scrollIntoView({ behavior: 'instant' });
}

/** Looked for anew each time: pages add their parts late, and a link may have become a widget. */
function findTarget(): Element | null | undefined {
  let target = document.querySelector(':target') ?? document.getElementById(decodedHash());
  while (target && target.getClientRects().length === 0) target = target.parentElement;
  return target;
}

function decodedHash(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
