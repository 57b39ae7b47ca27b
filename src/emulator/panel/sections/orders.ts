import type { ListedOrder, ListedPayment } from '../../control/orders.js';
import { type PaymentOutcome, paymentOutcomes } from '../../orders/payment.js';
import { amountText } from '../../pricing/amounts.js';
import { h, keptRows, type Row, setText } from '../node.js';
import { deedButton, type PanelContext, type Section, sectionElement, timeOf } from '../section.js';

const outcomeNames: Record<PaymentOutcome, string> = {
  approve: 'Approve',
  decline: 'Decline',
  challenge: 'Challenge',
  process_slowly: 'Process slowly',
  abandon: 'Abandon',
};

/** What the bank may still say to a payment; nothing to one that is over. */
const choicesFor: Partial<Record<ListedPayment['status'], readonly PaymentOutcome[]>> = {
  open: paymentOutcomes,
  challenged: ['approve', 'decline', 'abandon'],
  processing: ['approve', 'decline'],
};

interface OrderWithPayments {
  order: ListedOrder;
  payments: ListedPayment[];
}

/** More than anybody reads, few enough to draw every second. */
const shown = 40;

/** Every checkout, the newest first, and for a payment under way what the bank says. */
export function ordersSection(panel: PanelContext): Section {
  const list = h('ol', { class: 'cards' });
  const nothing = h('p', { class: 'nothing' }, 'Nobody has put anything in a basket yet.');
  const element = sectionElement('Orders', 'Who buys what. You are their bank.', nothing, list);
  const keep = keptRows<OrderWithPayments>({
    into: list,
    keyOf: ({ order }) => order.orderId,
    make: (one) => orderCard(panel, one),
  });
  return {
    element,
    async refresh() {
      const [{ orders }, { payments }] = await Promise.all([
        panel.control.orders(),
        panel.control.payments(),
      ]);
      nothing.hidden = orders.length > 0;
      const newest = orders.slice(-shown).reverse();
      keep(newest.map((order) => ({ order, payments: paymentsOf(order, payments) })));
    },
  };
}

const paymentsOf = ({ reference }: ListedOrder, payments: readonly ListedPayment[]) =>
  payments.filter((payment) => payment.reference === reference);

function orderCard(panel: PanelContext, { order }: OrderWithPayments): Row<OrderWithPayments> {
  const { reference, event, tickets, totalPennies, currency, createdAt } = order;
  const status = h('span', { class: 'tag' });
  const payments = h('ul', { class: 'payments' });
  const keep = keptRows<ListedPayment>({
    into: payments,
    keyOf: ({ attemptId }) => attemptId,
    make: (payment) => paymentRow(panel, payment),
  });
  const count = `${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}`;
  const element = h(
    'li',
    {},
    h(
      'div',
      { class: 'head' },
      h('span', {}, h('b', {}, reference), ' ', status),
      h('time', { datetime: createdAt }, timeOf(createdAt)),
    ),
    h('small', {}, `${event}, ${count}, ${amountText(totalPennies, currency)}`),
    payments,
  );
  const update = (one: OrderWithPayments) => {
    setText(status, one.order.status.replaceAll('_', ' '));
    keep(one.payments);
  };
  return { element, update };
}

function paymentRow(panel: PanelContext, payment: ListedPayment): Row<ListedPayment> {
  const status = h('b');
  const buttons = paymentOutcomes.map((outcome) => ({
    outcome,
    button: playButton(panel, payment, outcome),
  }));
  const choices = h('div', { class: 'row' }, ...buttons.map(({ button }) => button));
  const amount = amountText(payment.amountPennies, payment.currency);
  const element = h('li', {}, h('small', {}, `Payment of ${amount}: `, status), choices);
  const update = ({ status: now }: ListedPayment) => {
    setText(status, now);
    choices.hidden = !choicesFor[now];
    for (const { outcome, button } of buttons) button.hidden = !choicesFor[now]?.includes(outcome);
  };
  return { element, update };
}

function playButton(panel: PanelContext, { attemptId }: ListedPayment, outcome: PaymentOutcome) {
  const name = outcomeNames[outcome];
  return deedButton(panel, name, {
    work: () => panel.control.payments({ attemptId, outcome }),
    done: `The bank: ${name.toLowerCase()}.`,
    changesWorld: true,
  });
}
