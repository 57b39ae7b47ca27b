import { expect, waitUntil } from '@open-wc/testing';
import '../../../components/event-announcements/event-announcements.js';
import '../../../components/event-card/event-card.js';
import { focused } from '../event-tickets/order-stage.js';
import { one, openTexts } from './reading.js';
import { BesideStage, covers } from './stage.js';

/** Announces something with a link to a part of this page. */
async function announce(stage: BesideStage, hash: string): Promise<HTMLAnchorElement> {
  const deepLink = new URL(hash, location.href).href;
  stage.twist = (path) =>
    path.endsWith('/broadcasts')
      ? Promise.resolve(
          Response.json({
            apiVersion: 1,
            data: { broadcasts: [{ id: '1', title: 'News', category: 'update', deepLink }] },
          }),
        )
      : undefined;
  const element = document.createElement('event-announcements');
  element.dataset['room'] = '';
  document.body.append(element);
  await waitUntil(() => element.follow && one(element, '.more a'), 'the link');
  return one(element, '.more a') as HTMLAnchorElement;
}

const goBack = async () => {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await moved;
};

describe('links of a feed to what stands on the same page', () => {
  let stage: BesideStage;
  beforeEach(() => (stage = new BesideStage()));
  afterEach(() => stage.leave());

  it('K3 open an artist as often as they are pressed, and back closes it', async () => {
    const lineup = await stage.putLineup();
    const { id } = lineup.slots.flatMap(({ artists }) => artists)[0]!;
    const link = await announce(stage, `#artist-${id}`);
    const isOpen = () => one(lineup, 'dialog')?.matches('[open]') ?? false;
    link.click();
    await waitUntil(isOpen, 'the artist');
    await goBack();
    await waitUntil(() => !isOpen(), 'back at the page');
    expect(location.hash).to.equal('');
    link.click();
    await waitUntil(isOpen, 'the artist again');
    expect(lineup.renderRoot.querySelector('.artist-name:focus')).not.to.equal(null);
  });

  it('K3 open a question again that was closed since, and take the focus there', async () => {
    const faq = await stage.putFaq();
    const toggle = one(faq, '.toggle')!;
    const link = await announce(stage, `#faq-${toggle.dataset['id']}`);
    for (const time of ['once', 'and again']) {
      link.click();
      await waitUntil(() => openTexts(faq).length === 1, time);
      expect(faq.renderRoot.querySelector(':focus')).to.equal(toggle);
      toggle.click();
      await waitUntil(() => openTexts(faq).length === 0, 'closed');
    }
  });

  it('K3 lead to the tickets, which need no id for that; without any nothing breaks', async () => {
    const link = await announce(stage, '#tickets');
    link.click();
    await waitUntil(() => location.hash === '#tickets', 'the address');
    const tickets = await stage.put({ covers });
    link.click();
    await waitUntil(() => document.activeElement === tickets, 'the tickets');
    await goBack();
    const own = document.createElement('h2');
    own.id = 'tickets';
    own.dataset['room'] = '';
    document.body.append(own);
    link.focus();
    link.click(); // the page has a place of its own for it
    await waitUntil(() => location.hash === '#tickets', 'the address again');
    expect(document.activeElement).not.to.equal(tickets);
    expect(focused(tickets)).to.equal(null);
    expect(stage.page.said).to.deep.equal([]);
  });

  it('K3 are what the button of a card is where tickets of its event stand on the page', async () => {
    const card = document.createElement('event-card');
    card.dataset['room'] = '';
    document.body.append(card);
    const button = () => one(card, '.actions a[href]');
    await waitUntil(button, 'the button');
    expect(button()!.getAttribute('href')).to.match(/^https?:/);
    const tickets = await stage.put();
    await waitUntil(() => button()?.getAttribute('href') === '#tickets', 'the way to the tickets');
    button()!.click();
    expect(document.activeElement).to.equal(tickets);
    tickets.remove();
    await waitUntil(() => /^https?:/.test(button()!.getAttribute('href')!), 'the shop');
  });
});
