import '../../../components/event-lineup/event-lineup.js';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import {
  answer,
  announced,
  refusal,
  rests,
  unreachable,
  visibleText,
  type Reply,
} from '../page.js';
import { all, artist, LineupPage, profile, put, slot, words } from './feed.js';

const acts = Array.from({ length: 14 }, (_, index) => artist(`Act ${index + 1}`));

describe('<event-lineup> with offline: Keep on this phone', () => {
  let page: LineupPage;
  let reply: Reply;
  beforeEach(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    localStorage.clear();
    page = new LineupPage(
      acts.map((act, index) => slot([act], { startTime: `${10 + (index % 12)}:00` })),
    );
    page.profiles = acts.map((act) => profile(act));
    const lineupReply = page.reply;
    reply = (url, init) => {
      if (url.pathname.endsWith('/news'))
        return answer({ articles: [{ slug: 'gates', title: 'Gates' }] });
      if (/\/(faq|news\/gates)$/.test(url.pathname))
        return answer({ categories: [], title: 'Gates' });
      return lineupReply(url, init);
    };
    page.reply = reply;
  });
  afterEach(() => page.leave());

  const keptPaths = async (): Promise<string[]> => {
    const [name = ''] = (await caches.keys()).filter((one) => one.includes('answers'));
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname.replace('/v1/events/party', ''));
  };
  const buttons = (element: Element) => all(element, '.keep button');

  async function putWithKeep(): Promise<HTMLElement> {
    const element = await put({ offline: '' });
    await waitUntil(() => buttons(element).length > 0, 'the button');
    return element;
  }

  it('O1 is not offered where nothing is kept', async () => {
    const element = await put();
    await waitUntil(() => all(element, '.favourite').length > 0, 'the tools');
    expect(visibleText(element)).not.to.contain('Keep on this phone');
  });

  it('O11 fetches everything of the event, says since when, and takes it back', async () => {
    const element = await putWithKeep();
    const [button] = buttons(element);
    expect(words(button)).to.equal('Keep on this phone');
    button!.focus();
    button!.click();
    await waitUntil(() => announced().startsWith('On this phone since'), 'it is done');
    const paths = await keptPaths();
    expect(paths.filter((path) => path.startsWith('/artists/'))).to.have.length(14);
    expect(paths).to.include.members(['', '/lineup', '/faq', '/news', '/news/gates']);
    expect(words(buttons(element)[0])).to.equal('Remove');
    expect(element.shadowRoot!.activeElement === buttons(element)[0], 'the focus stays').to.equal(
      true,
    );
    await expectAccessible(element);
    buttons(element)[0]!.click();
    await waitUntil(
      () => words(buttons(element)[0]) === 'Keep on this phone',
      'it is offered again',
    );
    await waitUntil(async () => (await keptPaths()).length === 0, 'nothing is left');
  });

  it('O11 without a network it says how far it came, and goes on from there', async () => {
    const element = await putWithKeep();
    let left = 8;
    page.reply = (url, init) => (left-- > 0 ? reply(url, init) : unreachable(url, init));
    buttons(element)[0]!.click();
    await waitUntil(() => words(buttons(element)[0]) === 'Continue', 'it has stopped');
    expect(visibleText(element)).to.match(/\d+ of \d+ saved so far/);
    page.reply = reply;
    const before = page.requests.length;
    buttons(element)[0]!.click();
    await waitUntil(() => words(buttons(element)[0]) === 'Remove', 'it is done');
    expect(page.requests.length - before).to.be.lessThan(19);
  });

  it('O11 asks for nothing more once one answer has failed, until somebody goes on', async () => {
    const element = await putWithKeep();
    page.reply = (url, init) =>
      url.pathname.endsWith(`/artists/${acts[1]!.id}`) ? refusal('gone', 410) : reply(url, init);
    buttons(element)[0]!.click();
    await waitUntil(() => words(buttons(element)[0]) === 'Continue', 'it has stopped');
    await rests(element as EventLineup);
    expect((await keptPaths()).filter((path) => path.startsWith('/artists/')).length).to.be.below(
      13,
    );
    page.reply = reply;
    buttons(element)[0]!.click();
    await waitUntil(() => words(buttons(element)[0]) === 'Remove', 'it is done');
  });

  it('O11 with a quota of 1 MB it claims no more than what is kept', async () => {
    const put = Cache.prototype.put;
    let left = 1_000_000;
    Cache.prototype.put = async function (this: Cache, request, response) {
      const { size } = await response.clone().blob();
      left -= size;
      if (left < 0) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, request, response);
    };
    try {
      const long = 'la '.repeat(50_000);
      page.profiles = acts.map((act) => profile(act, { bioLong: long }));
      const element = await putWithKeep();
      buttons(element)[0]!.click();
      await waitUntil(() => words(buttons(element)[0]) === 'Continue', 'it has stopped');
      expect(visibleText(element)).to.match(/\d+ of \d+ saved so far/);
      expect(visibleText(element)).not.to.contain('On this phone since');
      expect((await keptPaths()).filter((path) => path.startsWith('/artists/'))).to.have.length(6);
    } finally {
      Cache.prototype.put = put;
    }
  });

  it('O11 asks for at most two answers at a time, and stops when it is cancelled', async () => {
    const element = await putWithKeep();
    const held: (() => void)[] = [];
    page.reply = async (url, init) => {
      if (url.pathname.includes('/artists/'))
        await new Promise<void>((release) => held.push(release));
      return reply(url, init);
    };
    buttons(element)[0]!.click();
    await waitUntil(() => words(buttons(element)[0]) === 'Cancel' && held.length > 1, 'it asks');
    await rests(element as EventLineup);
    expect(held).to.have.length(2);
    buttons(element)[0]!.click();
    for (const release of held) release();
    await waitUntil(() => words(buttons(element)[0]) === 'Continue', 'it has stopped');
    await rests(element as EventLineup);
    expect(held).to.have.length(2);
  });
});
