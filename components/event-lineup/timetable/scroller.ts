import { ref } from 'lit/directives/ref.js';

const scrollers = new WeakMap<Element, string>();

/** What the scroller of a timetable does by itself; nothing of it scrolls the page. */
export const attendScroller = (day: string) =>
  ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    if (!scrollers.has(element)) listen(element);
    const isNew = scrollers.get(element) !== day;
    scrollers.set(element, day);
    requestAnimationFrame(() => {
      if (isNew) showNow(element, 'instant');
      markEdges(element);
    });
  });

function listen(scroller: HTMLElement): void {
  const mark = () => markEdges(scroller);
  scroller.addEventListener('scroll', mark, { passive: true });
  new ResizeObserver(mark).observe(scroller);
  scroller.addEventListener('focusin', ({ target }) => {
    const block = (target as Element).closest('.slot');
    block?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Lets the style sheet show at which edges there is more. */
function markEdges(scroller: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const left = Math.abs(scrollLeft); // from the right it counts below nothing
  scroller.classList.toggle('has-before', left > 1);
  scroller.classList.toggle('has-after', left + clientWidth < scrollWidth - 1);
}

/** Brings the running minute into the upper third; does nothing where it is not drawn. */
export function showNow(scroller: HTMLElement, behavior: ScrollBehavior = 'smooth'): boolean {
  const line = scroller.querySelector('.now-line');
  if (!line) return false;
  const from = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollBy({ top: from - scroller.clientHeight / 3, behavior });
  return true;
}

/** Looks at the same hour once the timetable has another height. */
export function keepMiddle(part: Element): void {
  const scroller = part.closest('.timetable-frame')?.querySelector('.timetable');
  if (!scroller) return;
  const middle = (scroller.scrollTop + scroller.clientHeight / 2) / scroller.scrollHeight;
  requestAnimationFrame(() => {
    scroller.scrollTop = middle * scroller.scrollHeight - scroller.clientHeight / 2;
  });
}

/** The first of the list only says what the list is for. */
export function goToStage(list: HTMLSelectElement): void {
  const frame = list.closest('.timetable-frame');
  const scroller = frame?.querySelector('.timetable');
  const column = frame?.querySelectorAll('.column')[list.selectedIndex - 1];
  const hours = frame?.querySelector('.hours');
  if (!scroller || !column || !hours) return;
  const [box, target, beside] = [scroller, column, hours].map((one) => one.getBoundingClientRect());
  if (!box || !target || !beside) return;
  const fromRight = getComputedStyle(scroller).direction === 'rtl';
  const left = fromRight
    ? target.right - box.right + beside.width
    : target.left - box.left - beside.width;
  scroller.scrollBy({ left, behavior: 'smooth' });
}
