import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-announcements/event-announcements.js';
import '../components/event-card/event-card.js';
import '../components/event-faq/event-faq.js';
import '../components/event-lineup/event-lineup.js';
import '../components/event-tickets/event-tickets.js';
import { pageRecord } from '../src/embed/page.js';
import { emulated, part } from './emulated.js';

interface Args {
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
  /** Which days which tickets are for. */
  covers: string;
}

const weekend = '2027-06-25/2027-06-27';
const said =
  `Early Bird Weekend: ${weekend}; Weekend: ${weekend}; Weekend Final Release: ${weekend}; ` +
  `Saturday Day: 2027-06-26; Duo Pass: 2027-06-27; Under 12: ${weekend}; Camping Plot:`;

const page = ({ theme, locale, accent, covers }: Args) => {
  const look = theme === 'auto' ? nothing : theme;
  return html`<div
    style="display: grid; gap: 4rem; padding: 1.5rem; max-width: 76rem; margin: auto;
      --event-color-accent: ${accent}"
  >
    <event-card theme=${look} locale=${locale} layout="banner"></event-card>
    <event-announcements theme=${look} locale=${locale} limit="2"></event-announcements>
    <event-lineup theme=${look} locale=${locale}></event-lineup>
    <event-tickets theme=${look} locale=${locale} covers=${covers || nothing}></event-tickets>
    <event-faq theme=${look} locale=${locale}></event-faq>
  </div>`;
};

/** Each story begins with an event of which nobody has planned or bought anything. */
const alone = () => {
  sessionStorage.clear();
  localStorage.clear();
  emulated();
  pageRecord().settings.event = 'meadowlark-2027';
};

export default {
  title: 'whole page',
  args: { theme: 'auto', locale: 'en-GB', accent: '#d9480f', covers: said },
  argTypes: {
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  beforeEach: alone,
  render: page,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

const all = (canvas: HTMLElement, tag: string, selector: string): HTMLElement[] => [
  ...(canvas.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Two sets of the first day, as somebody plans them who is still undecided. */
async function plan(canvas: HTMLElement): Promise<void> {
  await part(canvas, 'event-lineup', '.favourite');
  for (const star of all(canvas, 'event-lineup', '.favourite').slice(0, 2)) star.click();
  await part(canvas, 'event-tickets', '.planned');
}

async function choose(canvas: HTMLElement, place: number): Promise<void> {
  const add = '.release:not(.off) .stepper button:last-child';
  await part(canvas, 'event-tickets', add);
  all(canvas, 'event-tickets', add)[place]?.click();
  await part(canvas, 'event-tickets', '.sum strong');
}

/** Above a ticket stands how many planned sets are on its day. */
export const Planned: Story = { play: ({ canvasElement }) => plan(canvasElement) };

/** The artist says which tickets are for the day. */
export const ArtistWithTickets: Story = {
  async play({ canvasElement }) {
    (await part(canvasElement, 'event-lineup', 'button.name')).click();
    await part(canvasElement, 'event-lineup', '.covering');
  },
};

/** Where the author says nothing of the days, neither do the elements. */
export const NothingSaidOfDays: Story = {
  args: { covers: '' },
  async play({ canvasElement }) {
    await plan(canvasElement);
    (await part(canvasElement, 'event-lineup', 'button.name')).click();
    await part(canvasElement, 'event-lineup', '.appearances + .button');
  },
};

/** The questions, asked while the details of an order are filled in. */
export const QuestionsInOrder: Story = {
  async play({ canvasElement }) {
    await choose(canvasElement, 1);
    (await part(canvasElement, 'event-tickets', '.summary .button-primary')).click();
    (await part(canvasElement, 'event-tickets', '.ask .button')).click();
    await part(canvasElement, 'event-tickets', '.questions[open] event-faq');
  },
};

export const QuestionsInOrderDark: Story = {
  ...QuestionsInOrder,
  args: { theme: 'dark', accent: '#ffd43b' },
};

export const RightToLeft: Story = { ...Planned, args: { locale: 'ar' } };
