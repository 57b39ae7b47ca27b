import { expect, waitUntil } from '@open-wc/testing';
import { rests, visibleText } from '../page.js';
import { everyStep } from './every-step.js';
import {
  focused,
  labelled,
  OrderStage,
  set,
  shows,
  titleOf,
  goOn,
  giveDetails,
} from './order-stage.js';
import { all, button, howMany, rowOf } from './stage.js';

describe('<event-tickets>, what is held', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  /** Time goes by at the service; the page asks when somebody comes back to it. */
  const pass = (seconds: number) => {
    stage.emulator.control.clock({ advanceSeconds: seconds });
    window.dispatchEvent(new Event('focus'));
  };

  it('says until when, in minutes and at the end in seconds, is no live region, and asks nobody to stay (T10, T14)', async () => {
    const element = await stage.toDetails();
    element.style.setProperty('--event-color-accent', 'rgb(0, 110, 60)');
    const line = () => all(element, '[role=timer]')[0]!;
    expect(line().textContent).to.match(/^Reserved until \d\d:\d\d \(15 minutes left\)$/);
    expect(line().ariaLive).to.equal('off');
    pass(100);
    await waitUntil(() => line().textContent.includes('(14 minutes left)'));
    const look = () => getComputedStyle(line());
    const calm = { colour: look().color, size: look().fontSize };
    pass(690);
    await waitUntil(() => /\((110|109) seconds left\)/.test(line().textContent));
    expect(look().color, 'it is urgent now').not.to.equal(calm.colour);
    expect(look().borderInlineStartColor, 'the bar beside it').to.equal(look().color);
    expect(look().fontSize, 'no smaller').to.equal(calm.size);
    const before = line().textContent;
    await waitUntil(() => line().textContent !== before, 'seconds are counted', {
      timeout: 4000,
    });
    element.setAttribute('locale', 'en-US');
    const isWhole = () => /\d\xa0[AP]M \(/.test(line().textContent);
    await waitUntil(isWhole, 'no line breaks between a time and its half of the day');
    set(labelled(element, 'First name'), 'Ada');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented, 'nobody is asked whether to leave').to.equal(false);
    expect(visibleText(element)).not.to.match(/release my tickets/i);
  });

  it('ends with words, nothing lost, and one press to have it again (T12, F24, DET-08)', async () => {
    const element = await stage.toDetails();
    set(labelled(element, 'First name'), 'Ada');
    pass(901);
    await waitUntil(
      () => titleOf(element) === 'Your reservation ran out. You haven’t been charged.',
    );
    await waitUntil(() => focused(element)?.className === 'step-title');
    expect(stage.names().at(-1)).to.equal('expired');
    await shows(element, 'We’ve kept what you typed.');
    button(element, 'Reserve the same tickets again').click();
    await waitUntil(() => titleOf(element) === 'Your details', 'held again');
    expect(labelled(element, 'First name').value).to.equal('Ada');
    await giveDetails(element);
    expect(visibleText(element)).to.contain('2 × Saturday Day');
  });

  it('that others have meanwhile taken becomes as many as there are (F22, RES-13)', async () => {
    const element = await everyStep['tickets that others have taken']!(stage);
    await waitUntil(() => howMany(element, 'Saturday Day').value === '1', 'as many as there are');
  });

  it('stays the buyer’s to choose while they look around, though it is the last (F23)', async () => {
    await stage.leave();
    stage = new OrderStage('last-ticket', 'pk_live_foghorn_demo');
    const element = await stage.put();
    const [name] = all(element, '.release-name').map(({ textContent }) => textContent.trim());
    await stage.choose(element, { [name!]: 1 });
    await goOn(element);
    button(element, 'Change Tickets').click();
    await waitUntil(() => titleOf(element) === 'Tickets');
    await waitUntil(() => stage.asked.filter((one) => /GET.*tickets$/.test(one)).length > 1);
    await waitUntil(() => stage.underWay === 0, 'the sale as others see it');
    await rests(element);
    expect(rowOf(element, name!).querySelector('.stepper')).to.exist;
    expect(howMany(element, name!).value).to.equal('1');
    await goOn(element);
    expect(stage.sent['reserve']).to.have.length(1);
  });

  it('stays, and the way back to it is there, when another choice is refused for want of it', async () => {
    const { control } = stage.emulator;
    const element = await stage.toDetails();
    const { id } = control.state().releases.find(({ name }) => name === 'Saturday Day')!;
    control.stock({ releaseId: id, remaining: 0 });
    button(element, 'Change Tickets').click();
    await waitUntil(() => titleOf(element) === 'Tickets');
    await shows(element, 'We’re holding your tickets until the time shown above.');
    await shows(element, 'A different choice is a new order');
    button(element, 'Remove one Saturday Day').click();
    await element.updateComplete;
    button(element, 'Continue').click();
    await shows(element, 'just sold out');
    button(element, 'Back to your order').click();
    await waitUntil(() => titleOf(element) === 'Your details');
    expect(stage.sent['reserve']).to.have.length(2);
    expect(control.orders().orders.map(({ status }) => status)).to.deep.equal(['held']);
  });
});
