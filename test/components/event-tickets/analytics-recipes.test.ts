import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { onward, OrderStage, shows, goOn, giveDetails } from './order-stage.js';
import { button, rowOf } from './stage.js';

type Values = Record<string, unknown>;

/** What each service has been told. */
interface Told {
  google: [string, Values][];
  plausible: [string, Values][];
  layer: Values[];
  matomo: unknown[][];
  own: Values[];
}

/** The code of a recipe as the documentation has it, between its title and the next text. */
async function runRecipe(title: string): Promise<void> {
  const text = await (await fetch('/docs/analytics.md')).text();
  const [, code] =
    new RegExp(`^${title}:\n\n\`\`\`html\n<script>\n(.*?)</script>`, 'ms').exec(text) ?? [];
  if (!code) throw new Error(`There is no recipe for ${title}.`);
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
}

/** Buys one of a release, after one too many and one of another were taken back. */
async function buy(stage: OrderStage, name: string, other: string): Promise<EventTickets> {
  const element = await stage.put();
  await waitUntil(() => rowOf(element, name), name);
  for (const label of ['Add one', 'Add one', 'Remove one'])
    button(element, `${label} ${name}`).click();
  for (const label of ['Add one', 'Remove one']) button(element, `${label} ${other}`).click();
  await shows(element, 'Total');
  await goOn(element);
  await giveDetails(element);
  onward(element).click();
  await waitUntil(() => location.hash === '#payment', 'the page has left');
  stage.play('approve');
  await shows(element, 'your tickets are booked');
  return element;
}

describe('<event-tickets>, the recipes of docs/analytics.md', () => {
  const told: Told = { google: [], plausible: [], layer: [], matomo: [], own: [] };
  let stage: OrderStage;

  before(async () => {
    Object.assign(window, {
      // What is undefined is not sent.
      gtag: (_kind: string, name: string, values: Values) =>
        told.google.push([name, JSON.parse(JSON.stringify(values)) as Values]),
      plausible: (name: string, values: Values) => told.plausible.push([name, values]),
      dataLayer: { push: (values: Values) => told.layer.push(values) },
      _paq: { push: (call: unknown[]) => told.matomo.push(call) },
    });
    navigator.sendBeacon = (_address, body) =>
      told.own.push(JSON.parse(body as string) as Values) > 0;
    for (const title of ['Google Analytics 4', 'Plausible', 'Google Tag Manager', 'Matomo'])
      await runRecipe(title);
    await runRecipe('Your own server[^\n]*');
  });
  after(() => Reflect.deleteProperty(navigator, 'sendBeacon'));
  beforeEach(() =>
    Object.assign(told, { google: [], plausible: [], layer: [], matomo: [], own: [] }),
  );
  afterEach(() => stage.leave());

  const sold = [
    {
      event: 'meadowlark-2027',
      key: 'pk_live_meadowlark_demo',
      currency: 'GBP',
      main: { name: 'Saturday Day', price: 79.5 },
      other: { name: 'Weekend', price: 185 },
      total: 85.71,
    },
    {
      event: 'foghorn-kyoto',
      key: 'pk_live_foghorn_demo',
      currency: 'JPY',
      main: { name: 'One Night', price: 6500 },
      other: { name: 'Both Nights', price: 11800 },
      total: 7013,
    },
  ];

  for (const { event, key, currency, main, other, total } of sold) {
    const item = (stage: OrderStage, { name, price }: typeof main) => {
      const { id } = stage.emulator.control.state().releases.find((one) => one.name === name)!;
      return { item_id: id, item_name: name, price, quantity: 1 };
    };

    it(`Google hears every step of ${currency} in its own unit, and what was taken back as that`, async () => {
      stage = new OrderStage(event, key);
      await buy(stage, main.name, other.name);
      const [one, two] = [item(stage, main), item(stage, other)];
      const first = { currency, value: main.price, items: [one] };
      const second = { currency, value: other.price, items: [two] };
      const order = { currency, value: total, items: [one] };
      const { reference } = stage.emulator.control.orders().orders.at(-1)!;
      expect(told.google).to.deep.equal([
        ['add_to_cart', first],
        ['add_to_cart', first],
        ['remove_from_cart', first],
        ['add_to_cart', second],
        ['remove_from_cart', second],
        ['begin_checkout', order],
        ['add_shipping_info', order],
        ['add_payment_info', order],
        ['purchase', { transaction_id: reference, ...order }],
      ]);
      expect(told.plausible).to.deep.equal([['Tickets', { revenue: { currency, amount: total } }]]);
      const steps = ['reserved', 'details-given', 'payment-started', 'completed'];
      const layers = told.layer.filter((values) => 'event' in values);
      expect(layers.map((values) => values['event'])).to.deep.equal(
        steps.map((it) => `tickets-${it}`),
      );
      expect(layers.at(-1)?.['ecommerce']).to.deep.equal({ transaction_id: reference, ...order });
      expect(told.matomo).to.deep.equal([
        ['addEcommerceItem', one.item_id, one.item_name, '', one.price, 1],
        ['trackEcommerceOrder', reference, total],
      ]);
      expect(told.own.map(({ step }) => step)).to.deep.equal([
        'reserved',
        'payment-started',
        'completed',
      ]);
    });
  }

  it('items have their prices where the service says them in the feed alone', async () => {
    stage = new OrderStage();
    stage.emulator.control.settings({ bare: true });
    const element = await stage.put();
    button(element, 'Add one Saturday Day').click();
    await shows(element, '1 ticket');
    button(element, 'Continue').click();
    await waitUntil(() => told.google.length === 2, 'held');
    for (const [, { items }] of told.google) {
      expect((items as Values[])[0]).to.include({ price: 79.5, quantity: 1 });
    }
  });
});
