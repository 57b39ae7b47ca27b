import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-prelaunch/event-prelaunch.js';
import { pageRecord } from '../src/embed/page.js';
import type { FaultInput } from '../src/emulator/state/faults.js';
import { apart, emulated, part } from './emulated.js';

let emulator = emulated();

interface Args {
  event: string;
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
  /** What the author has put inside. */
  words: string;
}

const tag = 'event-prelaunch';

export default {
  title: tag,
  component: tag,
  args: {
    event: 'prelude-2028',
    headingLevel: 2,
    theme: 'auto',
    locale: 'en-GB',
    accent: '#0b7285',
    words: '',
  },
  argTypes: {
    event: { control: 'select', options: ['prelude-2028', 'harbour-free', 'meadowlark-2027'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  // Each story meets a service, and a tab, that nobody has used before.
  beforeEach: () => {
    sessionStorage.clear();
    emulator = emulated();
  },
  render: ({ event, headingLevel, theme, locale, accent, words }: Args) => html`
    <event-prelaunch
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      event=${event}
      heading-level=${headingLevel}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
      service-key=${event === 'meadowlark-2027' ? nothing : 'pk_live_foghorn_demo'}
      >${words ? html`<p>${words}</p>` : nothing}</event-prelaunch
    >
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;
type Play = NonNullable<Story['play']>;

async function write(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const field = (await part(canvas, tag, selector)) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await part(canvas, tag, selector)).click();
}

/** Gives an address, and a number where one is told, with the consents to use them. */
async function register(canvas: HTMLElement, address: string, number = ''): Promise<void> {
  await write(canvas, '#email', address);
  await press(canvas, '#consentEmail');
  if (number) {
    await write(canvas, '#phone', number);
    await press(canvas, '#consentSms');
  }
  await press(canvas, '.submit');
}

/** Registers with a service that fails, and waits for what is shown. */
const failing = (effect: FaultInput['effect'], shown: string): Play =>
  async function ({ canvasElement }) {
    emulator.control.faults([{ operation: 'registerPrelaunch', effect }]);
    await register(canvasElement, 'ada@example.com');
    await part(canvasElement, tag, shown);
  };

/** Changes what the service says of the form. */
function published(change: object): void {
  const { fetch } = emulator;
  pageRecord().fetch = Promise.resolve(async (input, init) => {
    const response = await fetch(input, init);
    if (!new Request(input).url.includes('/prelaunch?')) return response;
    const { apiVersion, data } = (await response.json()) as { apiVersion: 1; data: object };
    return Response.json({ apiVersion, data: { ...data, ...change } });
  });
}

/** A number has a box of its own; the form closes at a time that is known. */
export const Ready: Story = {};

export const Dark: Story = { args: { theme: 'dark', accent: '#66d9e8' } };

/** A number is itself the consent, and its wording stands beside it. */
export const ImpliedConsent: Story = { args: { event: 'harbour-free', accent: '#d9480f' } };

export const RightToLeft: Story = { args: { locale: 'ar' } };

export const German: Story = { args: { locale: 'de' } };

/** Without a colour of the page's. */
export const Unstyled: Story = { args: { accent: '' } };

/** A number without its consent: said above, with a link, and beside the box. */
export const NumberWithoutConsent: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, '#phone', '07700 900123');
    await press(canvasElement, '.submit');
    await part(canvasElement, tag, '.summary');
  },
};

export const NoConsent: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.submit');
    await part(canvasElement, tag, '.summary');
  },
};

/** Not on the list before the link in the email has been opened. */
export const CheckYourInbox: Story = {
  play: async ({ canvasElement }) => {
    await register(canvasElement, 'ada@example.com');
    await part(canvasElement, tag, '.outcome');
  },
};

/** Either of the two is enough. */
export const AddressAndNumber: Story = {
  play: async ({ canvasElement }) => {
    await register(canvasElement, 'ada@example.com', '07700 900123');
    await part(canvasElement, tag, '.code');
  },
};

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    await register(canvasElement, 'ada@example.com', '07700 900123');
    await write(canvasElement, '.code', '000000');
    await press(canvasElement, '.step [type="submit"]');
    await part(canvasElement, tag, '.step .problem');
  },
};

/** One proven channel is enough. */
export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    await register(canvasElement, 'ada@example.com', '07700 900123');
    await part(canvasElement, tag, '.code');
    await write(canvasElement, '.code', emulator.control.mailbox().sms[0]?.code ?? '');
    await press(canvasElement, '.step [type="submit"]');
    while (canvasElement.querySelector(tag)?.shadowRoot?.querySelector('.code')) {
      await new Promise(requestAnimationFrame);
    }
  },
};

export const EmailNotSent: Story = {
  play: async ({ canvasElement }) => {
    await register(canvasElement, 'ada@bounce.example');
    await part(canvasElement, tag, '.outcome');
  },
};

/** 429: the button opens again by itself. */
export const PleaseWait: Story = {
  play: failing({ kind: 'status', code: 'rate_limited', retryAfterSeconds: 20 }, '.reason'),
};

/** Nobody knows whether it arrived, so the visitor is asked. */
export const UnknownOutcome: Story = { play: failing({ kind: 'not_json' }, '.ask') };

/** Past the time that the service says. */
export const Closed: Story = {
  parameters: apart,
  beforeEach: () => published({ closesAt: '2026-05-05T09:00:00.000Z' }),
};

/** The form has no end; the tickets have a beginning. */
export const UntilTheSale: Story = {
  parameters: apart,
  beforeEach: () => published({ closesAt: null }),
  play: async ({ canvasElement }) => {
    await part(canvasElement, tag, '.countdown');
  },
};

/** The event has no such form. */
export const NotFound: Story = { args: { event: 'meadowlark-2027' } };

export const NotFoundWithWords: Story = {
  args: { event: 'meadowlark-2027', words: 'Tickets are on sale at the village shop.' },
};

/** A service that says only what it must: no title, no labels, no end. */
export const BareService: Story = {
  parameters: apart,
  beforeEach: () => void emulator.control.settings({ bare: true }),
};
