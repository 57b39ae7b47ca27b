import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { focused } from '../event-tickets/order-stage.js';
import { all } from '../event-tickets/stage.js';
import { showsText, visibleText } from '../page.js';
import { BesideStage, covers, friday, openArtist, plan, saturday } from './stage.js';

const linkIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('button')].find(
    (one) => one.textContent.trim() === 'See the tickets',
  );

const plannedIn = (tickets: EventTickets) =>
  all(tickets, '.planned')[0]?.innerText.replace(/\s+/g, ' ').trim() ?? '';

const saysOfPlan = (tickets: EventTickets, words: string) =>
  waitUntil(() => plannedIn(tickets) === words, `“${words}”, not “${plannedIn(tickets)}”`);

describe('a line-up and the tickets of its event on one page', () => {
  let stage: BesideStage;
  beforeEach(() => (stage = new BesideStage()));
  afterEach(() => stage.leave());

  it('K1 say which tickets are for the day of an artist, and lead there', async () => {
    const lineup = await stage.putLineup(); // before the tickets come
    const dialog = await openArtist(lineup, 'The Lamplighters’ Union');
    expect(linkIn(dialog)).to.equal(undefined);
    const tickets = await stage.put({ covers });
    const words = 'Tickets for this day: Weekend or Saturday Day';
    await waitUntil(() => showsText(lineup, words), words);
    linkIn(dialog)!.click();
    expect(dialog.matches('[open]')).to.equal(false);
    expect(focused(tickets)?.textContent.trim()).to.equal('Weekend');
  });

  it('K1 K2 say nothing of a ticket of which the author has said nothing', async () => {
    const tickets = await stage.put({ covers: 'Weekend: all of it; Saturday Day 2027-06-26' });
    const lineup = await stage.putLineup();
    await plan(lineup, friday, 2);
    await saysOfPlan(tickets, 'Your plan Fri 25 Jun 2 sets');
    await stage.choose(tickets, { Weekend: 1 });
    expect(plannedIn(tickets)).to.equal('Your plan Fri 25 Jun 2 sets');
    const dialog = await openArtist(lineup, 'The Lamplighters’ Union');
    expect(linkIn(dialog)).not.to.equal(undefined);
    expect(visibleText(lineup)).not.to.contain('Tickets for this day');
    const said = stage.page.said.filter((line) => line.includes('covers'));
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('Weekend: all of it; Saturday Day 2027-06-26');
  });

  it('K1 say that the tickets for a day are sold out, where those that are for it are', async () => {
    await stage.put({ covers: `Early Bird Weekend: ${saturday}` });
    const lineup = await stage.putLineup();
    await openArtist(lineup, 'The Lamplighters’ Union');
    const words = 'Tickets for this day are sold out.';
    await waitUntil(() => showsText(lineup, words), words);
  });

  it('K2 count the planned sets on the days of the tickets that are chosen', async () => {
    const tickets = await stage.put({ covers });
    const lineup = await stage.putLineup();
    expect(plannedIn(tickets)).to.equal(''); // nothing is planned
    await plan(lineup, friday, 2);
    await plan(lineup, saturday, 1);
    await saysOfPlan(tickets, 'Your plan Fri 25 Jun 2 sets Sat 26 Jun 1 set');
    await stage.pick(tickets, { 'Saturday Day': 1, 'Camping Plot': 1 });
    const rest = 'of the 3 sets in your plan on the days of these tickets';
    await saysOfPlan(tickets, `1 ${rest} Fri 25 Jun 2 sets Sat 26 Jun 1 set`);
    const beyond = all(tickets, '.beyond').map((one) => one.innerText);
    expect(beyond.join()).to.contain('Fri 25 Jun');
    await stage.pick(tickets, { 'Saturday Day': 0, Weekend: 1 });
    await saysOfPlan(tickets, `3 ${rest} Fri 25 Jun 2 sets Sat 26 Jun 1 set`);
    // Nobody has said anything of it: it might be for all days.
    await stage.pick(tickets, { 'Under 12': 1, Weekend: 0 });
    await saysOfPlan(tickets, 'Your plan Fri 25 Jun 2 sets Sat 26 Jun 1 set');
    lineup.remove();
    await saysOfPlan(tickets, '');
    document.body.append(lineup);
    await saysOfPlan(tickets, 'Your plan Fri 25 Jun 2 sets Sat 26 Jun 1 set');
  });

  it('K2 of another event know nothing of each other; in a shadow root they do', async () => {
    const tickets = await stage.put({ covers });
    stage.page.settings.allowBaseUrl = 'https://elsewhere.example';
    const key = 'pk_live_meadowlark_demo';
    const elsewhere = { 'base-url': 'https://elsewhere.example', 'service-key': key };
    const other = await stage.putLineup(elsewhere);
    await plan(other, friday, 2);
    expect(plannedIn(tickets)).to.equal('');
    const lineup = await stage.putLineup({ locale: 'de' }, stage.room());
    await plan(lineup, friday, 1);
    await saysOfPlan(tickets, 'Dein Plan Fr., 25. Juni 1 Set');
    expect(all(tickets, '.planned')[0]!.lang).to.equal('de');
    lineup.remove();
    await saysOfPlan(tickets, '');
  });

  it('K2 bear what a page script dispatches, and hands over when one of two line-ups leaves', async () => {
    const tickets = await stage.put({ covers });
    const first = await stage.putLineup();
    const second = await stage.putLineup();
    for (const detail of [null, 7, { event: 1 }, 'x']) {
      document.dispatchEvent(new CustomEvent('event-found', { detail }));
      document.dispatchEvent(new CustomEvent('event-find', { detail }));
      tickets.dispatchEvent(new CustomEvent('event-found', { detail, bubbles: true }));
      const stranger = document.body.appendChild(document.createElement('p'));
      stranger.dispatchEvent(new CustomEvent('event-found', { detail, bubbles: true }));
      stranger.remove();
    }
    await plan(first, friday, 1);
    await saysOfPlan(tickets, 'Your plan Fri 25 Jun 1 set');
    expect(all(tickets, '.planned')).to.have.length(1);
    first.remove();
    await saysOfPlan(tickets, 'Your plan Fri 25 Jun 1 set'); // the plan is the event's
    second.remove();
    await saysOfPlan(tickets, '');
    expect(stage.page.said).to.deep.equal([]);
  });
});
