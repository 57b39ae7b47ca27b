import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { refusal, visibleText } from '../page.js';
import { edit, OrderStage, shows, titleOf, goOn, giveDetails } from './order-stage.js';
import { announced, button, howMany, rowOf } from './stage.js';

const event = 'meadowlark-2027';

/** Addresses of the ticket feed that were asked for, by the code in them. */
const readings = (stage: OrderStage): (string | null)[] =>
  stage.page.requests
    .filter(({ url }) => url.pathname.endsWith('/tickets'))
    .map(({ url }) => url.searchParams.get('promo'));

async function typeCode(element: EventTickets, code: string): Promise<void> {
  button(element, 'Have a code?').click();
  await waitUntil(() => element.shadowRoot!.activeElement?.id === 'code', 'the field is ready');
  await sendKeys({ type: code });
  await sendKeys({ press: 'Enter' });
}

describe('<event-tickets>, codes of a service that does not say how they stand (X27)', () => {
  let stage: OrderStage;
  beforeEach(() => {
    stage = new OrderStage();
    stage.saysOnlyWhatIsStated();
  });
  afterEach(() => stage.leave());

  it('BACKSTAGE reveals its tickets, says which, sells them, and survives a reload', async () => {
    const first = await stage.put();
    await typeCode(first, 'BACKSTAGE');
    await waitUntil(() => rowOf(first, 'Backstage'), 'revealed');
    expect(rowOf(first, 'Backstage').textContent).to.contain('Unlocked by your code');
    expect(visibleText(first)).to.contain('Code BACKSTAGE applied');
    await waitUntil(() => announced() === 'Code BACKSTAGE applied. Unlocked: Backstage');
    await stage.choose(first, { Backstage: 1 });
    const element = await stage.reload(first);
    await shows(element, 'Code BACKSTAGE applied');
    await shows(element, 'Total £');
    expect(howMany(element, 'Backstage').value).to.equal('1');
    await goOn(element);
    expect(stage.sent['quote']!.at(-1)!['promo']).to.equal('BACKSTAGE');
    expect(stage.sent['reserve']![0]!['promo']).to.equal('BACKSTAGE');
    await giveDetails(element);
  });

  it('LARK10 is kept, and counts as soon as a sum shows it (QUO-02)', async () => {
    const element = await stage.put();
    await typeCode(element, 'LARK10');
    await shows(element, 'LARK10 doesn’t apply yet. If it lowers a price');
    await stage.choose(element, { 'Saturday Day': 1 });
    await shows(element, 'Code LARK10 applied');
    await shows(element, 'Total £77.17');
    await waitUntil(() => announced() === 'Code LARK10 applied. Total £77.17', announced());
    expect(stage.told.filter(({ name }) => name.endsWith('promo-applied'))).to.deep.equal([
      { name: 'event-tickets-promo-applied', detail: { event, status: 'applied' } },
    ]);
    await goOn(element);
    expect(stage.sent['reserve']![0]!['promo']).to.equal('LARK10');
  });

  it('a wrong one is said to find nothing, and never that it could not be checked', async () => {
    const element = await stage.put();
    await typeCode(element, 'SUMMER');
    await shows(element, 'SUMMER doesn’t apply yet');
    expect(visibleText(element)).not.to.contain('could not be checked');
    await stage.choose(element, { 'Saturday Day': 1 });
    await shows(element, 'SUMMER doesn’t apply to these tickets.');
    expect(visibleText(element)).not.to.contain('applied');
    await waitUntil(() => announced().startsWith('SUMMER doesn’t apply to'), announced());
    expect(stage.told.map(({ detail }) => detail['status'])).to.deep.equal(['not_recognised']);
  });

  it('a wrong one that is refused leads on without it', async () => {
    const element = await stage.put();
    await typeCode(element, 'SUMMER');
    await stage.choose(element, { 'Saturday Day': 1 });
    stage.twist = (path) =>
      path.endsWith('/reserve') && stage.sent['reserve']!.at(-1)!['promo']
        ? Promise.resolve(refusal('promo_unknown', 400))
        : undefined;
    button(element, 'Continue').click();
    await shows(element, 'Continue without the code');
    button(element, 'Continue without the code').click();
    await waitUntil(() => titleOf(element) === 'Your details');
    expect(stage.sent['reserve']!.at(-1)).not.to.have.property('promo');
  });

  it('one that is taken back leaves the sale as it was, without a gap', async () => {
    const element = await stage.put();
    await typeCode(element, 'CREW');
    await waitUntil(() => rowOf(element, 'Crew'));
    let empty = 0;
    const watch = new MutationObserver(() => {
      if (!visibleText(element).includes('Saturday Day')) empty++;
    });
    watch.observe(element.renderRoot, { childList: true, subtree: true });
    button(element, 'Remove CREW').click();
    await waitUntil(() => !rowOf(element, 'Crew'), 'Crew is gone');
    watch.disconnect();
    expect(empty).to.equal(0);
    await waitUntil(() => element.shadowRoot!.activeElement?.textContent.includes('Have a code?'));
    await element.refresh();
    expect(readings(stage).at(-1)).to.equal(null);
  });
});

describe('<event-tickets>, a sale that is read with a code', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  const withCode = async (code = 'CREW', name = 'Crew'): Promise<EventTickets> => {
    const element = await stage.put({ promo: code });
    await shows(element, `Code ${code} applied`);
    await waitUntil(() => !name || rowOf(element, name));
    return element;
  };
  const idOf = (name: string): string =>
    stage.emulator.control.state().releases.find((one) => one.name === name)!.id;
  const sellOut = (name: string) =>
    stage.emulator.control.stock({ releaseId: idOf(name), remaining: 0 });

  /** From `act` on all readings are made with the code, and the newest is what is drawn. */
  const readsAnew = async (element: EventTickets, act: () => unknown): Promise<void> => {
    sellOut('Crew');
    const before = readings(stage).length;
    await act();
    await waitUntil(() => rowOf(element, 'Crew').textContent.includes('Sold out'), 'the newest');
    expect(rowOf(element, 'Crew').querySelector('.stepper')).to.equal(null);
    const after = readings(stage).slice(before);
    expect(after).to.deep.equal(after.map(() => 'CREW'));
    expect(after.length).to.be.above(0);
  };

  it('is read with it by refresh(), on event-refresh, and when somebody comes back', async () => {
    const element = await withCode();
    const acts = [
      () => element.refresh(),
      () => element.dispatchEvent(new Event('event-refresh')),
      () => stage.page.comeBackAfter(120),
    ];
    for (const act of acts) {
      stage.emulator.control.stock({ releaseId: idOf('Crew'), remaining: 9 });
      await element.refresh();
      await waitUntil(() => rowOf(element, 'Crew').querySelector('.stepper'), 'on sale again');
      await readsAnew(element, act);
    }
  });

  it('says so when the code stops counting meanwhile', async () => {
    const element = await withCode();
    stage.twist = edit(
      /tickets$/,
      ({ promo }) => void Object.assign(promo!, { status: 'expired' }),
    );
    await element.refresh();
    await shows(element, 'This code is no longer valid.');
    await waitUntil(() => announced().startsWith('This code is no longer valid.'));
    expect(button(element, 'Remove CREW')).to.exist;
  });
});
