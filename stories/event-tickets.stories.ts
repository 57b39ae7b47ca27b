import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-tickets/event-tickets.js';
import { pageRecord } from '../src/embed/page.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  event: string;
  promo: string;
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
  width: string;
}

/** The world of a story; other stories must not meet it. */
const inWorld = (scenario: string) => () => {
  emulated({ scenario });
  return () => void emulated();
};

/** The key of the page is Meadowlark's; these events are not. */
const foghorn = [
  'foghorn-sessions',
  'foghorn-kyoto',
  'harbour-free',
  'prelude-2028',
  'last-ticket',
  'bare-field',
];

/** A service from before prices were shown with their fee. */
const olderService = () => {
  const record = pageRecord();
  const today = record.fetch;
  record.fetch = today?.then((send): typeof fetch => async (input, init) => {
    const text = await (await send(input, init)).text();
    return new Response(text.replace(/"feeInclusivePricePennies":\d+,/g, ''), {
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return () => void emulated();
};

export default {
  title: 'event-tickets',
  // What one story began to buy is not another's.
  beforeEach: () => sessionStorage.clear(),
  component: 'event-tickets',
  args: {
    event: 'meadowlark-2027',
    promo: '',
    headingLevel: 3,
    theme: 'auto',
    locale: 'en-GB',
    accent: '#d9480f',
    width: '',
  },
  argTypes: {
    event: {
      control: 'select',
      options: ['meadowlark-2027', ...foghorn],
    },
    promo: { control: 'select', options: ['', 'CREW', 'BACKSTAGE', 'LARK10', 'EXPIRED'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: ({ event, promo, headingLevel, theme, locale, accent, width }: Args) => html`
    <event-tickets
      style="padding: 1.5rem; max-width: ${width || 'none'}; ${
        accent ? `--event-color-accent: ${accent}` : ''
      }"
      event=${event}
      service-key=${foghorn.includes(event) ? 'pk_live_foghorn_demo' : nothing}
      promo=${promo || nothing}
      heading-level=${headingLevel}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></event-tickets>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** The button that adds one, in whichever language it says so. */
async function add(canvas: HTMLElement, name: string): Promise<HTMLElement> {
  const button = '.stepper button:last-child';
  await part(canvas, 'event-tickets', button);
  const all = canvas.querySelector('event-tickets')?.shadowRoot?.querySelectorAll('.release');
  const wanted = [...(all ?? [])].find((one) => one.querySelector('bdi')?.textContent === name);
  const found = wanted?.querySelector<HTMLElement>(button);
  if (!found) throw new Error(`There is no ${name} to be had.`);
  return found;
}

/** As it stands on a page that sets nothing. */
export const Plain: Story = { args: { accent: '' } };

export const WithAccent: Story = {};

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

export const Phone: Story = { args: { width: '22.5rem' } };

export const Arabic: Story = { args: { locale: 'ar' } };

/** The sum is an estimate, and the row is marked by more than its colour. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const day = await add(canvasElement, 'Saturday Day');
    day.click();
    day.click();
    await part(canvasElement, 'event-tickets', '.sum strong');
  },
};

/** Four is the most of these, and the button says so. */
export const AtTheLimit: Story = {
  play: async ({ canvasElement }) => {
    const duo = await add(canvasElement, 'Duo Pass');
    for (let press = 0; press < 5; press++) duo.click();
    await part(canvasElement, 'event-tickets', '.limit');
  },
};

/** A code has opened a release that is otherwise not in the feed. */
export const Unlocked: Story = {
  args: { promo: 'CREW' },
  play: async ({ canvasElement }) => {
    await part(canvasElement, 'event-tickets', '.code-applied');
  },
};

export const ExpiredCode: Story = {
  args: { promo: 'EXPIRED' },
  play: async ({ canvasElement }) => {
    await part(canvasElement, 'event-tickets', '.problem');
  },
};

export const PayInParts: Story = {
  play: async ({ canvasElement }) => {
    (await part(canvasElement, 'event-tickets', '.plans summary')).click();
  },
};

/** All in other baskets: some may come back. */
export const HeldBack: Story = { parameters: apart, beforeEach: inWorld('held-back') };

/** A first release with a date, a second that waits for it. */
export const NotYetOnSale: Story = { args: { event: 'prelude-2028' } };

export const LastTicket: Story = { args: { event: 'last-ticket' } };

export const Yen: Story = { args: { event: 'foghorn-kyoto' } };

export const Free: Story = { args: { event: 'harbour-free' } };

/** Without the fee in the price, the rule of the fee stands in words. */
export const OlderService: Story = { parameters: apart, beforeEach: olderService };

export const Empty: Story = { args: { event: 'bare-field' } };

export const NotFound: Story = { args: { event: 'draft-2028' } };
