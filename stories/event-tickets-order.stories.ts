import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-tickets/event-tickets.js';
import { pageRecord } from '../src/embed/page.js';
import type { Emulator } from '../src/emulator/index.js';
import { emulated, part } from './emulated.js';

interface Args {
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
  width: string;
}

const tag = 'event-tickets';
let emulator: Emulator;

/** A world of its own for every story, whose payment page is a fragment of this one. */
const alone = () => {
  sessionStorage.clear();
  localStorage.clear();
  emulator = emulated();
  pageRecord().fetch = Promise.resolve(async (input, init) => {
    const answer = await emulator.fetch(input, init);
    if (!new URL(input as string).pathname.endsWith('/pay')) return answer;
    const here = `"url":"${location.href.split('#')[0] ?? ''}#payment"`;
    return new Response((await answer.text()).replace(/"url":"[^"]+"/, here), {
      status: answer.status,
    });
  });
};

export default {
  title: 'event-tickets/order',
  component: tag,
  args: { theme: 'auto', locale: 'en-GB', accent: '#d9480f', width: '' },
  argTypes: {
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  beforeEach: alone,
  render: ({ theme, locale, accent, width }: Args) => html`
    <event-tickets
      style="padding: 1.5rem; max-width: ${width || 'none'}; --event-color-accent: ${accent}"
      event="meadowlark-2027"
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></event-tickets>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

async function choose(canvas: HTMLElement, place = 1, times = 2): Promise<void> {
  const add = '.release:not(.off) .stepper button:last-child';
  await part(canvas, tag, add);
  const buttons = canvas.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>(add);
  for (let press = 0; press < times; press++) buttons?.[place]?.click();
  await part(canvas, tag, '.sum strong');
}

async function toDetails(canvas: HTMLElement, place?: number, times?: number): Promise<void> {
  await choose(canvas, place, times);
  (await part(canvas, tag, '.summary .button-primary')).click();
  await part(canvas, tag, 'form.details');
}

async function fill(canvas: HTMLElement, email = 'ada@example.com'): Promise<void> {
  const typed = { firstName: 'Ada', lastName: 'Byron', email };
  for (const [name, value] of Object.entries(typed)) {
    const field = (await part(canvas, tag, `#${name}`)) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input'));
    field.dispatchEvent(new Event('change'));
  }
  const box = (await part(canvas, tag, '#attestation')) as HTMLInputElement;
  if (!box.checked) box.click();
}

async function toPayment(canvas: HTMLElement, place?: number, times?: number): Promise<void> {
  await toDetails(canvas, place, times);
  await fill(canvas);
  (await part(canvas, tag, '.onward')).click();
  await part(canvas, tag, '.payment');
}

async function toPaymentPage(canvas: HTMLElement): Promise<void> {
  await toPayment(canvas);
  (await part(canvas, tag, '.onward')).click();
  await part(canvas, tag, '.payment a');
}

type Outcome = 'approve' | 'decline' | 'process_slowly';

function play(outcome: Outcome): void {
  const [payment] = emulator.control.payments().payments;
  if (payment) emulator.control.payments({ attemptId: payment.attemptId, outcome });
  window.dispatchEvent(new Event('focus'));
}

const pass = (seconds: number) => {
  emulator.control.clock({ advanceSeconds: seconds });
  window.dispatchEvent(new Event('focus'));
};

/** The service has said what it costs, and what is saved. */
export const Total: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 1, 4);
    await part(canvasElement, tag, '.savings');
  },
};

export const Details: Story = { play: ({ canvasElement }) => toDetails(canvasElement) };

export const DetailsMissing: Story = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement);
    (await part(canvasElement, tag, '.onward')).click();
    await part(canvasElement, tag, '.error-summary');
  },
};

/** A hint, which stops nobody. */
export const SlipInTheAddress: Story = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement);
    await fill(canvasElement, 'ada@gmial.com');
    await part(canvasElement, tag, '.suggestion');
  },
};

/** The organiser has changed the words of a box in the meantime. */
export const BoxesReworded: Story = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement);
    emulator.control.sale({ event: 'meadowlark-2027', consentText: 'Yes, write to me.' });
    const effect = { kind: 'status', code: 'consent_text_mismatch' } as const;
    emulator.control.faults([{ operation: 'submitDetails', times: 1, effect }]);
    await fill(canvasElement);
    (await part(canvasElement, tag, '.onward')).click();
    await part(canvasElement, tag, '.problem-box');
  },
};

