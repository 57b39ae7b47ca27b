import { expect, waitUntil } from '@open-wc/testing';
import '../../../components/organiser-events/organiser-events.js';
import type { OrganiserEvents } from '../../../components/organiser-events/organiser-events.js';
import { demoEmulator } from '../demo-world.js';
import { pageRecord } from '../../../src/embed/page.js';
import { expectAccessible } from '../accessible.js';
import { feedCases } from '../feed-cases.js';
import { announced, answer, make, settled, TestPage, visibleText } from '../page.js';
import { all } from '../parts.js';

const event = (name: string, more: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  websiteUrl: null,
  ...more,
});

feedCases({
  tag: 'organiser-events',
  about: 'organiser',
  path: '/v1/organisers/party',
  full: () => ({ name: 'Foghorn', upcomingEvents: [event('Night on the quay')] }),
  empty: () => ({ name: '', upcomingEvents: [] }),
  shows: 'Night on the quay',
  showsEmpty: 'New dates coming soon.',
  listens: [],
});

const put = (attributes: Record<string, string> = {}): OrganiserEvents => {
  const element = make('organiser-events', attributes);
  return document.body.appendChild(element);
};
const texts = (element: OrganiserEvents, selector: string) =>
  all(element, selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('<organiser-events> and its organiser', () => {
  let page: TestPage;
  beforeEach(() => (page = new TestPage({ organiser: 'foghorn' })));
  afterEach(() => page.leave());
  const show = async (answered: object, attributes?: Record<string, string>) => {
    page.reply = () => answer(answered);
    const element = put(attributes);
    await settled(element);
    return element;
  };

  it('O1 shows the organiser of the demo world and its events, each with where it leads', async () => {
    const emulator = demoEmulator();
    page.reply = (url, init) => emulator.fetch(url.href, init);
    const element = put();
    await settled(element);
    const [title] = texts(element, 'h2');
    expect(title).to.equal('Foghorn');
    expect(texts(element, '.event-link')).to.include('Harbour Free');
    const quay = all(element, '.event').find(({ textContent }) => textContent.includes('Harbour'))!;
    const link = quay.querySelector('a')!;
    expect(link.href).to.equal('https://foghorn.example/harbour');
    expect(texts(element, '.month:is(h4)')[0]).to.equal('May 2027');
    expect(quay.textContent).to.contain('17 July 2027').and.contain('Free');
    expect(quay.textContent).to.contain('Humber Basin, Hull');
    expect(texts(element, '.links a').join()).to.match(/Website.*Instagram.*Mastodon/);
    await expectAccessible(element);
  });

  it('O1 an event without a page of its own leads to its tickets, and without those nowhere', async () => {
    const element = await show({
      name: 'Foghorn',
      upcomingEvents: [
        event('Own page', { websiteUrl: 'https://own.example/x', ticketUrl: '/events/x/tickets' }),
        event('Tickets', { ticketUrl: '/events/y/tickets' }),
        event('Nowhere'),
        event('Bad', { websiteUrl: 'javascript:alert(1)' }),
      ],
    });
    const links = Object.fromEntries(
      all(element, '.event').map((card) => [
        card.querySelector('h4, h3')!.textContent.trim(),
        card.querySelector('a')?.href,
      ]),
    );
    expect(links).to.deep.equal({
      'Own page': 'https://own.example/x',
      Tickets: 'https://service.example/events/y/tickets',
      Nowhere: undefined,
      Bad: undefined,
    });
  });

  it('O1 without events it promises some, beside the profile or in its place', async () => {
    const element = await show({ name: 'Foghorn', upcomingEvents: [] });
    expect(visibleText(element)).to.match(/Foghorn.*New dates coming soon/);
    element.profile = 'off';
    await element.updateComplete;
    expect(visibleText(element)).to.equal('New dates coming soon.');
    expect(element.matches(':state(empty)')).to.equal(true);
  });

  it('O1 profile="off" shows the events alone, one heading higher', async () => {
    const answered = { name: 'Foghorn', upcomingEvents: [event('Night')] };
    const element = await show(answered, { profile: 'off' });
    expect(texts(element, 'h2')).to.deep.equal(['Upcoming events']);
    expect(texts(element, 'h3')).to.deep.equal(['Night']);
    expect(visibleText(element)).not.to.contain('Foghorn');
  });

  it('O2 limit shows so many; "More events" brings the rest and leads on to the first of them', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `Night ${index + 1}`);
    const events = names.map((name) => event(name, { websiteUrl: 'https://own.example/' }));
    const element = await show({ name: 'Foghorn', upcomingEvents: events }, { limit: '3' });
    expect(texts(element, '.event-link')).to.deep.equal(names.slice(0, 3));
    const [more] = all(element, '.more button');
    more!.click();
    await waitUntil(() => all(element, '.event').length === 9, 'all nine');
    await waitUntil(() => element.shadowRoot!.activeElement?.textContent.includes('Night 4'));
    expect(all(element, '.more button')).to.have.length(0);
    await waitUntil(() => announced() === '9 events', announced());
  });

  it('O1 price in the currency of the event: from, free, sold out, and nothing where it is unknown', async () => {
    const priced = (name: string, more: object) => event(name, { currency: 'JPY', ...more });
    const element = await show({
      name: 'F',
      upcomingEvents: [
        priced('A', { fromFeeInclusivePricePennies: 4500 }),
        priced('B', { fromFeeInclusivePricePennies: 0 }),
        priced('C', { fromFeeInclusivePricePennies: 4500, soldOut: true }),
        priced('D', { fromFeeInclusivePricePennies: null }),
      ],
    });
    const words = all(element, '.event').map(
      (card) => card.querySelector('.event-price')?.textContent,
    );
    expect(words).to.deep.equal(['from JP¥4,500', 'Free', 'Sold out', undefined]);
  });

  it('O1 the words of the organiser are sanitised; what is no text is left out', async () => {
    const bioHtml = '<p>Since <b>2009</b><img src=x onerror=alert(1)></p><script>1</script>';
    const element = await show({ name: 'F', bioPlain: 'Since 2009', bioHtml, socials: 7 });
    await waitUntil(() => element.shadowRoot!.querySelector('.bio b, .bio strong'));
    expect(all(element, '.bio [onerror], .bio script')).to.have.length(0);
    expect(visibleText(element)).to.contain('Since 2009');
  });

  it('O1 links and loads what the web knows, and never a script', async () => {
    const script = 'javascript:document.pwned=1';
    const element = await show({
      name: 'F',
      websiteUrl: script,
      logoUrl: script,
      socials: { instagram: script, mastodon: 'https://social.example/@f' },
      upcomingEvents: [event('Night')],
    });
    const hrefs = all(element, '.links a').map((link) => link.getAttribute('href'));
    expect(hrefs).to.deep.equal(['https://social.example/@f']);
    expect(all(element, '.logo')).to.have.length(0);
  });

  it('the page may show an event itself: the press is cancelable and names the event', async () => {
    const own = event('Night', { websiteUrl: 'https://own.example/night' });
    const element = await show({ name: 'F', upcomingEvents: [own] });
    const told: unknown[] = [];
    element.addEventListener('organiser-events-selected', (selected) => {
      selected.preventDefault();
      told.push(selected.detail);
    });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    all(element, '.event-link')[0]!.dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
    expect(told).to.deep.equal([
      { event: 'night', name: 'Night', url: 'https://own.example/night' },
    ]);
  });

  it('the script tag names the organiser, and the attribute another one', async () => {
    await show({ name: 'F', upcomingEvents: [] }, { organiser: 'meadowlark' });
    expect(page.feedRequests.map(({ url }) => url.pathname)).to.deep.equal([
      '/v1/organisers/meadowlark',
    ]);
    expect(pageRecord().settings.organiser).to.equal('foghorn');
  });
});
