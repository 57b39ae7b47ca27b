import { nextFrame } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { chooseKinds } from '../../effort.js';
import { brokenWords, sticksOut } from '../room.js';
import { all } from './stage.js';

/** What a thumb needs. */
const thumb = 44;

/** What keeps somebody from it: a thumb that misses, motion, an edge, words that a narrow column breaks. */
export async function outOfReach(element: EventTickets): Promise<string[]> {
  const problems = tooSmall(element).concat(moving(element));
  if (document.documentElement.scrollWidth > innerWidth) problems.push('the page scrolls sideways');
  for (const width of chooseKinds([160, 200, 240])) {
    document.body.style.setProperty('width', `${width}px`);
    await nextFrame();
    await nextFrame();
    const narrow = [...sticksOut(element, document.body), ...brokenWords(element, document.body)];
    problems.push(...narrow.map((words) => `${words} in ${width} pixels`));
  }
  document.body.style.removeProperty('width');
  return problems;
}

/** Controls that a thumb misses. A link within a sentence is as high as its line. */
function tooSmall(element: EventTickets): string[] {
  return all(element, 'button, input, summary, a')
    .filter((target) => target.checkVisibility() && !isInSentence(target))
    .map((target) => ({ target, box: boxOf(target) }))
    .filter(({ box }) => box.width < thumb || box.height < thumb)
    .map(({ target, box }) => `${target.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`);
}

const isInSentence = (target: Element): boolean =>
  target.matches('a') && !!target.closest('label, p');

/** A box to tick is pressed by its words too. */
function boxOf(target: HTMLElement): { width: number; height: number } {
  const label = target.matches('[type=checkbox], [type=radio]')
    ? (target as HTMLInputElement).labels![0]!
    : target;
  const { width, height } = label.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height) };
}

/** What moves, or would when it changes; the probe of the page's colours has no size. */
const moving = (element: EventTickets): string[] =>
  all(element, '*:not(.colour-probe)')
    .filter((one) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(one);
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      return (
        seconds(transitionDuration) > 0 ||
        (animationName !== 'none' && seconds(animationDuration) > 0)
      );
    })
    .map(({ className }) => className);
