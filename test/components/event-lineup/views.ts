import { waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import type { View } from '../../../components/event-lineup/lineup-context.js';
import { all, artist, one, put, slot, words } from './feed.js';

/** Enough sets that the tools come. */
export const filler = Array.from({ length: 12 }, (_, hour) =>
  slot([artist(`Filler ${hour}`)], { startTime: `${8 + hour}:00`, endTime: `${8 + hour}:40` }),
);

/** A line-up whose search, plan and views have come. */
export async function equipped(attributes: Record<string, string> = {}): Promise<EventLineup> {
  const element = await put(attributes);
  await waitUntil(() => one(element, '.bar'), 'the tools are there');
  return element;
}

const marks: Record<View, string> = {
  list: '.stages',
  time: '.by-time',
  poster: '.bill-poster',
  timetable: '.timetable',
};

/** Chooses a view as a visitor does, and waits until it is drawn. */
export async function choose(element: EventLineup, view: View): Promise<void> {
  one(element, `.view input[value=${view}]`).click();
  await waitUntil(() => one(element, marks[view]), view);
}

/** The button that takes a set into the plan. */
export const star = (element: Element, name: string): HTMLElement =>
  all(element, '.favourite').find((button) => button.ariaLabel === `Save ${name} to my plan`)!;

export const planButton = (element: Element): HTMLElement =>
  one(element, '.bar button[aria-pressed]');

/** A button above the plan, by what it says. */
export const barButton = (element: Element, name: string): HTMLElement | undefined =>
  all(element, '.plan-bar button').find((button) => words(button).startsWith(name));

/** What is typed into the search. */
export async function search(element: EventLineup, query: string): Promise<void> {
  const field = one(element, '.search input') as HTMLInputElement;
  field.value = query;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await element.updateComplete;
}
