import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-signup-form/event-signup-form.js';
import { pageRecord } from '../src/embed/page.js';
import type { FaultInput } from '../src/emulator/state/faults.js';
import { apart, emulated, part } from './emulated.js';

let emulator = emulated();

interface Args {
  mode: 'form' | 'subscribe';
  form: string;
  headingLevel: number;
  submitLabel: string;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

const tag = 'event-signup-form';

export default {
  title: tag,
  component: tag,
  args: {
    mode: 'form',
    form: 'meadowlark-feedback',
    headingLevel: 2,
    submitLabel: '',
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['form', 'subscribe'] },
    form: {
      control: 'select',
      options: [
        'meadowlark-feedback',
        'meadowlark-newsletter',
        'meadowlark-contact',
        'meadowlark-merch',
        'foghorn-newsletter',
      ],
    },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  // Each story meets a service, and a tab, that nobody has used before.
  beforeEach: () => {
    sessionStorage.clear();
    emulator = emulated();
  },
  render: ({ mode, form, headingLevel, submitLabel, theme, locale, accent }: Args) => html`
    <event-signup-form
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      mode=${mode === 'subscribe' ? mode : nothing}
      event=${mode === 'subscribe' ? 'meadowlark-2027' : nothing}
      form=${mode === 'subscribe' ? nothing : form}
      heading-level=${headingLevel}
      submit-label=${submitLabel || nothing}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
      service-key=${/^foghorn/.test(form) ? 'pk_live_foghorn_demo' : nothing}
    ></event-signup-form>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;
type Play = NonNullable<Story['play']>;

const newsletter = { form: 'meadowlark-newsletter' };

/** The fields of a newsletter: address, first name, number. */
async function signUp(canvas: HTMLElement, address: string, phone = ''): Promise<void> {
  await write(canvas, 'input[type="email"]', address);
  if (phone) await write(canvas, 'input[type="tel"]', phone);
  await press(canvas, '.submit');
}

async function write(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const field = (await part(canvas, tag, selector)) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await part(canvas, tag, selector)).click();
}

/** Sends a newsletter to a service with a fault, and waits for what is shown. */
const failing = (effect: FaultInput['effect'], shown: string): Play =>
  async function ({ canvasElement }) {
    emulator.control.faults([{ operation: 'submitForm', effect }]);
    await signUp(canvasElement, 'ada@example.com');
    await part(canvasElement, tag, shown);
  };

/** Has the service say what became of a signup. */
function verified(verification: object): void {
  const { fetch } = emulator;
  const answer = () => Response.json({ apiVersion: 1, data: { ok: true, verification } });
  pageRecord().fetch = Promise.resolve((input, init) =>
    init?.method === 'POST' ? Promise.resolve(answer()) : fetch(input, init),
  );
}

/** Changes what the service says of a form. */
function redefined(change: (definition: Definition) => object): void {
  const { fetch } = emulator;
  pageRecord().fetch = Promise.resolve(async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'POST' || !new Request(input).url.includes('/forms/')) return response;
    const { apiVersion, data } = (await response.json()) as { apiVersion: 1; data: Definition };
    return Response.json({ apiVersion, data: { ...data, ...change(data) } });
  });
}

interface Definition {
  fields: { source?: string; options?: object[] }[];
}

/** Every type of field, as it stands on a page that sets nothing. */
export const Feedback: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.point:nth-child(4) input');
    await press(canvasElement, '.option input');
  },
};

export const Dark: Story = {
  args: { theme: 'dark', accent: '#ffd43b' },
  play: async ({ canvasElement }) => press(canvasElement, '.point:nth-child(4) input'),
};

export const Newsletter: Story = { args: newsletter };

/** Of an organisation, not of one event. */
export const Contact: Story = { args: { form: 'meadowlark-contact' } };

export const MerchEnquiry: Story = { args: { form: 'meadowlark-merch' } };

export const FoghornNewsletter: Story = { args: { form: 'foghorn-newsletter', accent: '#c9184a' } };

/** The list stays open while artists are chosen; what is chosen stands in front of it. */
export const ChoosingAmongMany: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    const field = (await part(canvasElement, tag, '[role="combobox"]')) as HTMLInputElement;
    for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await part(canvasElement, tag, '.chip');
  },
};

/** Sent too early: what is missing stands above, with links, and beside each field. */
export const Problems: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.submit');
    await part(canvasElement, tag, '.summary');
  },
};

/** A slip in the address is noticed, and never in the way. */
export const Suggestion: Story = {
  args: newsletter,
  play: async ({ canvasElement }) => {
    await part(canvasElement, tag, '.submit');
    await write(canvasElement, 'input[type="email"]', 'ada@gmial.com');
    await part(canvasElement, tag, '.suggestion');
  },
};

export const Sending: Story = {
  args: newsletter,
  play: failing({ kind: 'latency', seconds: 600 }, '.spinner'),
};

/** Signed up, but not before the link in the email has been opened. */
export const CheckYourInbox: Story = {
  args: { ...newsletter, accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'ada@example.com');
    await part(canvasElement, tag, '.outcome');
  },
};

/** The number is confirmed by the code that was texted. */
export const SmsCode: Story = {
  args: { ...newsletter, accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'ada@example.com', '07700 900123');
    await part(canvasElement, tag, '.code');
  },
};

export const WrongCode: Story = {
  args: newsletter,
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'ada@example.com', '07700 900123');
    await write(canvasElement, '.code', '000000');
    await press(canvasElement, '.step [type="submit"]');
    await part(canvasElement, tag, '.step .problem');
  },
};

export const EmailNotSent: Story = {
  args: newsletter,
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'ada@bounce.example');
    await part(canvasElement, tag, '.outcome');
  },
};

/** The service knows the address, and no text messages. */
export const NothingToConfirm: Story = {
  args: newsletter,
  play: async ({ canvasElement }) => {
    verified({ email: 'not_needed', phone: 'unavailable', phoneHint: null });
    await signUp(canvasElement, 'ada@example.com');
    await part(canvasElement, tag, '.outcome');
  },
};

export const ThankYou: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.point input');
    await press(canvasElement, '.option input');
    await press(canvasElement, '.submit');
    await part(canvasElement, tag, '.outcome');
  },
};

/** 429: the button opens again by itself. */
export const PleaseWait: Story = {
  args: newsletter,
  play: failing({ kind: 'status', code: 'rate_limited', retryAfterSeconds: 20 }, '.reason'),
};

/** Nobody knows whether the answers arrived, so the visitor is asked. */
export const UnknownOutcome: Story = {
  args: newsletter,
  play: failing({ kind: 'not_json' }, '.ask'),
};

export const Closed: Story = {
  args: newsletter,
  play: failing({ kind: 'status', code: 'not_found' }, '.reason'),
};

/** Refused without a word about why. */
export const Refused: Story = {
  args: newsletter,
  play: failing({ kind: 'status', code: 'bad_request' }, '.summary'),
};

export const Offline: Story = {
  args: newsletter,
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    await signUp(canvasElement, 'ada@example.com');
    await part(canvasElement, tag, '.reason');
    Reflect.deleteProperty(navigator, 'onLine');
  },
};

export const RightToLeft: Story = { args: { locale: 'ar' } };

export const German: Story = { args: { ...newsletter, locale: 'de' } };

/** Not visible on the web. */
export const NotFound: Story = { args: { form: 'meadowlark-app-only' } };

const subscribe = { mode: 'subscribe' as const };

/** Fills in a signup for news of an event. */
async function signUpForNews(canvas: HTMLElement, withConsent: boolean): Promise<void> {
  await write(canvas, 'input[type="email"]', 'ada@example.com');
  await write(canvas, 'input[type="tel"]', '07700 900123');
  if (withConsent) await press(canvas, '.tick input');
  await part(canvas, tag, '.tick');
  await press(canvas, '.submit');
}

/** News of an event: no form of the organiser is needed. */
export const Subscribe: Story = { args: { ...subscribe, accent: '#d9480f' } };

export const SubscribeDark: Story = { args: { ...subscribe, theme: 'dark', accent: '#ffd43b' } };

export const SubscribeRightToLeft: Story = { args: { ...subscribe, locale: 'ar' } };

/** A number is texted only with the consent beside it. */
export const SubscribeWithoutConsent: Story = {
  args: subscribe,
  play: async ({ canvasElement }) => {
    await signUpForNews(canvasElement, false);
    await part(canvasElement, tag, '.summary');
  },
};

export const SubscribeCode: Story = {
  args: { ...subscribe, accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await signUpForNews(canvasElement, true);
    await part(canvasElement, tag, '.code');
  },
};

/** The service names no submission: there is nothing to type a code into, and none is asked for. */
export const NothingToFollowUp: Story = {
  args: newsletter,
  play: async ({ canvasElement }) => {
    verified({ email: 'sent', phone: 'sent', phoneHint: '•••• 123' });
    await signUp(canvasElement, 'ada@example.com', '07700 900123');
    await part(canvasElement, tag, '.outcome');
  },
};

const withoutOptions = ({ fields }: Definition) => ({
  fields: fields.map((field) => (field.source ? { ...field, options: undefined } : field)),
});

/** The definition leaves artists and stages to the line-up. */
export const FromTheLineup: Story = {
  parameters: apart,
  beforeEach: () => redefined(withoutOptions),
  play: async ({ canvasElement }) => {
    await part(canvasElement, tag, '[role="combobox"]');
  },
};

/** What cannot be chosen, because the line-up cannot be had, is written. */
export const WithoutTheLineup: Story = {
  parameters: apart,
  beforeEach: () => {
    redefined(withoutOptions);
    emulator.control.faults([
      { operation: 'getLineup', effect: { kind: 'status', code: 'not_found' } },
    ]);
  },
  play: async ({ canvasElement }) => {
    const bones = () => canvasElement.querySelector(tag)?.shadowRoot?.querySelector('.bone');
    await part(canvasElement, tag, '.submit');
    while (bones()) await new Promise(requestAnimationFrame);
  },
};

/** A type from a later year: with options it is a choice. */
export const UnknownType: Story = {
  parameters: apart,
  args: { form: 'meadowlark-contact' },
  beforeEach: () =>
    redefined(() => ({
      fields: [
        {
          ...{ id: 'mood', type: 'hologram', label: 'How are you?' },
          options: ['Merry', 'Muddy', 'Asleep'].map((label) => ({ value: label, label })),
        },
      ],
    })),
};

/** Shown, but nobody can enquire about it: the colour of a product that has none left. */
export const ColourOutOfStock: Story = {
  parameters: apart,
  args: { form: 'meadowlark-merch', accent: '#d9480f' },
  beforeEach: () =>
    redefined(() => ({
      fields: [
        { id: 'product', type: 'select', label: 'What would you like?', source: 'merch_items' },
        {
          ...{ id: 'colour', type: 'radio', label: 'Colour' },
          options: ['Moss', 'Clay'].map((label) => ({ value: label, label })),
        },
      ],
      merchCatalog: [
        {
          ...{ value: 'tee', name: 'Field tee' },
          colours: [{ label: 'Moss' }, { label: 'Clay', outOfStock: true }],
        },
      ],
    })),
  play: async ({ canvasElement }) => {
    await part(canvasElement, tag, 'input:disabled');
  },
};
