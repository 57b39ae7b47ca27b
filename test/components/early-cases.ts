import { expect, waitUntil } from '@open-wc/testing';
import type { EventElement } from '../../components/internal/element.js';
import { pageRecord, type EarlyRequest } from '../../src/embed/page.js';
import { testOfCore, type FeedCase } from './feed-case.js';
import { howAsked } from './how-asked.js';
import { answer, held, holdTimers, refusal, serviceKey, showsText, TestPage } from './page.js';

/** What a widget owes the answer that the loader has asked for while its code was on its way. */
export function earlyCases(feed: FeedCase): void {
  const { tag, about = 'event', path, full, shows } = feed;
  const itOfCore = testOfCore(feed);
  const { address, isEarly } = howAsked(path);
  describe(`<${tag}> and the answer that the loader has asked for`, () => {
    let page: TestPage;
    beforeEach(() => {
      page = new TestPage({ [about]: 'party' });
      page.reply = () => answer(full());
    });
    afterEach(() => page.leave());

    const put = () => document.body.appendChild(document.createElement(tag) as EventElement);
    const ready = async () => {
      const element = put();
      await waitUntil(() => showsText(element, shows), shows);
      return element;
    };
    const ask = (response: Promise<Response>, rest: Partial<EarlyRequest> = {}) =>
      pageRecord().early.set(address, { subject: 'party', serviceKey, response, ...rest });

    itOfCore('takes it, and only once', async () => {
      if (!isEarly) return;
      ask(Promise.resolve(answer(full())));
      await ready();
      await waitUntil(() => pageRecord().early.size === 0, 'the client takes it over');
      expect(page.feedRequests).to.have.length(0);
    });

    itOfCore('asks anew where it is an hour old, and shows it until then', async () => {
      if (!isEarly) return;
      ask(Promise.resolve(answer(full())), { at: Date.now() - 3_600_000 });
      const { reply, release } = held();
      page.reply = reply;
      const element = await ready();
      await waitUntil(() => page.feedRequests.length === 1, 'the client asks');
      expect(showsText(element, shows), 'what was shown first').to.equal(true);
      release(answer(full()));
      await waitUntil(() => element.matches(':state(ready)'), 'it is ready');
      expect(page.feedRequests).to.have.length(1);
    });

    itOfCore('fetches nothing to say that it loads while it is on its way', async () => {
      if (!isEarly) return;
      ask(new Promise<Response>(() => undefined));
      const patience = holdTimers(150);
      await put().updateComplete;
      expect(patience.left(), 'about to announce that it loads').to.equal(0);
      patience.release();
    });

    itOfCore('leaves it alone where it was asked for with another key', async () => {
      ask(Promise.resolve(refusal('unauthorized', 401)), { serviceKey: 'pk_live_other' });
      await ready();
      expect(page.feedRequests).to.have.length(1);
    });
  });
}
