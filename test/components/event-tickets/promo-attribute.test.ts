import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { visibleText } from '../page.js';
import { OrderStage, shows, goOn } from './order-stage.js';
import { all, button, rowOf } from './stage.js';

describe('<event-tickets>, a promo attribute that changes after the tickets have loaded', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  it('is applied, replaced and taken back', async () => {
    const element = await stage.put();
    element.setAttribute('promo', 'CREW');
    await waitUntil(() => rowOf(element, 'Crew'), 'revealed');
    await shows(element, 'Code CREW applied');
    element.promo = 'BACKSTAGE';
    await waitUntil(() => rowOf(element, 'Backstage'), 'replaced');
    expect(rowOf(element, 'Crew')).to.equal(undefined);
    element.removeAttribute('promo');
    await waitUntil(() => !rowOf(element, 'Backstage'), 'taken back');
    expect(button(element, 'Have a code?')).to.exist;
  });

  it('goes, and leaves a code that the visitor has typed', async () => {
    const element = await stage.put({ promo: 'CREW' });
    await waitUntil(() => rowOf(element, 'Crew'));
    button(element, 'Remove CREW').click();
    await waitUntil(() => !rowOf(element, 'Crew'));
    button(element, 'Have a code?').click();
    await waitUntil(() => element.shadowRoot!.activeElement?.id === 'code');
    await sendKeys({ press: 'Control+a' });
    await sendKeys({ type: 'BACKSTAGE' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => rowOf(element, 'Backstage'));
    element.removeAttribute('promo');
    await element.updateComplete;
    await element.refresh();
    expect(rowOf(element, 'Backstage')).to.exist;
  });

  it('that is no code says so, and leaves the focus where it is', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    const element = await stage.put({ promo: 'NOPE' });
    field.focus();
    await shows(element, 'don’t recognise that code');
    await element.updateComplete;
    element.promo = 'NEVER';
    await waitUntil(() => all<HTMLInputElement>(element, '#code')[0]!.value === 'NEVER');
    await shows(element, 'don’t recognise that code');
    await element.updateComplete;
    expect(document.activeElement === field, 'the focus stays').to.equal(true);
    field.remove();
  });

  it('waits while an order is under way', async () => {
    const element = await stage.chosen({ 'Saturday Day': 1 });
    await goOn(element);
    const before = stage.asked.length;
    element.promo = 'LARK10';
    await element.updateComplete;
    await element.refresh();
    expect(stage.page.requests.some(({ url }) => url.searchParams.has('promo'))).to.equal(false);
    expect(stage.asked.length).to.equal(before + 1);
    expect(visibleText(element)).not.to.contain('LARK10');
  });

  it('comes with another event: both count', async () => {
    const foghorn = { event: 'foghorn-sessions', 'service-key': 'pk_live_foghorn_demo' };
    const element = await stage.put({ ...foghorn, promo: 'SPRING' });
    await shows(element, 'don’t recognise that code');
    element.event = 'meadowlark-2027';
    element.serviceKey = 'pk_live_meadowlark_demo';
    element.promo = 'BACKSTAGE';
    await waitUntil(() => rowOf(element, 'Backstage'));
  });
});
