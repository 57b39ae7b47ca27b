import { expect, waitUntil } from '@open-wc/testing';
import '../../../components/event-search/event-search.js';
import type { EventSearch } from '../../../components/event-search/event-search.js';
import { demoEmulator } from '../demo-world.js';
import { expectAccessible } from '../accessible.js';
import { answer, make, settled, shows, TestPage, unreachable, visibleText } from '../page.js';
import { all } from '../parts.js';

const event = (name: string, more: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  websiteUrl: `https://own.example/${name.length}`,
  ...more,
});
const names = (element: EventSearch) =>
  all(element, '.results > .events .event-name').map(({ textContent }) => textContent.trim());
const field = (element: EventSearch, id = 'words') =>
  element.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;

function put(attributes: Record<string, string> = {}): EventSearch {
  const element = make('event-search', attributes);
  return document.body.appendChild(element);
}
function type(element: EventSearch, words: string): void {
  field(element).value = words;
  field(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
const enter = (element: EventSearch) =>
  element.shadowRoot!.querySelector<HTMLFormElement>('form')!.requestSubmit();

describe('<event-search>', () => {
  let page: TestPage;
  const address = location.href;
  beforeEach(() => (page = new TestPage()));
  afterEach(() => {
    history.replaceState(null, '', address);
    page.leave();
  });
  const asked = () => page.requests.map(({ url }) => url.searchParams.get('q'));
  const demo = () => {
    const emulator = demoEmulator();
    page.reply = (url, init) => emulator.fetch(url.href, init);
  };

  it('has its days side by side on a phone, so that what is found is in sight', async () => {
    demo();
    const element = put();
    element.style.cssText = 'inline-size: 313px; font: 18px Arial, sans-serif';
    await shows(element, 'Metropolis');
    const [from, to] = ['from', 'to'].map((id) => field(element, id).getBoundingClientRect());
    expect(to!.top).to.equal(from!.top);
    expect(to!.left).to.be.above(from!.right);
    const country = field(element, 'country').getBoundingClientRect();
    expect(country.right, 'the country ends where the days do').to.be.closeTo(to!.right, 1);
  });

  it('Q1 shows what comes next, and what is searched for, with the words marked, of any service', async () => {
    demo();
    const element = put();
    await shows(element, 'Metropolis');
    expect(names(element).length).to.be.greaterThan(4);
    type(element, 'harb');
    enter(element);
    await waitUntil(() => names(element).join() === 'Harbour Free', names(element).join());
    expect(all(element, 'mark').map(({ textContent }) => textContent)).to.include('Harb');
    expect(all(element, '[role="status"]')[0]!.textContent).to.equal('1 event');
    await expectAccessible(element);
  });

  it('Q3 asks without a key, for the web, with nothing that says nothing', async () => {
    page.reply = () => answer({ results: [event('Night')] });
    await shows(put({ limit: '999' }), 'Night');
    expect(page.requests.map(({ url, key }) => [url.pathname + url.search, key])).to.deep.equal([
      ['/v1/events/search?surface=web&limit=50', undefined],
    ]);
  });

  it('Q1 waits until typing pauses, asks nothing for one letter, and Enter asks at once', async () => {
    page.reply = () => answer({ results: [event('Night')] });
    const element = put();
    await shows(element, 'Night');
    for (const words of ['f', 'fo', 'fol', 'folk']) type(element, words);
    await waitUntil(() => asked().includes('folk'), asked().join());
    type(element, 'x');
    enter(element);
    type(element, 'jazz');
    enter(element);
    await waitUntil(() => asked().includes('jazz'), asked().join());
    expect(asked()).to.deep.equal([null, 'folk', 'jazz']);
    expect(field(element).value).to.equal('jazz');
  });

  it('Q1 an older answer never shows over a newer question (SRC-06)', async () => {
    const answers = new Map<string, (response: Response) => void>();
    page.reply = ({ searchParams }) => {
      const words = searchParams.get('q') ?? '';
      return new Promise((resolve) => answers.set(words, resolve));
    };
    const element = put();
    await waitUntil(() => answers.has(''));
    answers.get('')!(answer({ results: [event('First of all')] }));
    await shows(element, 'First of all');
    for (const words of ['old', 'new']) {
      type(element, words);
      enter(element);
      await waitUntil(() => answers.has(words), words);
    }
    answers.get('new')!(answer({ results: [event('The new one')] }));
    await shows(element, 'The new one');
    answers.get('old')!(answer({ results: [event('The old one')] }));
    await element.updateComplete;
    await settled(element);
    expect(names(element)).to.deep.equal(['The new one']);
  });

  it('Q2 nothing found says what was searched, and shows everything again at a press', async () => {
    page.reply = ({ searchParams }) =>
      answer({ results: searchParams.has('q') ? [] : [event('Night')] });
    const element = put({ query: 'submarine' });
    await shows(element, 'No events found for “submarine”.');
    await expectAccessible(element);
    all(element, '.ways button')[0]!.click();
    await shows(element, 'Night');
    expect(field(element).value).to.equal('');
  });

  it('a service that cannot be reached: words, the question kept, and another try', async () => {
    page.reply = unreachable;
    const element = put({ query: 'night' });
    await shows(element, 'Try again');
    expect(field(element).value).to.equal('night');
    page.reply = () => answer({ results: [event('Night')] });
    all(element, '.notice button')[0]!.click();
    await shows(element, 'Night');
  });

  it('Q4 the page may show an event itself; query and country are attributes', async () => {
    page.reply = () => answer({ results: [event('Night')] });
    const element = put({ query: 'night', country: 'gb' });
    await shows(element, 'Night');
    expect(page.requests[0]!.url.search).to.equal('?surface=web&country=GB&q=night');
    const told: unknown[] = [];
    element.addEventListener('event-search-selected', (selected) => {
      selected.preventDefault();
      told.push(selected.detail);
    });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    all(element, '.event-link')[0]!.dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
    expect(told).to.deep.equal([{ event: 'night', name: 'Night', url: 'https://own.example/5' }]);
  });

  it('Q4 sync-url keeps the question in the address, and Back goes to the one before', async () => {
    page.reply = ({ searchParams }) =>
      answer({ results: [event(`All about ${searchParams.get('q') ?? 'all'}`)] });
    const element = put({ 'sync-url': '' });
    await shows(element, 'All about all');
    type(element, 'folk');
    enter(element);
    await shows(element, 'All about folk');
    expect(new URL(location.href).searchParams.get('event-words')).to.equal('folk');
    history.back();
    await shows(element, 'All about all');
    expect(field(element).value).to.equal('');
    history.forward();
    await shows(element, 'All about folk');
    element.remove();
    const other = put({ 'sync-url': '', query: 'jazz' });
    await shows(other, 'All about folk');
  });

  const sorted = (query: string) => query.slice(1).split('&').sort().join('&');
  for (const [search, query] of [
    ['?event-words=folk', '?surface=web&q=folk'],
    ['?event-from=2027-06-25&event-to=2027-06-27', '?surface=web&from=2027-06-25&to=2027-06-27'],
    ['?event-from=tomorrow&event-to=2027-6-1', '?surface=web'],
    ['?event-from=2027-06-25T10:00&event-to=x2027-06-25', '?surface=web'],
    ['?event-country=nl', '?surface=web&country=NL'],
    ['?event-country=NLD', '?surface=web'],
  ] as const) {
    it(`Q4 ${search} in the address asks ${query}`, async () => {
      history.replaceState(null, '', search);
      page.reply = () => answer({ results: [event('Night')] });
      await shows(put({ 'sync-url': '' }), 'Night');
      expect(page.requests.map(({ url }) => sorted(url.search))).to.deep.equal([sorted(query)]);
    });
  }

  it('Q2 "More" brings the next page below, leads on to it, and shows nothing twice (SRC-05)', async () => {
    const pages = [
      { results: [event('A'), event('B')], nextCursor: 'two' },
      { results: [event('B'), event('C')], nextCursor: null },
    ];
    let isDown = false;
    page.reply = (url, init) => {
      if (isDown) return unreachable(url, init);
      return answer(pages[url.searchParams.has('cursor') ? 1 : 0]);
    };
    const element = put();
    await shows(element, 'Showing 2 events');
    isDown = true;
    all(element, '.more button')[0]!.click();
    await shows(element, 'Something went wrong');
    expect(names(element)).to.deep.equal(['A', 'B']);
    isDown = false;
    all(element, '.more button')[0]!.click();
    await waitUntil(() => names(element).join() === 'A,B,C', names(element).join());
    await waitUntil(() => element.shadowRoot!.activeElement?.textContent.trim() === 'C');
    expect(visibleText(element)).to.contain('3 events');
    expect(all(element, '.more')).to.have.length(0);
    expect(page.requests.at(-1)!.url.searchParams.get('cursor')).to.equal('two');
  });

  it('Q1 days and countries can be chosen where the service says them, in words of the language (SRC-05)', async () => {
    demo();
    const element = put({ locale: 'de' });
    await waitUntil(() => all(element, '#country option').length > 2, 'countries');
    await shows(element, 'Künstler, Veranstaltung oder Ort');
    expect(all(element, '#country option').map(({ textContent }) => textContent)).to.include(
      'Niederlande',
    );
    const country = field(element, 'country');
    country.value = 'JP';
    country.dispatchEvent(new Event('change'));
    await waitUntil(() => names(element).join() === 'Foghorn Kyoto', names(element).join());
    field(element, 'to').value = '2027-01-01';
    field(element, 'to').dispatchEvent(new Event('change'));
    await shows(element, 'Keine Veranstaltungen gefunden.');
  });
});
