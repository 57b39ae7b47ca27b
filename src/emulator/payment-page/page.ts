import type { PaymentOutcome, PaymentView } from '../orders/payment.js';
import type { Icon } from '../pages/frame.js';
import { amountText } from '../pricing/amounts.js';

/** The test payment page as data; `http.ts` and `dialog.ts` draw the same. */
export interface PaymentPage {
  /** Stands above everything, in every state. */
  notice: string;
  icon: Icon;
  title: string;
  text: string;
  lines: { label: string; value: string }[];
  choices: PaymentChoice[];
  /** Where the buyer came from; null where there is no way back. */
  onward: { label: string; href: string } | null;
}

export interface PaymentChoice {
  outcome: PaymentOutcome;
  label: string;
  hint: string;
}

const notice = 'Test page: no card, no money moves';

export function paymentPage(view: PaymentView): PaymentPage {
  const { eventName, reference, amountPennies, currency, installmentSeq, returnUrl } = view;
  const amount = amountText(amountPennies, currency);
  const { icon, title, text, choices = [] } = faces[view.status]({ amount, eventName });
  const lines = [
    { label: 'Event', value: eventName },
    { label: 'Order', value: reference },
    { label: 'Amount', value: amount },
  ];
  if (installmentSeq !== null) lines.push({ label: 'Payment', value: `number ${installmentSeq}` });
  const href = safeAddress(returnUrl);
  const isOver = choices.length === 0 && href !== undefined;
  const onward = isOver ? { label: 'Back to the box office', href } : null;
  return { notice, icon, title, text, lines, choices, onward };
}

/** @param back where an emulator in the page may lead instead */
export const unknownPayment = (back?: string): PaymentPage => ({
  notice,
  icon: 'question',
  title: 'There is no such payment',
  text: 'The address may be incomplete, or the emulator has gone back to its start since.',
  lines: [],
  choices: [],
  onward: back === undefined ? null : { label: 'Back to the page', href: back },
});

/** An address that a browser may be sent to; undefined for one that could run code. */
export function safeAddress(address: string): string | undefined {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}

interface Face {
  icon: Icon;
  title: string;
  text: string;
  choices?: PaymentChoice[];
}

const ways: PaymentChoice[] = [
  { outcome: 'approve', label: 'Approve', hint: 'The bank pays at once.' },
  { outcome: 'decline', label: 'Decline', hint: 'The bank refuses; tickets stay held.' },
  { outcome: 'challenge', label: 'Challenge', hint: 'One more step, as 3-D Secure asks.' },
  { outcome: 'process_slowly', label: 'Process slowly', hint: 'Paid by itself in three minutes.' },
  { outcome: 'abandon', label: 'Abandon', hint: 'Leave without paying.' },
];
const answers: PaymentChoice[] = [
  { outcome: 'approve', label: 'Confirm', hint: 'Yes, it was me.' },
  { outcome: 'decline', label: 'Refuse', hint: 'No. Stop the payment.' },
];

type Words = { amount: string; eventName: string };

const faces: Record<PaymentView['status'], (words: Words) => Face> = {
  open: ({ amount }) => ({
    icon: 'coins',
    title: `Pay ${amount}?`,
    text: 'Here you play the bank. Choose what happens.',
    choices: ways,
  }),
  challenged: ({ amount, eventName }) => ({
    icon: 'question',
    title: 'Your bank asks: was it you?',
    text: `Somebody is paying ${amount} for ${eventName}.`,
    choices: answers,
  }),
  processing: () => ({
    icon: 'clock',
    title: 'The bank takes its time',
    text: 'The payment is on its way and goes through by itself. The order shows it when it has.',
  }),
  succeeded: ({ amount }) => ({
    icon: 'tick',
    title: 'Paid',
    text: `${amount} went through, in this game at least.`,
  }),
  declined: () => ({
    icon: 'cross',
    title: 'Declined',
    text: 'The bank said no. Nothing was taken; another try is possible while the tickets are held.',
  }),
  abandoned: () => ({
    icon: 'cross',
    title: 'Left without paying',
    text: 'Nothing was taken; another try is possible while the tickets are held.',
  }),
  expired: () => ({
    icon: 'clock',
    title: 'Too late',
    text: 'The time for this payment is over, and nothing was taken.',
  }),
  refunded: ({ amount }) => ({
    icon: 'coins',
    title: 'Paid and given back',
    text: `The tickets were gone when the payment came, so all ${amount} went back.`,
  }),
};
