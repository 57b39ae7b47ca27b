import { ref } from 'lit/directives/ref.js';
import type { Tools } from '../lineup-context.js';

const stopsOf = new WeakMap<Element, () => void>();

/**
 * Between the names of a line stands a dot; at its end it would belong to nothing. Which name ends a
 * line is known only when the lines are: hidden, a dot keeps its room, so that no line changes. Names that
 * follow are marked once all are there: each look at them lays out the whole poster.
 */
export function hideDanglingSeparators(tools: Tools | undefined) {
  let poster: Element | undefined;
  return ref((element) => {
    if (!element) {
      if (poster && !poster.isConnected) stopObserving(poster);
      return;
    }
    poster = element;
    if (!stopsOf.has(element)) stopsOf.set(element, observeLines(element));
    queueMicrotask(() => markLineEnds(element)); // other names may stand there now
    void tools?.untilDrawn?.().then(() => markLineEnds(element));
  });
}

/** Lines change with the width and with the typeface. @returns what ends it */
function observeLines(poster: Element): () => void {
  const mark = () => markLineEnds(poster);
  let width = NaN;
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.contentRect.width !== width) mark();
    width = entry?.contentRect.width ?? NaN;
  });
  observer.observe(poster);
  document.fonts.addEventListener('loadingdone', mark);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', mark);
  };
}

function stopObserving(poster: Element): void {
  stopsOf.get(poster)?.();
  stopsOf.delete(poster);
}

function markLineEnds(poster: Element): void {
  const names = [...poster.querySelectorAll<HTMLElement>('.billed')];
  const isLast = names.map((name, index) => {
    const next = names[index + 1];
    return next?.parentElement === name.parentElement && isBelow(next, name);
  });
  names.forEach((name, index) => name.classList.toggle('ends-line', isLast[index]));
}

/** Whether a name stands on another line than the one before it. */
function isBelow(name: HTMLElement, before: HTMLElement): boolean {
  const [one, other] = [name.getBoundingClientRect(), before.getBoundingClientRect()];
  return (one.top + one.bottom) / 2 > other.bottom;
}
