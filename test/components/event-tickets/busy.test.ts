import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { HandClock } from './hand-clock.js';
import { labelled, onward, OrderStage, set, shows, titleOf } from './order-stage.js';
import { all, button } from './stage.js';
import { Told } from './told.js';

const startWords = 'Sending your order. Stay on this page.';
const slowWords = 'Still working. Don’t pay again.';

describe('<event-tickets>, a button whose press is under way (T25)', () => {
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

  /** The service keeps its answer to this until it is let go. */
  function hold(task: string): () => void {
    let letGo: () => void = () => undefined;
    stage.twist = (path, ask) =>
      path.endsWith(`/${task}`)
        ? new Promise((done) => (letGo = () => void ask().then(done)))
        : undefined;
    return () => letGo();
  }

  const asked = (task: string) => stage.asked.filter((one) => one.endsWith(`/${task}`)).length;
  const nameOf = (pressed: Element) => pressed.textContent.replace(/\s+/g, ' ').trim();

  /** It is pressed by key and by mouse once more, and nothing comes of it. */
  async function isDeaf(pressed: HTMLButtonElement, name: string, task: string): Promise<void> {
    await waitUntil(() => nameOf(pressed) === `${name}…`, 'busy');
    expect(pressed.ariaDisabled).to.equal('true');
    expect(pressed.disabled, 'the focus would be lost').to.equal(false);
    pressed.focus();
    pressed.click();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    await clock.pass(1);
    expect(pressed.isConnected).to.equal(true);
    expect(asked(task)).to.equal(1);
  }

  it('"Continue" at the tickets keeps its name, says that it is busy, and hears no second press', async () => {
    const letGo = hold('reserve');
    const element = await stage.chosen({ 'Saturday Day': 2 });
    const pressed = button(element, 'Continue');
    pressed.click();
    await isDeaf(pressed, 'Continue', 'reserve');
    letGo();
    await waitUntil(() => titleOf(element) === 'Your details');
    expect(stage.emulator.control.orders().orders).to.have.length(1);
  });

  it('"Continue" at the details too, nor does Enter in a field', async () => {
    const letGo = hold('details');
    const element = await stage.toDetails();
    set(labelled(element, 'First name'), 'Ada');
    set(labelled(element, 'Last name'), 'Byron');
    set(labelled(element, 'Email address'), 'ada@example.com');
    labelled(element, 'I am 16 or over').click();
    labelled(element, 'Last name').focus();
    await sendKeys({ press: 'Enter' });
    await isDeaf(onward(element), 'Continue', 'details');
    labelled(element, 'Last name').focus();
    await sendKeys({ press: 'Enter' });
    await clock.pass(1);
    expect(asked('details')).to.equal(1);
    expect(told.words.at(-1)).to.equal('Sending your details');
    letGo();
    await waitUntil(() => titleOf(element) === 'Payment');
  });

  const pay = async (): Promise<{ element: EventTickets; letGo: () => void }> => {
    const element = await stage.toPayment();
    const letGo = hold('pay');
    clock.stop();
    onward(element).click();
    await waitUntil(() => onward(element).ariaDisabled === 'true', 'busy');
    return { element, letGo };
  };

  it('"Pay" too, and there is one payment (F12)', async () => {
    const { element, letGo } = await pay();
    await isDeaf(onward(element), 'Pay £171.42', 'pay');
    letGo();
    await shows(element, 'Taking you to the payment page');
    expect(all(element, '.payment a').map(nameOf)).to.deep.equal(['Go to the payment']);
    expect(stage.emulator.control.payments().payments).to.have.length(1);
    await clock.pass(60);
    expect(told.words, 'of an answer that came in time').not.to.include(slowWords);
  });

  it('after ten seconds says that it still works and not to pay again: once, and not before', async () => {
    const { element, letGo } = await pay();
    expect(told.words.at(-1)).to.equal(startWords);
    told.forget();
    await clock.pass(9.8);
    expect(told.words).to.deep.equal([]);
    expect(all(element, '.note').map(nameOf)).to.deep.equal([startWords]);
    await clock.pass(0.3);
    await shows(element, slowWords);
    await clock.pass(15);
    expect(told.words).to.deep.equal([slowWords]);
    expect(all(element, '.note').map(nameOf)).to.deep.equal([slowWords]);
    expect(nameOf(onward(element))).to.equal('Pay £171.42…');
    letGo();
    await shows(element, 'Taking you to the payment page');
    expect(all(element, '.note')).to.have.length(0);
  });

  it('T25: is said to take long before it is given up, and no later that it still works', async () => {
    const { element } = await pay();
    await clock.pass(29);
    expect(told.words.at(-1)).to.equal(slowWords);
    await clock.pass(2);
    await waitUntil(() => titleOf(element) === 'Payment' && all(element, '.note').length === 0);
    told.forget();
    await clock.pass(60);
    expect(told.words).not.to.include(slowWords);
  });
});
