import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { focused } from '../event-tickets/order-stage.js';
import { all } from '../event-tickets/stage.js';
import { showsText, visibleText } from '../page.js';
import { BesideStage, covers, friday, openArtist, plan, saturday, sunday } from './stage.js';

const linkIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('button')].find(
    (one) => one.textContent.trim() === 'See the tickets',
  );

/** The lines about the plan, each after the ticket above which it stands. */
const plannedIn = (tickets: EventTickets) =>
  all(tickets, '.planned')
    .map((line) => {
      const ticket = line.closest('.release')?.querySelector('[part~="release-name"]');
      return `${ticket?.textContent.trim() ?? 'All'}: ${line.innerText.trim()}`;
    })
    .join('; ');

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
    await saysOfPlan(tickets, 'All: 2 of your sets are on Friday');
    await plan(lineup, saturday, 1);
    await saysOfPlan(tickets, 'All: 3 of your sets are on Friday (2) and Saturday (1)');
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

  it('K2 count the planned sets of a day above the ticket for it, where it can be had', async () => {
    const tickets = await stage.put({ covers });
    const lineup = await stage.putLineup();
    expect(plannedIn(tickets)).to.equal(''); // nothing is planned
    await plan(lineup, saturday, 1);
    await saysOfPlan(tickets, 'Saturday Day: 1 of your sets is on Saturday');
    await plan(lineup, friday, 2);
    const fri = 'Weekend: 2 of your sets are on Friday'; // Early Bird is sold out
    await saysOfPlan(tickets, `${fri}; Saturday Day: 1 of your sets is on Saturday`);
    expect(all(tickets, '.summary .planned')).to.have.length(0);
    tickets.covers = `Weekend: ${friday}/${sunday}`;
    await saysOfPlan(tickets, 'Weekend: 3 of your sets are on Friday (2) and Saturday (1)');
    lineup.remove();
    await saysOfPlan(tickets, '');
    document.body.append(lineup);
    await saysOfPlan(tickets, 'Weekend: 3 of your sets are on Friday (2) and Saturday (1)');
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
    await saysOfPlan(tickets, 'Weekend: 1 Set aus deinem Plan ist am Freitag');
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
    await saysOfPlan(tickets, 'Weekend: 1 of your sets is on Friday');
    expect(all(tickets, '.planned')).to.have.length(1);
    first.remove();
    await saysOfPlan(tickets, 'Weekend: 1 of your sets is on Friday'); // the plan is the event's
    second.remove();
    await saysOfPlan(tickets, '');
    expect(stage.page.said).to.deep.equal([]);
  });
});
