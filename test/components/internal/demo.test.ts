import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import '../../../components/event-faq/event-faq.js';
import '../../../components/event-announcements/event-announcements.js';
import type { EventElement } from '../../../components/internal/element.js';
import { pageRecord } from '../../../src/embed/page.js';
import { faq } from '../event-faq/feed.js';
import { answer, showsText, TestPage, visibleText } from '../page.js';

const sentAt = '2027-06-26T19:53:00.000Z';
const broadcast = { id: 'b1', title: 'Nearly full', body: '', category: 'update', sentAt };

describe('a page on the emulator', () => {
  let page: TestPage;
  let now: number;
  let moved: () => void;
  const room = document.createElement('div');
  beforeEach(() => {
    page = new TestPage({ event: 'party', demo: true });
    page.reply = ({ pathname }) =>
      answer(pathname.endsWith('/broadcasts') ? { broadcasts: [broadcast] } : faq());
    now = Date.parse('2027-06-26T20:05:00.000Z');
    moved = () => undefined;
    pageRecord().clock = { now: () => now, subscribe: (listener) => (moved = listener) };
    room.style.cssText = 'inline-size:300px;margin-inline:auto'; // there is room beside it
    document.body.append(room);
  });
  afterEach(() => {
    room.replaceChildren();
    room.remove();
    page.leave();
  });

  async function put<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, into: ParentNode = room) {
    const element = document.createElement(tag);
    into.append(element);
    await waitUntil(() => element.matches(':state(ready)'), tag);
    return element as HTMLElementTagNameMap[Tag] & EventElement;
  }

  const markIn = (element: Element) =>
    element.shadowRoot?.querySelector<HTMLElement>('[part=demo-badge]') ?? undefined;
  const boxOf = (element: Element) => markIn(element)!.getBoundingClientRect();
  const frames = async () => {
    await nextFrame();
    await nextFrame();
  };

  it('says it once, by one of its widgets, also where they stand in several roots (EMU-13)', async () => {
    const one = await put('event-faq');
    await waitUntil(() => markIn(one), 'the mark');
    const other = document.createElement('div');
    room.append(other);
    const two = await put('event-announcements', other.attachShadow({ mode: 'open' }));
    await frames();
    expect([markIn(one), markIn(two)].map(Boolean)).to.deep.equal([true, false]);
    one.hidden = true;
    dispatchEvent(new Event('resize'));
    await waitUntil(() => markIn(two), 'the mark of the one that can be seen');
    expect(Boolean(markIn(one))).to.equal(false);
    two.remove();
    await waitUntil(() => markIn(one), 'the mark of the last');
    one.remove();
    await frames();
    expect(room.querySelectorAll(':popover-open').length).to.equal(0);
  });

  it('has the look that the page gives its part, whichever widget says it', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::part(demo-badge) { outline: 3px solid rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(sheet);
    const look = (element: Element) => getComputedStyle(markIn(element)!).outlineColor;
    const [one, two] = [await put('event-faq'), await put('event-announcements')];
    await waitUntil(() => markIn(one), 'the mark');
    expect(look(one)).to.equal('rgb(1, 2, 3)');
    one.remove();
    await waitUntil(() => markIn(two), 'the mark of the other');
    expect(look(two)).to.equal('rgb(1, 2, 3)');
    document.adoptedStyleSheets.pop();
  });

  it('says it at the edge of the window, also below a part that moves', async () => {
    room.style.transform = 'translateX(50px)';
    const element = await put('event-faq');
    await waitUntil(() => markIn(element), 'the mark');
    await frames();
    expect(Math.round(boxOf(element).right)).to.equal(document.documentElement.clientWidth);
    room.style.transform = '';
  });

  it('says it beside what is to be pressed or read, and nowhere if there is no room', async () => {
    const element = await put('event-faq');
    await waitUntil(() => markIn(element), 'the mark');
    await frames();
    const place = document.createElement('button');
    place.style.cssText = 'position:fixed;inset:50% 0 0 auto;inline-size:100px';
    room.append(place);
    dispatchEvent(new Event('resize'));
    await waitUntil(() => boxOf(element).left === 0, 'the other corner');
    const text = document.createElement('p');
    text.style.cssText =
      'position:fixed;inset:0;margin:0;font:20px/1 monospace;word-break:break-all';
    text.textContent = 'Something to read. '.repeat(3000);
    room.append(text);
    dispatchEvent(new Event('resize'));
    await waitUntil(() => getComputedStyle(markIn(element)!).visibility === 'hidden', 'no mark');
    place.remove();
    text.remove(); // and nothing says so
    await waitUntil(() => getComputedStyle(markIn(element)!).visibility === 'visible', 'a mark');
  });

  it('goes by the clock of the emulator, and follows it at once', async () => {
    const element = await put('event-announcements');
    await waitUntil(() => showsText(element, '12 minutes ago'), 'by its clock');
    const before = page.feedRequests.length;
    now += 2 * 3_600_000;
    moved();
    await waitUntil(() => showsText(element, '2 hours ago'), 'after the move');
    await waitUntil(() => page.feedRequests.length > before, 'what the feed is by then');
    expect(visibleText(element)).not.to.contain('minutes');
  });
});
