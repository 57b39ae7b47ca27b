import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { resetPage } from '../../../components/internal/feed/clients.js';
import '../../../components/event-lineup/event-lineup.js';
import { pageRecord } from '../../../src/embed/page.js';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { answer, baseUrl } from '../page.js';
import { brokenWords } from '../room.js';
import { event, eventId, tickets } from './feed.js';
import { button, linked, one, Stage, text, words } from './stage.js';

const blocks = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].filter((block) =>
    block.textContent.includes('MusicEvent'),
  );
const picture = new URL('/public/demo/hero/meadowlark.svg', location.href).href;

describe('<event-card>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('E1 says what, when, where, for whom and by whom, with a link to a map, in the language of the page', async () => {
    const element = await stage.put();
    expect(words(element, 'h2.title')).to.equal('The Party');
    expect(words(element, '.days')).to.match(/^25\s?–\s?27 June 2047$/);
    expect(words(element, '.words')).to.equal('Music in a field');
    await waitUntil(() => one(element, '.map'), 'the map');
    expect(words(element, '.facts')).to.contain('Wrenfield Station Road, Hollinbrook Map');
    expect(words(element, '.facts')).to.contain('Over 16s').and.to.contain('Ada Presents');
    expect(one(element, '.map')!.getAttribute('href')).to.contain('mlat=52.5&mlon=-2.25');
    element.remove();
    const german = await stage.put({}, { locale: 'de', 'heading-level': '3' });
    await waitUntil(() => /^25\.–27\. Juni 2047$/.test(words(german, '.days')));
    expect(words(german, 'h3.title')).to.equal('The Party');
  });

  it('E2 leads from sold out to the waiting list that the page names, on the page or elsewhere', async () => {
    const element = await stage.put({ tickets: { ...tickets, soldOut: true, onSale: false } });
    const link = () => one(element, '.waiting') as HTMLAnchorElement | null;
    expect(link() === null).to.equal(true);
    expect([words(element, '.sale'), button(element)]).to.deep.equal(['Sold out', null]);
    element.soldOutHref = 'javascript:alert(1)';
    await element.updateComplete;
    element.soldOutHref = 'https://list.example/join';
    await waitUntil(
      () => link()?.getAttribute('href') === 'https://list.example/join',
      'elsewhere',
    );
    const list = document.createElement('section');
    list.id = 'list';
    document.body.append(list);
    element.waitingTarget = '#list';
    await waitUntil(() => link()?.getAttribute('href') === '#list', 'on the page');
    expect(link()!.textContent.trim()).to.equal('Join the waiting list');
    await expectAccessible(element);
    link()!.click();
    await waitUntil(() => document.activeElement === list, 'there');
    list.remove();
  });

  it('E2 leads to the address that the service names, resolved against it, unless the page takes over (EVT-03)', async () => {
    const element = await stage.put();
    const link = await linked(element);
    expect(link.href).to.equal(`${baseUrl}/checkout/party`);
    expect(link.textContent.trim()).to.equal('Tickets from £85.71');
    await expectAccessible(element);
    const told: unknown[] = [];
    const hear = (wanted: CustomEvent<unknown>) => {
      told.push(wanted.detail);
      wanted.preventDefault();
    };
    document.addEventListener('event-card-before-tickets', hear);
    link.click();
    document.removeEventListener('event-card-before-tickets', hear);
    expect(told).to.deep.equal([{ event: 'party', url: `${baseUrl}/checkout/party` }]);
  });

  it('E2 names what costs nothing "free", and no price of nothing', async () => {
    const element = await stage.put({ tickets: { ...tickets, fromFeeInclusivePricePennies: 0 } });
    expect((await linked(element)).textContent.trim()).to.equal('Free tickets');
  });

  it('E2 leads to an own shop, and never to a script', async () => {
    const element = await stage.put({ ticketUrl: 'https://shop.example/x', tickets: null });
    expect((await linked(element)).href).to.equal('https://shop.example/x');
    element.remove();
    resetPage();
    const other = await stage.put({ ticketUrl: 'javascript:document.pwned=1', tickets: null });
    expect(other.renderRoot.querySelectorAll('.actions a.button')).to.have.length(0);
  });

  it('E2 leads to a part of the page where the author names one, with the focus', async () => {
    const target = document.createElement('div');
    target.id = 'shop';
    document.body.append(target);
    const element = await stage.put({}, { 'tickets-target': '#shop' });
    const link = await linked(element);
    expect(link.getAttribute('href')).to.equal('#shop');
    link.focus();
    await sendKeys({ press: 'Enter' });
    expect(document.activeElement).to.equal(target);
    expect(location.hash).to.equal('');
    target.remove();
  });

  it('E2 says on a demo page what would happen, and stays', async () => {
    pageRecord().settings.demo = true;
    const element = await stage.put();
    (await linked(element)).click();
    await waitUntil(() => text(element).includes('This is a demo.'));
  });

  it('E4 has one block of an event with the line-up, and none when both have gone', async () => {
    const element = await stage.put();
    await waitUntil(() => blocks().length === 1, 'a block');
    const lineup = { eventId, eventSlug: 'party', surface: 'web', slots: [], lastUpdatedAt: null };
    const { schemaOrg } = stage.data;
    stage.page.reply = ({ pathname }) =>
      answer(pathname.endsWith('/lineup') ? { ...lineup, schemaOrg } : stage.data);
    const other = document.body.appendChild(document.createElement('event-lineup'));
    await waitUntil(() => other.matches(':state(empty)'), 'the line-up');
    element.remove();
    await waitUntil(() => blocks().length === 1, 'the line-up still has it');
    document.body.append(element);
    await linked(element);
    await element.updateComplete;
    expect(blocks()).to.have.length(1);
    other.remove();
    await waitUntil(() => blocks().length === 1, 'the card has it again');
    element.remove();
    await waitUntil(() => blocks().length === 0, 'nobody has it');
  });

  it('E5 offers it for a calendar, as a file and on the web', async () => {
    const element = await stage.put();
    await waitUntil(() => one(element, 'summary'), 'the offer');
    one(element, 'summary')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => text(element).includes('Calendar file'));
    const link = element.renderRoot.querySelector<HTMLAnchorElement>('.calendar a')!;
    expect(new URL(link.href).searchParams.get('dates')).to.equal('20470625/20470628');
    await expectAccessible(element);
    await sendKeys({ press: 'Escape' });
    expect(text(element)).not.to.contain('Calendar file');
    expect(element.shadowRoot!.activeElement).to.equal(one(element, 'summary'));
  });

  for (const layout of ['banner', 'line']) {
    it(`E5 is accessible as a ${layout}`, async () => {
      const element = await stage.put({ heroImageUrl: picture }, { layout });
      await linked(element);
      expect(words(element, '.title')).to.equal('The Party');
      await expectAccessible(element);
    });
  }

  it('E3 says of an event whose last night is over that it is, and sells nothing', async () => {
    const past = { startDate: '2020-06-25', endDate: '2020-06-27' };
    const element = await stage.put({ ...past, status: 'ended' });
    expect(text(element)).to.match(/^This event is over The Party/);
    expect(button(element)).to.equal(null);
    expect(one(element, '.calendar')).to.equal(null);
  });

  it('keeps its shape in forced colours and from the right', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const element = await stage.put({ heroImageUrl: picture }, { locale: 'ar' });
    await waitUntil(() => one(element, '.base')!.dir === 'rtl', 'Arabic');
    await expectAccessible(element);
    await emulateMedia({ forcedColors: 'none' });
  });

  it('keeps words whole beside its picture, and all at the side where one begins to read', async () => {
    const element = await stage.put({ name: 'Meadowlark 2047', heroImageUrl: picture });
    const column = document.body.appendChild(document.createElement('div'));
    column.append(element);
    for (const width of [736, 840, 1232]) {
      column.style.setProperty('width', `${width}px`);
      await nextFrame();
      await nextFrame();
      expect(brokenWords(element, column), `${width} pixels`).to.deep.equal([]);
    }
    element.dir = 'rtl';
    element.requestUpdate();
    await waitUntil(() => one(element, '.base')!.dir === 'rtl');
    const ends = [
      '.days',
      '.place',
      '.age span:not([class])',
      '.organisedBy span:not([class])',
    ].map((selector) => Math.round(one(element, selector)!.getBoundingClientRect().right));
    expect(new Set(ends).size, ends.join()).to.equal(1);
    column.remove();
  });

  it('E1 leaves out what is null: no empty label, no stray comma', async () => {
    const venue = { ...stage.data.venue!, name: null as never, addressLine: null, latitude: null };
    const element = await stage.put({ venue, ageRestriction: null, tagline: null });
    await waitUntil(() => one(element, '.map'), 'the map');
    expect(words(element, '.where dd')).to.equal('Hollinbrook Map (opens in new tab)');
    expect(one(element, '.map')!.getAttribute('href')).to.contain('search?query=Hollinbrook');
    expect(one(element, '.age')).to.equal(null);
    expect(words(element, '.words')).to.equal('A long day.');
    expect(one(element, '.picture')).to.equal(null);
  });

  it('E1 keeps no room for a picture that does not load', async () => {
    const element = await stage.put({ heroImageUrl: `${location.origin}/public/none.svg` });
    await waitUntil(() => !one(element, '.picture'), 'the picture has gone');
    element.remove();
    resetPage();
    const other = await stage.put({ heroImageUrl: picture });
    expect(one(other, '.picture img')!.getAttribute('alt')).to.equal('');
  });

  for (const [status, said] of [
    ['cancelled', 'Cancelled'],
    ['postponed', 'Postponed'],
  ] as const) {
    it(`E3 says first that it is ${status}, and sells nothing`, async () => {
      const element = await stage.put({ status });
      expect(text(element)).to.match(new RegExp(`^${said} The Party`));
      expect(button(element)).to.equal(null);
      await expectAccessible(element);
    });
  }

  it('E2 says when the sale opens, by the clock of the event, and how long that is', async () => {
    const salesStartAt = new Date(Date.now() + 50 * 3_600_000).toISOString();
    const upcoming = { ...tickets, onSale: false, upcoming: true, salesStartAt };
    const element = await stage.put({ tickets: upcoming });
    expect((await linked(element)).textContent.trim()).to.match(
      /^On sale \d+ \p{L}+( \d{4})?, \d\d:\d\d/u,
    );
    await waitUntil(() => words(element, '.until') === 'in 2 days', words(element, '.until'));
  });

  for (const chance of chooseKinds([0.25, 0.01, 1])) {
    it(`E2 asks again after a sale has opened, not in the second of all others (${chance})`, async () => {
      const original = Object.getOwnPropertyDescriptor(window, 'setTimeout')!;
      const wait = window.setTimeout.bind(window);
      const random = Math.random;
      const looks: number[] = [];
      // Its wait is over at once, and written down.
      const hurry = (run: () => void, milliseconds = 0) => {
        const isLook = milliseconds === 2000 + chance * 58_000;
        return wait(run, isLook && looks.push(milliseconds) > 0 ? 0 : milliseconds);
      };
      stage.page.reply = () => {
        const salesStartAt = new Date(Date.now() + 300).toISOString();
        const upcoming = { ...tickets, onSale: false, upcoming: true, salesStartAt };
        return answer(event({ tickets: stage.page.feedRequests.length > 1 ? tickets : upcoming }));
      };
      try {
        Math.random = () => chance;
        Object.assign(window, { setTimeout: hurry });
        const element = await stage.put();
        await waitUntil(() => text(element).includes('Tickets from £85.71'));
        expect(looks).to.have.length(1);
        expect(stage.page.feedRequests).to.have.length(2);
        expect(one(element, '.until')).to.equal(null);
      } finally {
        Object.defineProperty(window, 'setTimeout', original);
        Math.random = random;
      }
    });
  }
});