/** Back among the tickets, with those that are held. */
export const LookingAround: Story = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement);
    (await part(canvasElement, tag, '.steps .button')).click();
    await part(canvasElement, tag, '.looking-around');
  },
};

/** Seconds are counted at the end. */
export const LastMinutes: Story = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement);
    pass(800);
    await part(canvasElement, tag, '.hold');
  },
};

export const Payment: Story = { play: ({ canvasElement }) => toPayment(canvasElement, 1, 4) };

/** With the tickets: all of it now first, then what each plan means in numbers of the service. */
export const Plans: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 0, 1);
    await part(canvasElement, tag, '[part=plans]');
  },
};

/** The plan that was chosen, with what is paid now and later. */
export const PaymentInParts: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 0, 1);
    (await part(canvasElement, tag, '[part=plans] .option:nth-of-type(2) input')).click();
    (await part(canvasElement, tag, '.summary .button-primary')).click();
    await fill(canvasElement);
    (await part(canvasElement, tag, '.onward')).click();
    await part(canvasElement, tag, '.payment');
  },
};

export const FreeOrder: Story = { play: ({ canvasElement }) => toPayment(canvasElement, 3, 1) };

export const ToThePayment: Story = { play: ({ canvasElement }) => toPaymentPage(canvasElement) };

export const Declined: Story = {
  play: async ({ canvasElement }) => {
    await toPaymentPage(canvasElement);
    play('decline');
    await part(canvasElement, tag, '.problem-box');
  },
};

export const Processing: Story = {
  play: async ({ canvasElement }) => {
    await toPaymentPage(canvasElement);
    play('process_slowly');
    await part(canvasElement, tag, '.waiting');
  },
};

/** The reply was lost: nobody may pay again before the service has spoken. */
export const Unknown: Story = {
  play: async ({ canvasElement }) => {
    await toPayment(canvasElement);
    emulator.control.faults([
      { operation: 'pay', effect: { kind: 'status', code: 'internal_error' } },
      { operation: 'getOrder', effect: { kind: 'status', code: 'internal_error' } },
    ]);
    (await part(canvasElement, tag, '.onward')).click();
    await part(canvasElement, tag, '.waiting');
  },
};

const toReceipt = async (canvas: HTMLElement) => {
  await toPaymentPage(canvas);
  play('approve');
  await part(canvas, tag, '.receipt');
};

export const Completed: Story = { play: ({ canvasElement }) => toReceipt(canvasElement) };

export const CompletedOnAPhone: Story = {
  args: { width: '22.5rem' },
  play: ({ canvasElement }) => toReceipt(canvasElement),
};

export const CompletedInTheDark: Story = {
  args: { theme: 'dark', accent: '#ffd43b' },
  play: ({ canvasElement }) => toReceipt(canvasElement),
};

export const CompletedInArabic: Story = {
  args: { locale: 'ar' },
  play: ({ canvasElement }) => toReceipt(canvasElement),
};

export const Expired: Story = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement);
    pass(1000);
    await part(canvasElement, tag, '.ended');
  },
};

/** Approved when the tickets had gone to others. */
export const Refunded: Story = {
  play: async ({ canvasElement }) => {
    await toPaymentPage(canvasElement);
    emulator.control.clock({ advanceSeconds: 3600 });
    play('approve');
    await part(canvasElement, tag, '.ended');
  },
};

const refused = (code: string): Story => ({
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    emulator.control.faults([
      { operation: 'reserve', effect: { kind: 'status', code, retryAfterSeconds: 42 } },
    ]);
    (await part(canvasElement, tag, '.summary .button-primary')).click();
    await part(canvasElement, tag, '.problem-box');
  },
});

export const SoldOut: Story = refused('sold_out');

export const PriceChanged: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    const releases = emulator.control.state().releases;
    for (const { id: releaseId, event, pricePennies } of releases)
      emulator.control.sale({ event, releaseId, pricePennies: pricePennies + 500 });
    (await part(canvasElement, tag, '.summary .button-primary')).click();
    await part(canvasElement, tag, '.onward');
  },
};

export const TooManyHolds: Story = refused('too_many_holds');
