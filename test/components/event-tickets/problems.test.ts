import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { EndpointName } from '../../../src/contract/routes.js';
import { refusal } from '../page.js';
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
  const box = (element: Element) =>
    element.shadowRoot!.querySelector('.problem-box')?.textContent.replace(/\s+/g, ' ') ?? '';

  it('when reserving has words for each code, and the choice stays (T27, ERR-23)', async () => {
    let element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 2 });
    const codes: [string, RegExp][] = [
      ['code_of_tomorrow', /Something went wrong. You haven’t been charged./],
      ['sold_out', /One of your tickets has just sold out/],
      ['unknown_release', /no longer available/],
      ['not_on_sale', /is not on sale at the moment/],
      ['quantity_not_allowed', /can’t order that many/],
      ['promo_used_up', /Your code has been used up.*Continue without the code/],
      ['plan_unavailable', /payment plan is no longer available/],
      ['unauthorized', /can’t buy these tickets on this page/],
      ['origin_not_allowed', /can’t buy these tickets on this page/],
      ['not_found', /can’t buy these tickets on this page/],
      // Whoever is to come back within a minute does so by themselves: turn.test.ts.
      ['rate_limited', /It’s very busy right now.*Try again in/],
    ];
    for (const [code, words] of codes) {
      refuse('reserve', code, { retryAfterSeconds: 90 });
      button(element, 'Continue').click();
      await waitUntil(() => words.test(box(element)), `${code}: ${box(element)}`);
      expect(all(element, '.problem-box > p')[0]!.textContent).not.to.contain(code);
      const line = all<HTMLDetailsElement>(element, '.problem-box details')[0]!;
      const isNamed = () => line.textContent.includes(`${code}, reserve`);
      await waitUntil(isNamed, `${code} for the organiser`);
      expect(line.open).to.equal(false);
      await waitUntil(() => focused(element)?.className === 'problem-box', 'it has the focus');
      expect(howMany(element, 'Saturday Day').value).to.equal('2');
      (document.activeElement as HTMLElement).blur();
      // What this page may not do at all, it does not try again.
      if (!words.source.includes('on this page')) continue;
      element = await stage.reload(element);
      await shows(element, 'Total £');
    }
  });

  it('is as wide as what it stands above, in a window that is wide', async () => {
    await setViewport({ width: 1280, height: 800 });
    const element = await stage.chosen({ 'Saturday Day': 2 });
    refuse('reserve', 'sold_out');
    button(element, 'Continue').click();
    await waitUntil(() => box(element), 'the box');
    const [above, below] = ['.problem-box', '.problem-box + *'].map(
      (part) => all(element, part)[0]!.getBoundingClientRect().width,
    );
    await setViewport({ width: 800, height: 600 });
    expect(above).to.be.above(1000);
    expect(above).to.equal(below);
    button(element, 'Remove one Saturday Day').click();
    await waitUntil(() => !box(element), 'it goes when something else is chosen');
  });

  it('of too many holds waits in sight, and its button opens by itself (T13, RES-10)', async () => {
    const element = await stage.chosen({ 'Saturday Day': 1 });
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

  it('that nobody can judge says that tickets may be held, also where they are gone at the next press (F14)', async () => {
    const element = await stage.chosen({ 'Saturday Day': 1 });
    stage.emulator.control.faults([
      { operation: 'reserve', times: 1, effect: { kind: 'drop_after' } },
    ]);
    button(element, 'Continue').click();
    await waitUntil(() => box(element).includes('may be reserved for up to 15 minutes'), 'unsure');
    await shows(element, 'Try again');
    expect(stage.sent['reserve'], 'asked again on a press only').to.have.length(1);
    refuse('reserve', 'sold_out');
    button(element, 'Try again').click();
    await waitUntil(() => box(element).includes('Your earlier attempt may be holding'), 'whose');
    expect(box(element)).not.to.contain('sold out');
    button(element, 'Continue').click(); // this time there are some
    await waitUntil(() => titleOf(element) === 'Your details');
    button(element, 'Change Tickets').click();
    await waitUntil(() => all(element, '.release').length > 0, 'the tickets');
    refuse('reserve', 'sold_out');
    button(element, 'Add one Saturday Day').click();
    button(element, 'Continue').click();
    await waitUntil(() => box(element).includes('sold out'), 'nobody is in doubt any more');
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

  it('at the details and when paying has words for each code, and nothing is lost (T27)', async () => {
    const element = await stage.toDetails();
    refuse('submitDetails', 'bad_request');
    await fillIn(element);
    await shows(element, 'Some of your details need another look.');
    onward(element).click();
    await waitUntil(() => titleOf(element) === 'Payment');
    const codes: [string, RegExp][] = [
      ['payment_required', /This order is not free/],
      ['code_of_tomorrow', /You haven’t been charged/],
      ['rate_limited', /It’s very busy/],
    ];
    for (const [code, words] of codes) {
      refuse('pay', code, { retryAfterSeconds: 30 });
      onward(element).click();
      await waitUntil(() => words.test(box(element)), code);
      expect(titleOf(element)).to.equal('Payment');
    }
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
});
