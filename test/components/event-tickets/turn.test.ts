import { expect, waitUntil } from '@open-wc/testing';
// Loaded later in pages: here it is there before the sale opens, however slow the machine is.
import '../../../components/event-tickets/cart/sale-opening.js';
import { HandClock } from './hand-clock.js';
import { OrderStage, shows, titleOf } from './order-stage.js';
import { all, announced, button, howMany, summaryOf } from './stage.js';

describe('<event-tickets> in a rush', () => {
  let stage: OrderStage;
  let clock: HandClock;
  beforeEach(() => {
    stage = new OrderStage();
    clock = new HandClock(stage);
  });
  afterEach(async () => {
    clock.leave();
    await stage.leave();
  });

  const reserves = () => stage.asked.filter((line) => line.endsWith('/reserve')).length;
  const isBusy = (retryAfterSeconds: number, times = 1) =>
    stage.emulator.control.faults([
      {
        operation: 'reserve',
        times,
        effect: { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds },
      },
    ]);

  async function sentAway() {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    isBusy(20);
    clock.stop();
    button(element, 'Continue').click();
    await waitUntil(() => reserves() === 1, 'the first try');
    await clock.pass(0.1);
    await shows(element, 'You’re in the queue: about');
    return element;
  }

  const left = (text: string) => Number(/You’re in the queue: about (\d+) second/.exec(text)?.[1]);

  it('a press that is sent away counts down in its place, and goes on by itself', async () => {
    const element = await sentAway();
    expect(summaryOf(element)).to.contain('You’re in the queue');
    const first = left(summaryOf(element));
    expect(first).to.be.within(20, 40);
    await waitUntil(() => left(announced()) === first, 'it is said as it is shown');
    const press = button(element, 'Continue…');
    expect(press.getAttribute('aria-disabled')).to.equal('true');
    press.click();
    await clock.pass(5);
    expect(left(summaryOf(element))).to.be.within(first - 6, first - 5);
    expect(howMany(element, 'Saturday Day').value).to.equal('2');
    expect(all(element, '.problem-box')).to.deep.equal([]);
    await clock.pass(36);
    await waitUntil(() => titleOf(element) === 'Your details', 'the details');
    expect(reserves()).to.equal(2);
    expect(stage.names().filter((name) => name === 'before-reserve')).to.have.length(1);
  });

  it('a buyer may stop waiting, and nothing is sent', async () => {
    const element = await sentAway();
    button(element, 'Leave the queue').click();
    await element.updateComplete;
    expect(summaryOf(element)).not.to.contain('You’re in the queue');
    expect(button(element, 'Continue').getAttribute('aria-disabled')).to.equal(null);
    await clock.pass(60);
    expect(reserves()).to.equal(1);
  });

  it('right after an opening a press waits its turn, and the sum is an estimate until then', async () => {
    clock.stop();
    const { releases, now } = stage.emulator.control.state();
    const { id: releaseId, event } = releases.find(({ name }) => name === 'Saturday Day')!;
    const salesStartAt = new Date(Date.parse(now) + 5000).toISOString();
    stage.emulator.control.sale({ event, releaseId, salesStartAt });
    const element = await stage.put();
    await waitUntil(() => element.renderRoot.querySelector('.until'), 'it counts');
    await clock.pass(6);
    await waitUntil(() => howMany(element, 'Saturday Day'), 'it is open');
    await stage.pick(element, { 'Saturday Day': 1 });
    expect(stage.sent['quote'] ?? [], 'nobody asks for a price with all others').to.deep.equal([]);
    await clock.pass(3);
    button(element, 'Continue').click();
    await shows(element, 'You’re in the queue: about');
    expect(left(summaryOf(element))).to.be.within(6, 12);
    expect(reserves()).to.equal(0);
    await clock.pass(14);
    await waitUntil(() => titleOf(element) === 'Your details', 'the details');
    expect(reserves()).to.equal(1);
  });
});
