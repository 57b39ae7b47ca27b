import { expect } from '@open-wc/testing';
import '../../../components/event-faq/event-faq.js';
import type { StatePhrases } from '../../../src/i18n/states/phrases.js';
import { phrasesFrom } from '../../../src/i18n/texts.js';
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { faq } from '../event-faq/feed.js';
import { LongTimers, settled, until } from '../long-timers.js';
import { answer, showsText, TestPage, visibleText } from '../page.js';

const english = phrasesFrom<StatePhrases>(trouble);
const busy = (seconds?: number) => english.busy({ seconds });
const retryIn = (seconds: number) => english.retryIn({ seconds });

/** As a service says it that many visitors ask at once; null where the page may not read it. */
function wave(retryAfter: string | null): Response {
  const body = { apiVersion: 1, error: { code: 'rate_limited', message: '' } };
  const headers: HeadersInit = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  return Response.json(body, { status: 429, headers });
}

describe('a feed that is asked to wait (LIM-10)', () => {
  let page: TestPage;
  let timers: LongTimers;
  let replies: Response[];
  let spoken: string[];
  let observer: MutationObserver;
  beforeEach(() => {
    page = new TestPage({ event: 'party' });
    page.reply = () => replies.shift() ?? answer(faq());
    timers = new LongTimers({ dates: true });
    spoken = [];
    observer = new MutationObserver(() => {
      const said = document.querySelector('[data-event-announcer]')?.textContent.trim();
      if (said && said !== spoken.at(-1)) spoken.push(said);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  afterEach(() => {
    observer.disconnect();
    timers.leave();
    page.leave();
  });

  const put = (content = '') => {
    const element = document.createElement('event-faq');
    element.textContent = content;
    document.body.append(element);
    return element;
  };
  const shows = (element: Element, words: string) =>
    until(() => showsText(element, words), `${words} in ${visibleText(element)}`);

  it('counts the seconds in its place, says them once, and shows the answer by itself', async () => {
    replies = [wave('12')];
    const element = put('Ask at the gate.');
    await shows(element, retryIn(12));
    expect(visibleText(element)).to.contain('Ask at the gate.');
    expect(element.matches(':state(error)')).to.equal(true);
    // A new live region is given a moment before its first words.
    await until(() => spoken.includes(retryIn(12)), 'the seconds are said');
    timers.pass(1);
    await shows(element, retryIn(11));
    timers.pass(10);
    await shows(element, retryIn(1));
    expect(page.requests).to.have.length(1);
    timers.pass(1);
    await shows(element, 'Where can I park?');
    expect(page.requests).to.have.length(2);
    expect(spoken.filter((words) => words.includes('seconds'))).to.deep.equal([retryIn(12)]);
  });

  it('waits a while where the page may not read for how long', async () => {
    replies = [wave(null)];
    const element = put();
    await shows(element, retryIn(5));
    timers.pass(5);
    await shows(element, 'Where can I park?');
  });

  it('leaves a wait of more than a minute to the visitor, and counts it too', async () => {
    replies = [wave('90')];
    const element = put();
    await shows(element, busy(90));
    timers.pass(30);
    await shows(element, busy(60));
    expect(page.requests).to.have.length(1);
    timers.pass(60);
    await shows(element, busy());
    const retry = element.shadowRoot!.querySelector<HTMLElement>('.notice button');
    retry!.click();
    await shows(element, 'Where can I park?');
  });

  it('does not ask again when it has left the page meanwhile', async () => {
    replies = [wave('12')];
    const element = put();
    await shows(element, retryIn(12));
    element.remove();
    await settled();
    timers.pass(60);
    expect(page.requests).to.have.length(1);
  });

  it('keeps what is on screen while a refresh waits', async () => {
    replies = [];
    const element = put();
    await shows(element, 'Where can I park?');
    replies = [wave('12')];
    element.dispatchEvent(new CustomEvent('event-refresh'));
    await until(() => page.requests.length === 2, 'asked again');
    expect(visibleText(element)).to.contain('Where can I park?');
    // The refusal may be read a little later: seconds go by until the feed asks again.
    await until(() => {
      timers.pass(1);
      return page.requests.length === 3;
    }, 'asked by itself');
    expect(element.matches(':state(ready)')).to.equal(true);
  });
});
