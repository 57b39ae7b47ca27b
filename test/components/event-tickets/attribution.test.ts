import { expect, waitUntil } from '@open-wc/testing';
import type { Emulator } from '../../../src/emulator/index.js';
import { all, button } from './stage.js';
import { onward, OrderStage, shows, goOn, giveDetails } from './order-stage.js';

/** What the organiser's books say about where the last buyer came from. */
const booked = ({ control }: Emulator): unknown =>
  (
    control.webhooks().webhooks.find(({ type }) => type === 'ticket.sale')?.data as
      | { attribution?: unknown }
      | undefined
  )?.attribution;

describe('<event-tickets>, where buyers come from', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  const reserve = async (attributes: Record<string, string>, pick = 'Under 12') => {
    const element = await stage.put(attributes);
    await stage.pick(element, { [pick]: 1 });
    await waitUntil(() => stage.asked.some((line) => line.endsWith('/quote')), 'the price');
    await goOn(element);
    return element;
  };

  it('is written into the sale, where the page says it (WHK-08)', async () => {
    const element = await reserve({ channel: ' newsletter ' });
    await giveDetails(element);
    onward(element).click();
    await shows(element, 'your tickets are booked');
    expect(booked(stage.emulator)).to.deep.equal({ channel: 'newsletter', artist: null });
  });

  it('names the artist whose page it is', async () => {
    const answer = await stage.emulator.fetch(
      'https://service.example/v1/events/meadowlark-2027/lineup?surface=web',
      { headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' } },
    );
    const id = /"artist":\{"id":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    await reserve({ channel: 'artist_page', 'artist-id': id });
    expect(stage.sent['reserve']![0]!['attribution']).to.deep.equal({
      channel: 'artist_page',
      artistId: id,
    });
  });

  it('stays with the order when another plan is chosen, which reserves anew', async () => {
    const element = await reserve({ channel: 'newsletter' }, 'Weekend');
    await giveDetails(element);
    button(element, 'Change Tickets').click();
    const plans = () => all<HTMLInputElement>(element, 'input[type="radio"]');
    await waitUntil(() => plans().length > 1, 'the plans');
    plans()[1]!.click();
    await element.updateComplete;
    button(element, 'Continue').click();
    await waitUntil(() => stage.sent['reserve']!.length === 2, 'reserved anew');
    expect(stage.sent['reserve']!.map(({ attribution }) => attribution)).to.deep.equal([
      { channel: 'newsletter' },
      { channel: 'newsletter' },
    ]);
  });

  it('is not sent at all where the page says nothing, or blanks', async () => {
    await reserve({ channel: '  ' });
    expect(stage.sent['reserve']![0]).not.to.have.property('attribution');
  });

  it('an artist-id that is no id stops no sale: it is ignored, and the developer told', async () => {
    await reserve({ channel: 'artist_page', 'artist-id': 'juno' });
    expect(stage.sent['reserve']![0]!['attribution']).to.deep.equal({ channel: 'artist_page' });
    expect(stage.page.said.join()).to.contain('artist-id');
  });
});
