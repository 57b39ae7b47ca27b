import { expect, waitUntil } from '@open-wc/testing';
import type { ContentType } from '../../src/contract/events.js';
import type { EndpointName } from '../../src/contract/endpoints.js';
import { operationAt } from '../conformance/judged.js';
import { testOfCore, type FeedCase } from './feed-case.js';
import { LongTimers, until } from './long-timers.js';
import { answer, baseUrl, make, refusal, settled, TestPage } from './page.js';
import { atNight } from '../effort.js';

/** The kind of content that each feed of an event is made of; sales and messages are none. spec L293 */
const kindOf: Partial<Record<EndpointName, ContentType>> = {
  getEvent: 'event',
  getLineup: 'lineup',
  getFaq: 'faq',
  listNews: 'news',
  getForm: 'forms',
  getPrelaunch: 'prelaunch',
  getGallery: 'gallery',
};

/** What an element owes a page that says `data-live`. */
export function liveCases(feed: FeedCase): void {
  const { tag, about = 'event', path, full } = feed;
  const operation = operationAt({ method: 'GET', url: baseUrl + path });
  const kind = operation && kindOf[operation];
  describe(`<${tag}> on a live page`, () => {
    let page: TestPage;
    let versions: Record<string, string> | undefined;
    let version: () => Response;
    beforeEach(() => {
      page = new TestPage({ [about]: 'party', event: 'party', live: '' });
      versions = { lineup: '1', faq: '1' };
      if (kind) versions[kind] = '1';
      version = () => answer({ version: JSON.stringify(versions), contentVersions: versions });
      const data = full();
      page.reply = ({ pathname }) =>
        pathname === '/v1/events/party/version' ? version() : answer(data);
    });
    afterEach(() => {
      page.leave();
      sessionStorage.clear();
    });

    const put = async (attributes: Record<string, string> = {}) => {
      const element = make(tag, attributes);
      document.body.append(element);
      await settled(element);
      return element;
    };
    const asked = (pathname: string) =>
      page.requests.filter(({ url }) => url.pathname === pathname).length;
    const reads = () => asked(path);
    const polls = () => asked('/v1/events/party/version');
    const untilPolled = async (times: number) => {
      await waitUntil(() => polls() === times, `${polls()} of ${times} polls`);
      await new Promise((resolve) => setTimeout(resolve)); // the answer is read
    };

    it('V1 asks for the version once a page, and for its feed only when that has changed (EVT-10)', async () => {
      if (!kind) return;
      await put();
      await put();
      await untilPolled(1);
      page.comeBackAfter(90);
      await untilPolled(2);
      expect(reads(), 'nothing has changed').to.equal(1);
      versions = { ...versions, gallery: '2', faq: '2', lineup: '2', [kind]: '1' };
      page.comeBackAfter(90);
      await untilPolled(3);
      expect(reads(), 'something else has changed').to.equal(1);
      versions = { ...versions, [kind]: '2' };
      page.comeBackAfter(90);
      await waitUntil(() => reads() === 2, 'its feed is asked for');
      await untilPolled(4);
      expect(reads()).to.equal(2);
      // It was the same: a cache on the way may have it from before.
      for (const [times, polled] of [3, 4, 4].map((count, index) => [count, index + 5] as const)) {
        page.comeBackAfter(90);
        await untilPolled(polled);
        await waitUntil(() => reads() === times, `${times} readings`);
      }
    });

    atNight(it)(
      'V1 asks for what is no content by its age, whatever the version says (EVT-10)',
      async () => {
        if (operation !== 'getTickets' && operation !== 'listBroadcasts') return;
        const timers = new LongTimers({ dates: true });
        try {
          document.body.append(document.createElement(tag));
          await until(() => reads() === 1, 'the first reading');
          let seconds = 0;
          await until(() => {
            timers.pass(6);
            seconds += 6;
            return reads() === 4;
          }, 'three more readings');
          expect(seconds, 'a minute between readings').to.be.at.least(120);
          expect(polls(), 'no version has a say').to.equal(0);
        } finally {
          timers.leave();
        }
      },
    );

    testOfCore(feed)(
      'V3 falls back to the age of its feed where a service has no versions, and says nothing',
      async () => {
        version = () => refusal('not_found', 404);
        const timers = new LongTimers({ dates: true });
        try {
          const element = document.createElement(tag);
          document.body.append(element);
          await until(() => reads() === 1 && (!kind || polls() === 1), 'a reading');
          await until(() => {
            timers.pass(6);
            return reads() === 2;
          }, 'asked for again');
          expect(polls(), 'a service that has none is not asked again').to.equal(kind ? 1 : 0);
          expect(element.matches(':state(ready)')).to.equal(true);
          expect(page.said).to.deep.equal([]);
        } finally {
          timers.leave();
        }
      },
    );

    atNight(it)(
      'V1 is live where the element alone says so, and not where it says no',
      async () => {
        if (!kind) return;
        Reflect.deleteProperty(page.settings, 'live');
        const readsAgain = async () => {
          const before = reads();
          page.comeBackAfter(90);
          await waitUntil(() => reads() === before + 1, 'read again for being old');
        };
        const first = await put();
        await readsAgain();
        expect(polls()).to.equal(0);
        first.remove();
        const element = await put({ live: '' });
        await untilPolled(1);
        element.remove();
        page.settings.live = true;
        await put({ live: 'false' });
        await readsAgain();
        expect(polls()).to.equal(1);
      },
    );
  });
}
