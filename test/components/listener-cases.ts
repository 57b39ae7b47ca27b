import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { EventElement } from '../../components/internal/element.js';
import { testOfCore, type FeedCase } from './feed-case.js';
import { PageListeners } from './page-listeners.js';
import { answer, settled, TestPage } from './page.js';
import { atNight } from '../effort.js';

/** A page that an element has left is as it was: no listener of it stays on window or document. */
export function listenerCases(feed: FeedCase): void {
  const { tag, about = 'event', full, whole, start, listens } = feed;
  describe(`what <${tag}> leaves behind on the page`, () => {
    let page: TestPage;
    let listeners: PageListeners;
    beforeEach(() => {
      page = new TestPage({ [about]: 'party' });
      page.reply = () => answer((whole ?? full)());
      listeners = new PageListeners();
    });
    afterEach(() => {
      listeners.leave();
      sessionStorage.clear();
      page.leave();
    });

    const put = () => document.body.appendChild(document.createElement(tag) as EventElement);
    const hears = () => {
      const isHere = () => listens.every((name) => listeners.names.includes(name));
      return waitUntil(isHere, listens.join(), { timeout: 20_000 });
    };
    /** With all its parts, which listen too. */
    const stands = async (element: EventElement) => {
      await settled(element);
      start?.(element);
      await hears();
    };
    const nothingLeft = async () => {
      for (let frames = 0; frames < 10; frames += 1) await nextFrame();
      expect(listeners.names).to.deep.equal([]);
    };

    it('is no listener, after it stood there with all its parts', async () => {
      const element = put();
      await stands(element);
      element.remove();
      await nothingLeft();
    });

    atNight(it)('is no listener, after it was moved and taken out and put back', async () => {
      const element = put();
      await stands(element);
      document.body.prepend(element);
      element.remove();
      document.body.append(element);
      await stands(element);
      element.remove();
      await nothingLeft();
    });

    it('is no listener when it goes while its parts are on their way', async () => {
      for (const frames of [0, 1, 2, 4]) {
        const element = put();
        for (let passed = 0; passed < frames; passed += 1) await nextFrame();
        element.remove();
      }
      await nothingLeft();
    });

    testOfCore(feed)(
      'is what another one of them still needs, and nothing of that afterwards',
      async () => {
        const [first, second] = [put(), put()];
        await stands(first);
        await stands(second);
        first.remove();
        await nextFrame();
        await hears();
        second.remove();
        await nothingLeft();
      },
    );
  });
}
