import { waitUntil } from '@open-wc/testing';
import type { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import type { Emulator } from '../../src/emulator/index.js';
import { shows, visibleText } from './page.js';

export interface Visit {
  /** What the element is given beside its event, form or organiser of the demo world. */
  readonly attributes?: Record<string, string>;
  /** Words that a visitor came for. */
  readonly shows: readonly string[];
  /** What the visitor does next, as the title of a test says it. */
  readonly leads: string;
  readonly goOn: (element: EventElement, emulator: Emulator) => Promise<void>;
}

/** A visit or two to each element, before a service that sends no gap member. */
export const visits: Partial<Record<keyof typeof elements, readonly Visit[]>> = {
  'ambassador-rewards': [
    {
      shows: ['Meadowlark 2027', 'First Light', 'Enamel mug', 'Marches Parcels'],
      leads: 'takes a claim',
      goOn: async (element) => {
        await press(element, 'Claim: Crew shirt');
        await press(element, 'L');
        await press(element, 'I’ll explain in a note');
        await type(element, 'Note', 'By the gate');
        await press(element, 'Claim');
        await shows(element, 'Claimed');
      },
    },
  ],
  'event-announcements': [
    {
      shows: ['Party Wall have moved to the signal box', '28 April'],
      leads: 'shows earlier announcements',
      goOn: async (element) => {
        await press(element, 'Earlier announcements');
        await waitUntil(() => !named(element, 'Earlier announcements'), 'all are there');
      },
    },
  ],
  'event-card': [
    {
      shows: ['Meadowlark 2027', '25 – 27 June 2027'],
      leads: 'leads to the tickets',
      goOn: async (element) => {
        const link = () => named(element, 'Tickets') as HTMLAnchorElement | undefined;
        await waitUntil(() => link()?.href.startsWith('http'), 'the link leads to the tickets');
      },
    },
  ],
  'event-faq': [
    {
      shows: ['Getting here', 'Can I cycle?'],
      leads: 'opens an answer',
      goOn: async (element) => {
        await press(element, 'Can I cycle?');
        await shows(element, 'The cycle park by the east gate');
      },
    },
  ],
  'event-gallery': [
    {
      shows: ['Photo 1 of 18', 'Photos by Ottilie Brand'],
      leads: 'opens a photo',
      goOn: async (element) => {
        const pictures = () => element.shadowRoot!.querySelectorAll('img[src]').length;
        await until(() => pictures() === 18, '18 pictures', element);
        await press(element, 'Photo 2 of 18');
        await shows(element, '2 of 18');
      },
    },
  ],
  'event-lineup': [
    {
      shows: ['Saturday 26 June', 'Juno Faraday', '21:15 – 22:45'],
      leads: 'opens an artist',
      goOn: async (element) => {
        await press(element, 'Juno Faraday');
        await waitUntil(() => element.shadowRoot!.querySelector('dialog[open]'), 'the dialog');
        await shows(element, 'Sheffield, South Yorkshire');
      },
    },
  ],
  'event-news': [
    {
      shows: ['The hay decides', '28 April 2027', 'Bernadette Pugh'],
      leads: 'opens an article',
      goOn: async (element) => {
        await press(element, 'The hay decides');
        await shows(element, 'It is a flood meadow');
      },
    },
  ],
  'event-prelaunch': [
    {
      shows: ['Be the first to know', 'Email address', 'Privacy notice'],
      leads: 'registers, and proves a number by its code',
      goOn: async (element, emulator) => {
        await type(element, 'Email address', 'ada@example.com');
        await press(element, 'Yes, Foghorn Presents may email');
        await type(element, 'Mobile number', '+44 7700 900123');
        await press(element, 'Yes, Foghorn Presents may text');
        await press(element, 'Put me on the list');
        await proveNumber(element, emulator, 'You’re on the list');
      },
    },
  ],
  'event-search': [
    {
      shows: ['11 events', 'Meadowlark 2027', 'Harbour Free'],
      leads: 'finds what is typed',
      goOn: async (element) => {
        await type(element, 'Artist, event or venue', 'harb');
        element.shadowRoot!.querySelector('form')!.requestSubmit();
        await shows(element, '1 event');
      },
    },
  ],
  'event-signup-form': [
    {
      shows: ['How was it, then?', 'Will we see you next year?'],
      leads: 'sends the answers of a form',
      goOn: async (element, { control }) => {
        await press(element, '4');
        await press(element, 'Yes, same spot by the oak');
        await press(element, 'Send feedback');
        await waitUntil(() => control.submissions().submissions.length === 1, 'it is sent');
        await shows(element, 'Thank you');
      },
    },
    {
      attributes: { mode: 'subscribe', event: 'meadowlark-2027' },
      shows: ['Email address', 'Mobile number'],
      leads: 'signs up for news, and proves a number by its code',
      goOn: async (element, emulator) => {
        await type(element, 'Email address', 'ada@example.com');
        await type(element, 'Mobile number', '+44 7700 900123');
        await press(element, 'Send me news by text message too');
        await press(element, 'Sign up');
        await proveNumber(element, emulator, 'Your number is confirmed');
      },
    },
  ],
  'event-tickets': [
    {
      // A whole purchase is in event-tickets/little-said.test.ts.
      shows: ['Early Bird Weekend', 'Sold out', 'Saturday Day', '£85.71'],
      leads: 'tells the total',
      goOn: async (element) => {
        await press(element, 'Add one Saturday Day');
        await shows(element, 'Total £85.71');
      },
    },
  ],
  'merch-preview': [
    {
      shows: ['Tour Tee', '£28.00', 'Coral, out of stock'],
      leads: 'shows another colour',
      goOn: async (element) => {
        await press(element, 'Moss');
        await shows(element, 'Colour Moss');
      },
    },
  ],
  'organiser-events': [
    {
      shows: ['Upcoming events', 'Harbour Free', 'Foghorn Kyoto'],
      leads: 'leads to an event',
      goOn: async (element) => {
        const link = named(element, 'Harbour Free') as HTMLAnchorElement;
        await waitUntil(() => link.href.startsWith('http'), 'the link leads to the event');
      },
    },
  ],
};

async function until(isSo: () => boolean, what: string, element: EventElement): Promise<void> {
  await waitUntil(isSo).catch(() => {
    throw new Error(`There is no "${what}" in: ${visibleText(element)}`);
  });
}

/** What is pressed or filled in by that name. */
function named(element: EventElement, name: string): HTMLElement | undefined {
  const nodes = element.shadowRoot!.querySelectorAll<HTMLElement>('button, a, label');
  return [...nodes].find((node) => node.checkVisibility() && nameOf(node).startsWith(name));
}

const nameOf = (node: HTMLElement): string =>
  (node.ariaLabel ?? node.textContent).replace(/\s+/g, ' ').replace(' :', ':').trim();

/** Presses a button or link, or the label of what is to be chosen. */
async function press(element: EventElement, name: string): Promise<void> {
  await until(() => named(element, name) !== undefined, name, element);
  named(element, name)!.click();
  await element.updateComplete;
}

async function type(element: EventElement, label: string, text: string): Promise<HTMLInputElement> {
  await until(() => named(element, label) !== undefined, label, element);
  const field = (named(element, label) as HTMLLabelElement).control as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
  return field;
}

async function proveNumber(
  element: EventElement,
  { control }: Emulator,
  words: string,
): Promise<void> {
  await shows(element, 'Code from the text message');
  const { code } = control.mailbox().sms.at(-1)!;
  const field = await type(element, 'Code from the text message', code);
  field.form!.requestSubmit();
  await shows(element, words);
}
