import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { EndpointName } from '../../../src/contract/routes.js';
import { expectAccessible } from '../accessible.js';
import { refusal, visibleText } from '../page.js';
import { fillIn, focused, onward, OrderStage, shows, titleOf } from './order-stage.js';
import { all, announced, button, howMany, rowOf } from './stage.js';

describe('<event-tickets>, a problem', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  /** A code that nobody knows yet comes with the status of a refusal: the service itself has not failed. */
  const refuse = (operation: EndpointName, code: string, more: object = {}) => {
    const status = code === 'code_of_tomorrow' && { status: 409 };
    stage.emulator.control.faults([
      { operation, times: 1, effect: { kind: 'status', code, ...status, ...more } },
    ]);
  };
  const continued = async (picks = { 'Saturday Day': 2 }) => {
    const element = await stage.put();
    await stage.choose(element, picks);
    button(element, 'Continue').click();
    return element;
  };
  const box = (element: Element) =>
    element.shadowRoot!.querySelector('.problem-box')?.textContent.replace(/\s+/g, ' ') ?? '';

  const atReserve: [string, RegExp][] = [
    ['sold_out', /One of your tickets has just sold out/],
    ['unknown_release', /no longer available/],
    ['not_on_sale', /is not on sale at the moment/],
    ['quantity_not_allowed', /can’t order that many/],
    ['promo_used_up', /Your code has been used up.*Continue without the code/],
    ['plan_unavailable', /payment plan is no longer available/],
    ['too_many_holds', /Too many orders.*Try again in/],
    ['rate_limited', /It’s very busy right now.*Try again in/],
    ['unauthorized', /can’t buy these tickets on this page/],
    ['origin_not_allowed', /can’t buy these tickets on this page/],
    ['not_found', /can’t buy these tickets on this page/],
    ['code_of_tomorrow', /Something went wrong. You haven’t been charged./],
  ];
  for (const [code, words] of atReserve) {
    it(`called ${code} when reserving has its words, and the choice stays (T27, ERR-23)`, async () => {
      const element = await stage.put();
      await stage.choose(element, { 'Saturday Day': 2 });
      // Whoever is to come back within a minute does so by themselves: turn.test.ts.
      refuse('reserve', code, { retryAfterSeconds: code === 'rate_limited' ? 90 : 30 });
      button(element, 'Continue').click();
      await waitUntil(() => words.test(box(element)), `the box: ${box(element)}`);
      expect(all(element, '.problem-box > p')[0]!.textContent).not.to.contain(code);
      const line = all<HTMLDetailsElement>(element, '.problem-box details')[0]!;
      expect([line.open, line.textContent.includes(`${code}, reserve`)]).to.deep.equal([
        ...[false, true],
      ]);
      await waitUntil(() => focused(element)?.className === 'problem-box', 'it has the focus');
      expect(howMany(element, 'Saturday Day').value).to.equal('2');
      await expectAccessible(element);
    });
  }

  it('is as wide as what it stands above, in a window that is wide', async () => {
    await setViewport({ width: 1280, height: 800 });
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 2 });
    refuse('reserve', 'sold_out');
    button(element, 'Continue').click();
    await waitUntil(() => box(element), 'the box');
    const [above, below] = ['.problem-box', '.problem-box + *'].map(
      (part) => all(element, part)[0]!.getBoundingClientRect().width,
    );
    await setViewport({ width: 800, height: 600 });
    expect(above).to.be.above(1000);
    expect(above).to.equal(below);
  });

  it('of stock names the ticket and what is left (F22, RES-13)', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 3 });
    const { releases } = stage.emulator.control.state();
    const { id } = releases.find(({ name }) => name === 'Saturday Day')!;
    stage.emulator.control.stock({ releaseId: id, remaining: 2 });
    button(element, 'Continue').click();
    await shows(element, 'Saturday Day: only 2 left. Choose fewer.');
    await waitUntil(() => howMany(element, 'Saturday Day').value === '2');
  });

  it('of price is said with the new sum, while nothing is paid', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 2 });
    const { releases } = stage.emulator.control.state();
    const { id } = releases.find(({ name }) => name === 'Saturday Day')!;
    stage.emulator.control.sale({ event: 'meadowlark-2027', releaseId: id, pricePennies: 9000 });
    button(element, 'Continue').click();
    await waitUntil(() => titleOf(element) === 'Your details');
    await shows(element, 'The price has changed. Your order now costs £194.00.');
    await expectAccessible(element);
  });

  it('of too many holds waits in sight, and its button opens by itself (T13, RES-10)', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 1 });
    refuse('reserve', 'too_many_holds', { retryAfterSeconds: 2 });
    button(element, 'Continue').click();
    await shows(element, 'Try again in');
    const again = () => button(element, 'Try again');
    expect(again().ariaDisabled).to.equal('true');
    again().click();
    expect(stage.sent['reserve']).to.have.length(1);
    await waitUntil(() => again().ariaDisabled === null, 'open again', { timeout: 6000 });
    again().click();
    await waitUntil(() => titleOf(element) === 'Your details');
  });

  it('that nobody can judge says that tickets may be held, and asks once more on a press only (F14)', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 1 });
    stage.emulator.control.faults([
      { operation: 'reserve', times: 1, effect: { kind: 'drop_after' } },
    ]);
    button(element, 'Continue').click();
    await waitUntil(() => box(element).includes('may be reserved for up to 15 minutes'), 'unsure');
    expect(stage.sent['reserve']).to.have.length(1);
    await shows(element, 'Try again');
    button(element, 'Try again').click();
    await waitUntil(() => titleOf(element) === 'Your details');
  });

  it('of tickets that are gone says so with care where an answer was lost: they may be held for the buyer', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 1 });
    stage.emulator.control.faults([
      { operation: 'reserve', times: 1, effect: { kind: 'drop_after' } },
    ]);
    button(element, 'Continue').click();
    await waitUntil(() => box(element).includes('may be reserved'), 'unsure');
    await shows(element, 'Try again');
    refuse('reserve', 'sold_out');
    button(element, 'Try again').click();
    await waitUntil(() => box(element).includes('Your earlier attempt may be holding'), 'whose');
    expect(box(element)).not.to.contain('sold out');
    await expectAccessible(element);
    button(element, 'Continue').click(); // this time there are some
    await waitUntil(() => titleOf(element) === 'Your details');
    button(element, 'Change Tickets').click();
    await waitUntil(() => all(element, '.release').length > 0, 'the tickets');
    refuse('reserve', 'sold_out');
    button(element, 'Add one Saturday Day').click();
    button(element, 'Continue').click();
    await waitUntil(() => box(element).includes('sold out'), 'nobody is in doubt any more');
  });

  it('goes when something else is chosen', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 2 });
    refuse('reserve', 'sold_out');
    button(element, 'Continue').click();
    await waitUntil(() => box(element));
    button(element, 'Remove one Saturday Day').click();
    await waitUntil(() => !box(element));
  });

  it('of a quote is said without leading anybody away from the button', async () => {
    const element = await stage.put();
    stage.twist = (path) =>
      path.endsWith('/quote') ? Promise.resolve(refusal('unknown_release', 400)) : undefined;
    button(element, 'Add one Saturday Day').focus();
    button(element, 'Add one Saturday Day').click();
    await waitUntil(() => box(element).includes('no longer available'));
    await waitUntil(() => announced().includes('no longer available'));
    expect(focused(element)?.ariaLabel).to.equal('Add one Saturday Day');
  });

  it('with nothing chosen is no problem of the service (T8)', async () => {
    const element = await stage.put();
    button(element, 'Continue').click();
    await shows(element, 'Choose a ticket first');
    expect(stage.sent['reserve']).to.equal(undefined);
  });

  it('called bad_request asks to look at the details again', async () => {
    const element = await stage.toDetails();
    refuse('submitDetails', 'bad_request');
    await fillIn(element);
    await shows(element, 'Some of your details need another look.');
    await expectAccessible(element);
  });

  const atPay: [string, RegExp][] = [
    ['payment_required', /This order is not free/],
    ['code_of_tomorrow', /You haven’t been charged/],
    ['rate_limited', /It’s very busy/],
  ];
  for (const [code, words] of atPay) {
    it(`called ${code} when paying has its words, and nothing is lost (T27)`, async () => {
      const element = await stage.toPayment();
      refuse('pay', code, { retryAfterSeconds: 30 });
      onward(element).click();
      await waitUntil(() => words.test(box(element)), String(words));
      expect(titleOf(element)).to.equal('Payment');
      await expectAccessible(element);
    });
  }

  it('called details_required leads back to them', async () => {
    const element = await stage.toPayment();
    refuse('pay', 'details_required');
    onward(element).click();
    await waitUntil(() => titleOf(element) === 'Your details');
    await shows(element, 'Before you pay, we need your details.');
  });

  it('of an order that nobody knows any more clears it, and says so (ORD-05)', async () => {
    const element = await stage.toDetails();
    refuse('getOrder', 'not_found');
    window.dispatchEvent(new Event('focus'));
    await shows(element, 'We can’t find your order any more.');
    expect(rowOf(element, 'Saturday Day')).to.exist;
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('token');
  });

  it('that the page itself makes is none to be shown', async () => {
    stage.cancels.add('event-tickets-before-reserve');
    const element = await continued();
    await waitUntil(() => stage.names().includes('before-reserve'));
    await element.updateComplete;
    expect(box(element)).to.equal('');
    expect(visibleText(element)).to.contain('Continue');
    expect(stage.sent['reserve']).to.equal(undefined);
  });
});
