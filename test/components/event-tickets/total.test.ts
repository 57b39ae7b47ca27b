import { expect, waitUntil } from '@open-wc/testing';
import { pageRecord } from '../../../src/embed/page.js';
import { HandClock } from './hand-clock.js';
import { edit, OrderStage, shows } from './order-stage.js';
import { announced, button, howMany, rowOf, summaryOf } from './stage.js';

describe('<event-tickets>, the total', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  it('is the service’s, with what is saved and why (T4, T5, PRC-17)', async () => {
    const element = await stage.chosen({ 'Saturday Day': 4 });
    await shows(
      element,
      '4 tickets Total £257.13 Saturday: buy 3 and the 4th is free You save £79.50',
    );
    expect(summaryOf(element)).not.to.contain('about');
    expect(summaryOf(element)).not.to.contain('estimate');
  });

  it('goes with the press that makes it untrue: a press draws once', async () => {
    const element = await stage.chosen({ 'Saturday Day': 1 });
    let drawn = 0;
    element.addController({ hostUpdated: () => drawn++ });
    button(element, 'Add one Saturday Day').click();
    await new Promise((resolve) => setTimeout(resolve)); // the price is asked for later than this
    expect(summaryOf(element)).to.contain('2 tickets about £171.42');
    expect(drawn).to.equal(1);
  });

  it('is asked for by the first press itself, before the press is drawn', async () => {
    const ours = window.fetch.bind(window);
    let isAsked = false;
    window.fetch = (input, init) => {
      isAsked ||= (input as string).includes('/quote');
      return stage.page.fetch(input, init);
    };
    delete pageRecord().fetch; // no emulator stands between this page and its network
    try {
      const element = await stage.put();
      const askedWhenDrawn: boolean[] = [];
      element.addController({
        hostUpdated: () => {
          if (summaryOf(element).includes('about £85.71')) askedWhenDrawn.push(isAsked);
        },
      });
      button(element, 'Add one Saturday Day').click();
      await shows(element, 'Total £85.71');
      expect(askedWhenDrawn[0]).to.equal(true);
    } finally {
      window.fetch = ours;
    }
  });

  it('is an estimate while the service does not answer, and "Continue" stays alive', async () => {
    stage.emulator.control.faults([{ operation: 'quote', effect: { kind: 'drop_before' } }]);
    const element = await stage.put();
    button(element, 'Add one Saturday Day').click();
    await waitUntil(() => stage.asked.some((one) => one.endsWith('/quote')));
    await waitUntil(() => summaryOf(element).includes('about £85.71'));
    await shows(element, 'Estimated: your final total appears before you pay.');
    expect(button(element, 'Continue').ariaDisabled).to.equal(null);
  });

  it('never goes back to what an older answer says (QUO-04, F7)', async () => {
    const element = await stage.chosen({ 'Saturday Day': 1 });
    let late: () => void = () => undefined;
    stage.twist = (path, ask) =>
      path.endsWith('/quote')
        ? new Promise((done) => (late = () => void ask().then(done)))
        : undefined;
    const before = stage.asked.length;
    button(element, 'Add one Saturday Day').click();
    await waitUntil(() => stage.asked.length > before);
    stage.twist = () => undefined;
    button(element, 'Add one Saturday Day').click();
    await shows(element, 'Total £257.13');
    late();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(summaryOf(element)).to.contain('Total £257.13');
  });

  it('that the busy service refuses is asked for again by itself after the time it names; nothing chosen is lost', async () => {
    const clock = new HandClock(stage);
    try {
      const element = await stage.put();
      stage.emulator.control.faults([
        {
          operation: 'quote',
          times: 2,
          effect: { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds: 7 },
        },
      ]);
      clock.stop();
      await stage.pick(element, { 'Saturday Day': 2 });
      const quotes = () => stage.asked.filter((one) => one.endsWith('/quote')).length;
      await waitUntil(async () => {
        await clock.pass(0.25);
        return quotes() === 1;
      }, 'asked for a total');
      for (const asked of [1, 2]) {
        await waitUntil(() => quotes() === asked, `asked ${asked} times`);
        expect(howMany(element, 'Saturday Day').value).to.equal('2');
        expect(summaryOf(element)).to.contain('2 tickets about £');
        expect(summaryOf(element)).to.match(/We’ll try again in [67] seconds\./);
        await waitUntil(() => announced().includes('We’ll try again in 7 seconds.'));
        await clock.pass(7.5);
      }
      await shows(element, 'Total £171.42');
      expect(summaryOf(element)).not.to.contain('We’ll try again');
    } finally {
      clock.leave();
    }
  });

  it('comes with a word at the ticket or about the code that it is less for', async () => {
    const warnings: [string, object, string, boolean][] = [
      ['sold_out', { lines: [] }, 'Just sold out: not included in your total', true],
      ['quantity_reduced', {}, 'Only 2 left, so we’ve changed your order', true],
      ['add_free_ticket', {}, 'You can add one more for free', true],
      ['promo_used_up', {}, 'Your code has been used up.', false],
      ['promo_not_applied', {}, 'This code doesn’t apply', false],
    ];
    const element = await stage.chosen({ 'Saturday Day': 2 });
    for (const [at, [code, change, words, isNamed]] of warnings.entries()) {
      stage.twist = warn(code, change, isNamed);
      await stage.pick(element, { 'Saturday Day': at % 2 ? 2 : 1 });
      const where = () => (isNamed ? rowOf(element, 'Saturday Day') : element.shadowRoot!);
      await waitUntil(() => where().textContent.includes(words), code);
    }
  });

  const warn = (code: string, change: object, named: boolean) =>
    edit(/quote$/, (data) => {
      const [{ releaseId }] = data['lines'] as [{ releaseId: string }];
      const warning = { code, releaseId: named ? releaseId : null, message: '' };
      Object.assign(data, { warnings: [warning] }, change);
    });
});
