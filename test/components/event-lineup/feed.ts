import { finishStyles } from '../../../components/event-lineup/finish.styles.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import type { ArtistDetail } from '../../../src/contract/artist.js';
import type { EventDetail } from '../../../src/contract/events.js';
import type { ArtistSummary, Lineup, Slot } from '../../../src/contract/lineup.js';
import { answer, make, refusal, type Reply, TestPage, visibleText } from '../page.js';
import { all } from '../parts.js';

export { all, focused } from '../parts.js';

/** A picture that loads without a network. */
export const picture = new URL('/public/demo/portraits/01.svg', location.href).href;

export const friday = '2027-06-25';
export const saturday = '2027-06-26';

const idOf = (name: string) =>
  `00000000-0000-4000-8000-${Array.from(name)
    .map((letter) => letter.codePointAt(0)!.toString(16))
    .join('')
    .padStart(12, '0')
    .slice(-12)}`;

export function artist(name: string, change: Partial<ArtistSummary> = {}): ArtistSummary {
  return {
    id: idOf(name),
    name,
    imageUrl: null,
    genres: [],
    hometown: null,
    region: null,
    country: null,
    locationLabel: null,
    ...change,
  };
}

export function slot(acts: ArtistSummary[], change: Partial<Slot> = {}): Slot {
  const { day = friday, stage = 'Meadow', startTime = '20:00' } = change;
  return {
    id: idOf([day, stage, startTime, ...acts.map(({ name }) => name)].join()),
    stage,
    day,
    startTime,
    endTime: '21:00',
    durationMinutes: 60,
    billingTier: 'main',
    isPlaceholder: acts.length === 0,
    placeholderLabel: null,
    placeholderDescription: null,
    featured: false,
    createdAtIso: '2027-01-01T00:00:00.000Z',
    setNote: null,
    artist: acts[0] ?? null,
    artists: acts,
    ...change,
  };
}

export function lineup(slots: Slot[], change: Partial<Lineup> = {}): Lineup {
  return {
    eventId: idOf('event'),
    eventSlug: 'party',
    surface: 'web',
    slots,
    schemaOrg: null,
    lastUpdatedAt: null,
    ...change,
  };
}

export function profile(of: ArtistSummary, change: Partial<ArtistDetail> = {}): ArtistDetail {
  return {
    ...of,
    realName: null,
    bioShort: null,
    bioLong: null,
    website: null,
    socials: {},
    sets: [],
    ...change,
  };
}

/** A page whose service knows one line-up, and the profiles it is given. */
export class LineupPage extends TestPage {
  lineup: Lineup;
  profiles: ArtistDetail[] = [];
  /** What the service says of the event itself. */
  event: Partial<EventDetail> = {};
  /** Answers for an artist instead of `profiles`. */
  artistReply: Reply | undefined;

  constructor(slots: Slot[], change: Partial<Lineup> = {}) {
    super({ event: 'party' });
    forgetAll();
    this.lineup = lineup(slots, change);
    this.reply = (url, init) => {
      const [, artistId] = /\/artists\/(.+)$/.exec(url.pathname) ?? [];
      if (url.pathname.endsWith('/events/party')) return answer(this.event);
      if (!artistId) return answer(this.lineup);
      if (this.artistReply) return this.artistReply(url, init);
      const known = this.profiles.find(({ id }) => id === artistId);
      return known ? answer(known) : refusal('not_found', 404);
    };
  }
}

/** Puts a line-up into the page and waits until it is drawn. */
export async function put(
  attributes: Record<string, string> = {},
  parent: Element = document.body,
): Promise<EventLineup> {
  const element = make('event-lineup', attributes);
  parent.append(element);
  await waitUntil(() => element.matches(':state(ready), :state(empty)'), 'the line-up is drawn');
  return element;
}

/** Waits for what comes after the first paint: keys, deep links, structured data. */
export async function attended(element: Element): Promise<void> {
  const there = () => element.shadowRoot!.adoptedStyleSheets.includes(finishStyles.styleSheet!);
  await waitUntil(there, 'all that comes after the paint is there');
}

export const one = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;

/** Words as a visitor reads them, white space as one. */
export const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const rows = (element: Element): string[] => all(element, '.set').map(words);

/** The button in the list of sets that opens an act. */
export function opener(element: Element, name: string): HTMLElement {
  const found = all(element, '.set button.name').find((button) => words(button) === name);
  expect(found, `a button for ${name} in: ${visibleText(element)}`).to.exist;
  return found!;
}

export const dialogOf = (element: Element): HTMLDialogElement | null =>
  element.shadowRoot!.querySelector('dialog');

export async function opened(element: Element): Promise<HTMLDialogElement> {
  await waitUntil(() => dialogOf(element)?.open, 'the dialog is open');
  const dialog = dialogOf(element)!;
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

export async function closed(element: Element): Promise<void> {
  await waitUntil(
    () => !dialogOf(element)?.open && !dialogOf(element)?.firstElementChild,
    'closed',
  );
}

/** Plans, friends and views that a browser keeps. */
function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Takes every line-up out of the page, and the page's own traces with it. */
export function cleanUp(page: TestPage): void {
  page.leave();
  forgetAll();
  history.replaceState(null, '', location.pathname + location.search);
}
