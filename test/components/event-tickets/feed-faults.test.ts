import { expect } from '@open-wc/testing';
import '../../../components/event-tickets/event-tickets.js';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { pageRecord } from '../../../src/embed/page.js';
import { LongTimers, settled, until } from '../long-timers.js';
import {
  answer,
  held,
  make,
  serviceKey,
  showsText,
  TestPage,
  unreachable,
  visibleText,
} from '../page.js';
import { release, tickets } from './feed.js';
import { announced, button } from './stage.js';

const full = () => answer(tickets([release(1, 'Day Ticket')]));
const slowWords = 'This is taking longer than usual.';

const busy = (seconds?: string): Response => {
  const headers: HeadersInit = seconds ? { 'Retry-After': seconds } : {};
  const error = { code: 'rate_limited', message: 'said by the service' };
  return Response.json({ apiVersion: 1, error }, { status: 429, headers });
};

describe('<event-tickets> and a feed that fails', () => {
  let page: TestPage;
  let timers: LongTimers;
  /** What has reached the page that must not. */
  let thrown: unknown[];
  const caught = (event: Event) => thrown.push(event);
  const kinds = ['error', 'unhandledrejection'] as const;

  beforeEach(() => {
    page = new TestPage({ event: 'party' });
    timers = new LongTimers();
    thrown = [];
    for (const kind of kinds) addEventListener(kind, caught);
  });
  afterEach(() => {
    for (const kind of kinds) removeEventListener(kind, caught);
    timers.leave();
    page.leave();
    expect(thrown).to.deep.equal([]);
  });

  const put = (attributes: Record<string, string> = {}): EventTickets => {
    const element = make('event-tickets', attributes);
    document.body.append(element);
    return element;
  };
  const shows = (element: Element, words: string) => until(() => showsText(element, words), words);
  const ready = (element: EventTickets) => shows(element, 'Day Ticket');
  const asked = (path = '/tickets') =>
    page.requests.filter(({ url }) => url.pathname.endsWith(path)).length;
  const hasBones = (element: EventTickets) => element.shadowRoot!.querySelector('.skeleton');

  it('F3 429 whose Retry-After is hidden: waits of five seconds, three requests of five widgets', async () => {
    page.reply = () => busy();
    const elements = Array.from({ length: 5 }, () => put());
    for (const element of elements) await shows(element, 'We’ll try again in 5 seconds');
    for (const requests of [2, 3]) {
      timers.pass(5);
      await until(() => asked() === requests, `request ${requests}`);
      await settled();
    }
    for (const element of elements) await shows(element, 'Try again in a moment.');
    timers.pass(600);
    await settled();
    expect(asked()).to.equal(3);
  });

  const priced = release(1, 'Day Ticket');
  it('says that tickets whose price cannot be read cannot be, not that nothing is on sale', async () => {
    page.reply = () => answer(tickets([{ ...priced, pricePennies: '45.00' as never }]));
    const element = put();
    await shows(element, 'Something went wrong loading this.');
    expect(element.matches(':state(error)')).to.equal(true);
    expect(page.said.join()).to.match(/does not offer Day Ticket.*`pricePennies`.*`currency`/);
    page.said.length = 0;
  });

  it('offers what has a price, and tells the developer what has none', async () => {
    const free = { ...release(2, 'Child'), pricePennies: 0, feeInclusivePricePennies: 0 };
    page.reply = () => answer({ ...tickets([priced, free]), currency: '' });
    const element = put();
    await shows(element, 'Child');
    expect(visibleText(element)).not.to.contain('Day Ticket');
    expect(page.said.join()).to.contain('does not offer Day Ticket:');
    page.said.length = 0;
  });

  it('F6 20 seconds: bones, words after 5, an end after 10, and another try', async () => {
    page.reply = held().reply;
    const element = put();
    await until(() => asked() === 1, 'asked');
    await until(() => announced().startsWith('Loading'), 'that it loads is said first');
    timers.pass(4.9);
    await element.updateComplete;
    expect(visibleText(element)).not.to.contain(slowWords);
    timers.pass(0.1);
    await shows(element, slowWords);
    expect(hasBones(element)).to.exist;
    await until(() => announced() === slowWords, 'it is said');
    timers.pass(5);
    await shows(element, 'This is taking too long.');
    expect(visibleText(element)).not.to.contain(slowWords);
    expect(asked()).to.equal(1);
    page.reply = full;
    button(element, 'Try again').click();
    await ready(element);
  });

  it('F6 what the loader has asked for and does not come ends in the same way', async () => {
    const url = 'https://service.example/v1/events/party/tickets?surface=web';
    const response = new Promise<Response>(() => undefined);
    const early = { tag: 'event-tickets', subject: 'party', serviceKey, response };
    pageRecord().early.set(url, early);
    const element = put();
    await element.updateComplete;
    await settled();
    timers.pass(1);
    await until(() => pageRecord().early.size === 0, 'the client takes it over');
    timers.pass(5);
    await shows(element, slowWords);
    timers.pass(5);
    await shows(element, 'This is taking too long.');
    page.reply = full;
    button(element, 'Try again').click();
    await ready(element);
  });

  it('F7 the late answer about another event is dropped', async () => {
    const { reply, release: let_go } = held();
    page.reply = (url, init) => (url.pathname.includes('/old/') ? reply(url, init) : full());
    const element = put({ event: 'old' });
    await until(() => asked('/old/tickets') === 1, 'asked');
    element.event = 'party';
    await ready(element);
    let_go(answer(tickets([release(9, 'Ticket of yesterday')])));
    await settled();
    await element.updateComplete;
    expect(visibleText(element)).to.contain('Day Ticket').and.not.to.contain('yesterday');
  });

  it('F9 F10 refused origin or failing preflight: neutral words, one hint for the developer, no storm', async () => {
    page.reply = (url, init) =>
      url.pathname.endsWith('/search') ? answer({ events: [] }) : unreachable(url, init);
    const elements = Array.from({ length: 5 }, () => put());
    for (const element of elements) {
      await shows(element, 'Can’t connect.');
      expect(visibleText(element)).not.to.match(/origin|key|domain|CORS/i);
    }
    await until(() => page.said.length > 0, 'the hint');
    expect(page.said).to.have.length(1);
    expect(page.said[0]).to.contain(location.origin).and.not.to.contain(serviceKey);
    timers.pass(3600);
    await settled();
    expect([asked(), asked('/search')]).to.deep.equal([3, 1]);
  });
});
