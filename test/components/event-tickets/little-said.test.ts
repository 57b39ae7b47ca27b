import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { nonsense } from '../nonsense.js';
import { visibleText } from '../page.js';
import {
  edit,
  fillIn,
  onward,
  OrderStage,
  shows,
  titleOf,
  goOn,
  giveDetails,
} from './order-stage.js';
import { all, words } from './stage.js';

describe('<event-tickets> before a service that says only what is stated', () => {
  let stage: OrderStage;
  beforeEach(() => {
    stage = new OrderStage();
    stage.saysOnlyWhatIsStated();
  });
  afterEach(() => stage.leave());

  /** Picks, waits for the sum, and goes on. */
  const toDetails = async (picks: Record<string, number>): Promise<EventTickets> => {
    const element = await stage.put();
    await stage.pick(element, picks);
    await goOn(element);
    return element;
  };
  const toPayment = async (picks: Record<string, number> = { 'Saturday Day': 2 }) => {
    const element = await toDetails(picks);
    await giveDetails(element);
    return element;
  };

  it('is bought whole, and names what is ordered although the service tells no lines', async () => {
    const element = await toPayment();
    expect(words(all(element, '.review')[0])).to.equal(
      '2 × Saturday Day Booking fee £12.42 Total £171.42',
    );
    expect(words(onward(element))).to.equal('Pay £171.42');
    await stage.leaveToPay(element);
    const { detail } = stage.told.find(({ name }) => name.endsWith('reserved'))!;
    const [item] = detail['items'] as object[];
    expect(item).to.deep.include({ name: 'Saturday Day', quantity: 2 });
    stage.play('approve');
    await shows(element, 'Thank you, your tickets are booked.');
    expect(stage.names()).to.deep.equal([
      ...['before-reserve', 'reserved', 'details-given', 'before-pay', 'payment-started'],
      'completed',
    ]);
    await shows(element, '2 × Saturday Day');
    expect(visibleText(element)).to.contain('Total paid £171.42').and.not.match(nonsense);
  });

  it('is paid in parts, in what the service states of a plan', async () => {
    const element = await stage.chosen({ Weekend: 1 });
    const plans = () => all(element, '[part=plans] label').map(words);
    await waitUntil(() => plans().length === 3 && plans().every((row) => row.includes('£199.13')));
    expect(plans()[1]).to.equal('Half and half 50% now, the rest on 1 June. Total £199.13');
    all(element, '[part=plans] label')[1]!.click();
    await goOn(element);
    await giveDetails(element);
    await shows(element, 'Half and half £106.63 today, then £92.50 on 1 June.');
  });

  it('says that too many were chosen, although the service does not say how many there may be', async () => {
    const element = await stage.put();
    await stage.pick(element, { 'Saturday Day': 99 });
    await shows(element, 'You can’t order that many of one of your tickets.');
  });

  describe('a free order', () => {
    const free = { 'Under 12': 2 };

    it('is confirmed by { completed: true }, whatever else is not said (FRE-01)', async () => {
      stage.twist = edit(/orders\/[^/]+$/, () => ({}));
      const first = await toPayment(free);
      expect(words(onward(first))).to.equal('Confirm free order');
      const element = await stage.reload(first);
      await waitUntil(() => titleOf(element) === 'Payment');
      expect(words(onward(element)), 'after a reload, too').to.equal('Confirm free order');
      onward(element).click();
      await shows(element, 'Thank you, your tickets are booked.');
      expect(visibleText(element)).to.contain('We’re sending them to ada@example.com.');
      expect(visibleText(element)).to.contain('2 × Under 12');
      expect(stage.asked.some((one) => one.endsWith('/pay'))).to.equal(false);
      const again = await stage.reload(element);
      await shows(again, 'Thank you, your tickets are booked.');
      expect(visibleText(again)).to.contain('We’re sending them by email.');
    });

    it('is free by the prices of the feed while the service tells no sum', async () => {
      stage.twist = edit(/quote|reserve|orders/, ({ totalPennies: _, ...rest }) => rest);
      const element = await toPayment(free);
      expect(words(all(element, '.review .total')[0])).to.equal('Total Free');
    });
  });

  it('leads on after a reload although the order says nothing of how it stands', async () => {
    stage.twist = edit(/orders\/[^/]+$/, () => ({}));
    const element = await toDetails({ 'Saturday Day': 1 });
    const again = await stage.reload(element);
    await waitUntil(() => titleOf(again) === 'Your details', titleOf(again));
    await fillIn(again);
    await waitUntil(() => titleOf(again) === 'Payment');
    const last = await stage.reload(again);
    await waitUntil(() => titleOf(last) === 'Payment', titleOf(last));
    window.dispatchEvent(new Event('focus'));
    await waitUntil(() => stage.underWay === 0);
    expect(titleOf(last)).to.equal('Payment');
  });

  it('without a sum reads an estimate that says so, and two ways to go on', async () => {
    const sums = ['totalPennies', 'subtotalPennies', 'dueNowPennies', 'bookingFeePennies'];
    const change = Object.fromEntries(
      sums.map((name, place) => [name, place ? '£171' : undefined]),
    );
    stage.twist = edit(/quote|reserve|orders\/[^/]+$/, (data) => Object.assign(data, change));
    const element = await toPayment();
    await shows(element, '2 × Saturday Day');
    expect(words(all(element, '.review .total')[0])).to.equal('Total about £171.42');
    await shows(element, 'Estimated: your final total appears before you pay.');
    expect(words(onward(element))).to.equal('Go to the payment');
    await waitUntil(() => all(element, 'button').some((one) => /^Go to \S+\./.test(words(one))));
    expect(visibleText(element)).not.to.match(nonsense);
    onward(element).click();
    await waitUntil(() => location.hash === '#payment');
  });

  it('without a way to pay says what is true of the tickets and leads to the shop', async () => {
    const element = await toPayment();
    stage.twist = edit(/pay$/, (data) => Object.assign(data, { action: { kind: 'pigeon' } }));
    stage.cancels.add('event-tickets-before-buy');
    onward(element).click();
    await shows(element, 'This page can’t take that type of payment.');
    await waitUntil(() => titleOf(element) === 'Payment', 'back at the payment');
    expect(visibleText(element)).to.contain('We’re holding your tickets');
    expect(visibleText(element)).to.contain('Reserved until');
    const toShop = () => all(element, 'button').find((one) => /^Go to \S+\./.test(words(one)));
    await waitUntil(toShop, 'the way to the shop');
    const before = stage.asked.length;
    toShop()!.click();
    await waitUntil(() => stage.names().at(-1) === 'before-buy');
    const { detail } = stage.told.at(-1)!;
    expect(detail['url']).to.match(/^https?:/);
    const [item] = detail['items'] as object[];
    expect(item).to.deep.include({ name: 'Saturday Day', quantity: 2 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stage.asked.length, 'nothing is asked in circles').to.be.at.most(before + 1);
  });

  it('with a hold that cannot be reads one of fifteen minutes, as stated', async () => {
    const hold = { holdSeconds: 'soon', holdExpiresAt: 'later' };
    stage.twist = edit(/reserve|details|orders/, (data) => Object.assign(data, hold));
    const element = await toPayment();
    await waitUntil(() => /\(1[45] minutes left\)/.test(visibleText(element)), 'the hold');
    expect(visibleText(element)).not.to.match(nonsense);
  });
});
