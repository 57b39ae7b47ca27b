import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import {
  focused,
  labelled,
  onward,
  OrderStage,
  shows,
  titleOf,
  goOn,
  giveDetails,
} from './order-stage.js';
import { all, button, summaryOf, words } from './stage.js';
import { Told } from './told.js';

const rows = (element: EventTickets): string[] => all(element, '[part=plans] label').map(words);
const chosen = (element: EventTickets): string =>
  words(all<HTMLInputElement>(element, '[part=plans] :checked')[0]?.labels?.[0]);

describe('<event-tickets>, paying in parts', () => {
  const half = 'Half now, half on 1 June';
  const forty = '£40.00 a ticket now, the rest a month later';
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    await stage.leave();
    await setViewport({ width: 800, height: 600 });
  });

  const quotes = () => stage.asked.filter((one) => one.endsWith('/quote')).length;

  /** With every way of paying priced. */
  async function atChoice(picks: Record<string, number> = { Weekend: 1 }): Promise<EventTickets> {
    const element = await stage.put();
    await stage.choose(element, picks);
    await waitUntil(() => rows(element).length === 3, 'the ways to pay');
    await waitUntil(() => rows(element).every((row) => row.includes('£199.13')), 'their prices');
    return element;
  }

  async function choosePlan(element: EventTickets, label: string): Promise<void> {
    labelled(element, label).click();
    await waitUntil(() => chosen(element).startsWith(label), label);
  }

  async function toPayment(element: EventTickets): Promise<void> {
    await goOn(element);
    await giveDetails(element);
  }

  it('is chosen with the tickets: all of it now first, each priced by one quote (T24, X28)', async () => {
    const element = await atChoice();
    expect(rows(element)).to.deep.equal([
      'Pay now £199.13',
      `${half} £106.63 today, then £92.50 on 1 June. Total £199.13`,
      `${forty} £54.13 today, then £145.00 on 1 June. Total £199.13`,
    ]);
    const [group] = all(element, '[part=plans]');
    expect(words(group?.querySelector('legend') ?? undefined)).to.equal('How do you want to pay?');
    expect(chosen(element)).to.equal('Pay now £199.13');
    await expectAccessible(element);
    for (const label of [half, forty, half]) await choosePlan(element, label);
    expect(summaryOf(element)).to.contain('1 ticket Total £199.13');
    window.dispatchEvent(new Event('focus'));
    await waitUntil(() => stage.underWay === 0);
    expect(quotes()).to.equal(3);
  });

  it('is priced once the sum has been painted: no request of a plan holds the sum up', async () => {
    const element = await stage.put();
    let isPainted = false;
    const paintedWhenAsked: boolean[] = [];
    element.addController({
      hostUpdated: () => {
        if (summaryOf(element).includes('Total £199.13'))
          requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
      },
    });
    stage.twist = (path) => {
      if (path.endsWith('/quote')) paintedWhenAsked.push(isPainted);
      return undefined;
    };
    await stage.choose(element, { Weekend: 1 });
    await waitUntil(() => paintedWhenAsked.length === 3, 'the ways to pay');
    expect(paintedWhenAsked).to.deep.equal([false, true, true]);
  });

  it('is chosen by keys alone', async () => {
    const element = await atChoice();
    labelled(element, 'Pay now').focus();
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => chosen(element).startsWith(half));
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => chosen(element).startsWith(forty));
    expect(focused(element)).to.equal(labelled(element, forty));
    await sendKeys({ press: 'Shift+Tab' });
    expect(focused(element)).to.equal(button(element, 'Continue'));
  });

  for (const width of chooseKinds([360, 1280]))
    it(`stands right under the sum, ${width} px wide`, async () => {
      await setViewport({ width, height: 1200 });
      const element = await atChoice();
      const [group] = all(element, '[part=plans]');
      group!.scrollIntoView({ block: 'end' });
      const { bottom, left } = all(element, '.summary')[0]!.getBoundingClientRect();
      const below = group!.getBoundingClientRect();
      expect(below.top - bottom).to.be.within(8, 32);
      expect(below.left).to.equal(left);
    });

  it('is named at the payment with its amounts, in a line that leads back to the choice', async () => {
    const element = await atChoice();
    const line = () => all(element, '.review > p').map(words).join(' ');
    await toPayment(element);
    expect(line()).to.equal('Paying in full. Pay in instalments instead?');
    button(element, 'Pay in instalments instead?').click();
    await waitUntil(() => focused(element)?.matches('[part=plans] :checked'), 'at the choice');
    await choosePlan(element, half);
    await goOn(element);
    expect(line(), 'before the payment').not.to.contain('instead');
    await giveDetails(element);
    expect(line()).to.equal(`${half} £106.63 today, then £92.50 on 1 June. Pay in full instead?`);
    expect(all(element, 'input[type=radio]'), 'the plan stands').to.have.length(0);
    onward(element).click();
    await waitUntil(() => location.hash === '#payment');
    expect(line(), 'while it is paid').not.to.contain('instead');
    stage.play('approve');
    await shows(element, 'Paid today £106.63');
    expect(visibleText(element)).to.contain('Still to pay £92.50 on 1 June');
    const plans = stage.sent['reserve']!.map((body) => typeof body['paymentPlanId']);
    expect(plans, 'sent with its reserve').to.deep.equal(['undefined', 'string']);
  });

  it('is not offered where a paid ticket does not offer it, and is let go when one is added', async () => {
    const element = await atChoice();
    await choosePlan(element, half);
    const gone = 'This payment plan is no longer available for Saturday Day.';
    const told = new Told();
    await stage.choose(element, { 'Saturday Day': 1 });
    await shows(element, gone);
    await waitUntil(() => told.words.includes('Total £284.84'));
    told.leave();
    expect(told.words).to.deep.equal([gone, 'Total £284.84']);
    expect(all(element, '[part=plans]')).to.have.length(0);
    await expectAccessible(element);
    await waitUntil(() => summaryOf(element).includes('Total £284.84'));
    await toPayment(element);
    expect(stage.sent['reserve']?.[0]?.['paymentPlanId']).to.equal(undefined);
    expect(words(onward(element))).to.equal('Pay £284.84');
  });

  it('whose price with a code is not heard stays chosen, and "Continue" says why it does not go on', async () => {
    const element = await atChoice();
    await choosePlan(element, half);
    button(element, 'Have a code?').click();
    await waitUntil(() => focused(element)?.id === 'code');
    labelled(element, 'Code').value = 'LARK10';
    stage.emulator.control.faults([{ operation: 'quote', effect: { kind: 'drop_before' } }]);
    button(element, 'Apply').click();
    await waitUntil(() => !summaryOf(element).includes('Total'), 'no price');
    const [onwards] = all<HTMLButtonElement>(element, '.summary .button-primary');
    await waitUntil(() => onwards?.ariaDisabled === null, 'it failed');
    expect(chosen(element)).to.contain(half);
    onwards?.click();
    await shows(element, 'Can’t connect.');
    expect(chosen(element)).to.contain(half);
    await waitUntil(() => stage.underWay === 0 && onwards?.ariaDisabled === null, 'in vain');
    stage.emulator.control.faults([]);
    onwards?.click();
    await waitUntil(() => /Total £1[78]/.test(summaryOf(element)), 'a price');
    onwards?.click();
    await waitUntil(() => titleOf(element) === 'Your details');
    expect(stage.sent['reserve']?.[0]?.['paymentPlanId']).to.match(/^[0-9a-f-]{36}$/);
    expect(stage.sent['reserve']?.[0]?.['promo']).to.equal('LARK10');
  });

  it('that has gone from the newest sale is let go, and said', async () => {
    const element = await atChoice();
    await choosePlan(element, forty);
    stage.emulator.control.clock({ now: '2027-05-05T12:00:00.000Z' });
    await element.refresh();
    await shows(element, 'This payment plan is no longer available for Weekend.');
    await waitUntil(() => rows(element).length === 2, 'the other one');
    expect(chosen(element)).to.match(/^Pay now/);
    await choosePlan(element, half);
    expect(visibleText(element)).not.to.contain('no longer available for');
  });
});
