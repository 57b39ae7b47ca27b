import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { HandClock } from './hand-clock.js';
import { focused, onward, OrderStage, shows, titleOf } from './order-stage.js';
import { all, button, howMany } from './stage.js';
import { Told } from './told.js';

describe('<event-tickets>, what a screen reader is told', () => {
  let stage: OrderStage;
  let clock: HandClock;
  let told: Told;
  beforeEach(() => {
    stage = new OrderStage();
    clock = new HandClock(stage);
    told = new Told();
  });
  afterEach(async () => {
    told.leave();
    await stage.leave();
    clock.leave();
  });

  const marks = (minutes: string[]) =>
    minutes.map((left) => `Your tickets are reserved for another ${left}.`);

  const isMark = (words: string) => words.startsWith('Your tickets are reserved');

  it('is that the hold gets short, four times and at its end, each once and politely (T10)', async () => {
    const element = await stage.toDetails();
    await waitUntil(() => told.words.at(-1) === 'Step 2 of 3: Your details');
    told.forget();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await clock.pass(960);
    await waitUntil(() => titleOf(element).startsWith('Your reservation ran out'));
    expect(document.activeElement, 'who is busy elsewhere stays there').to.equal(elsewhere);
    elsewhere.remove();
    expect(told.words).to.deep.equal([
      ...marks(['10 minutes', '5 minutes', '120 seconds', '60 seconds']),
      'Your reservation ran out. You haven’t been charged.',
    ]);
    expect(told.region!.getAttribute('role')).to.equal('status');
  });

  it('is no mark that was passed before the page came again (T10, T11)', async () => {
    const element = await stage.toDetails();
    await clock.pass(400);
    told.forget();
    await stage.reload(element);
    await clock.pass(30);
    expect(told.words.filter(isMark)).to.deep.equal([]);
    await clock.pass(200);
    expect(told.words.filter(isMark)).to.deep.equal(marks(['5 minutes']));
  });

  /** The device has slept: only at the service has time gone by. */
  const sleep = async (seconds: number) => {
    await clock.pass(10);
    told.forget();
    stage.emulator.control.clock({ advanceSeconds: seconds });
    window.dispatchEvent(new Event('focus'));
    await clock.pass(3);
  };

  it('is one mark, not three, after the device has slept through them, and none before the end (T10)', async () => {
    await stage.toDetails();
    await sleep(700);
    expect(told.words).to.deep.equal(marks(['4 minutes']));
    await sleep(1000);
    expect(told.words).to.deep.equal(['Your reservation ran out. You haven’t been charged.']);
  });

  it('is each step, and what came of it (T22, T28)', async () => {
    const element = await stage.toPaymentPage();
    stage.play('process_slowly');
    await waitUntil(() => titleOf(element) === 'Your payment is being processed');
    await clock.pass(300);
    await shows(element, 'your tickets are booked');
    button(element, 'Buy more tickets').click();
    await shows(element, 'No tickets selected');
    await waitUntil(() => told.words.at(-1)?.startsWith('Step 1'), 'the last step is told');
    expect(
      told.words.filter((words) => /^(Step|Sending|Your payment|We do|Thank)/.test(words)),
    ).to.deep.equal([
      'Step 2 of 3: Your details',
      'Sending your details',
      'Step 3 of 3: Payment',
      'Sending your order. Stay on this page.',
      'Your payment is being processed',
      'Thank you, your tickets are booked.',
      'Step 1 of 3: Tickets',
    ]);
  });

  it('is that nobody knows whether it was paid, and not to pay again (T26)', async () => {
    const element = await stage.toPayment();
    stage.emulator.control.faults([
      { operation: 'pay', effect: { kind: 'drop_after' } },
      { operation: 'getOrder', effect: { kind: 'drop_before' } },
    ]);
    await waitUntil(() => told.words.at(-1)?.startsWith('Step 3'), 'the step is told');
    told.forget();
    onward(element).click();
    await shows(element, 'Don’t pay again: we’ll keep checking.');
    await clock.pass(120);
    expect(told.words).to.deep.equal([
      'Sending your order. Stay on this page.',
      'Looking up your order',
      'We don’t know yet whether your payment went through',
    ]);
    expect(focused(element)?.className).to.equal('step-title');
    stage.emulator.control.faults([]);
    button(element, 'Check now').click();
    await waitUntil(() => titleOf(element) === 'Payment', 'asked by the press, as time stands');
  });

  it('is the total once, when it has come, and nothing while digits are typed (T4)', async () => {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    await clock.pass(5);
    told.forget();
    howMany(element, 'Saturday Day').focus();
    await sendKeys({ type: '12' });
    await clock.pass(5);
    expect(told.words).to.deep.equal([]);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Tab' });
    await clock.pass(5);
    expect(told.words).to.deep.equal(['Total £85.71']);
    told.forget();
    const quotes = () => stage.asked.filter((one) => one.endsWith('/quote')).length;
    const before = quotes();
    for (let press = 0; press < 3; press += 1) {
      button(element, 'Add one Saturday Day').click();
      await clock.pass(0.05);
    }
    await clock.pass(5);
    expect(told.words).to.deep.equal(['Total £257.13']);
    expect(quotes(), 'one for three presses').to.equal(before + 1);
    expect(all(element, '.sum strong')[0]!.textContent).to.equal('Total £257.13');
  });

  it('is why there are fewer than were typed, beside the total (T3)', async () => {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    await clock.pass(5);
    told.forget();
    howMany(element, 'Saturday Day').focus();
    await sendKeys({ type: '99' });
    await sendKeys({ press: 'Tab' });
    await clock.pass(5);
    const [total, limit, ...more] = told.words;
    expect(total).to.match(/^Total £/);
    expect(limit).to.match(/^Maximum \d+ per order\. \d+ tickets$/);
    expect(more).to.deep.equal([]);
  });

  it('is the estimate where the service says no total', async () => {
    const element = await stage.chosen({ 'Saturday Day': 1 });
    await clock.pass(5);
    told.forget();
    stage.emulator.control.faults([{ operation: 'quote', effect: { kind: 'drop_before' } }]);
    button(element, 'Add one Saturday Day').click();
    await shows(element, 'about £171.42');
    await clock.pass(5);
    expect(told.words).to.deep.equal(['2 tickets, about £171.42']);
  });
});
