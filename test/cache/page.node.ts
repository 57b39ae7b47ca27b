import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { expect } from 'chai';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';
import { Poll } from '../../src/cache/poll.js';
import { browserWake } from '../../src/cache/wake.js';

/** What the cache sees of a page, in Node. */
class Page {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly navigator = { onLine: true };
  readonly listening: string[] = [];
  readonly errors: unknown[] = [];
  readonly #before = new Map<string, PropertyDescriptor | undefined>();

  constructor() {
    const reportError = (error: unknown) => this.errors.push(error);
    const { window, document, navigator } = this;
    for (const [name, value] of Object.entries({ window, document, navigator, reportError })) {
      this.#before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { configurable: true, value });
    }
    for (const target of [window, document]) this.#count(target);
  }

  #count(target: EventTarget): void {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: EventListener) => {
      this.listening.push(type);
      addEventListener.call(target, type, listener);
    };
    target.removeEventListener = (type: string, listener: EventListener) => {
      this.listening.splice(this.listening.indexOf(type), 1);
      removeEventListener.call(target, type, listener);
    };
  }

  leave(): void {
    for (const [name, own] of this.#before)
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
  }

  happens(type: string, more: object = {}): void {
    const target = type === 'visibilitychange' ? this.document : this.window;
    target.dispatchEvent(Object.assign(new Event(type), more));
  }
}

// All tests in Node share a process: none but these may see a page.
describe('on a page', () => {
  let page: Page;
  beforeEach(() => (page = new Page()));
  afterEach(() => page.leave());

  describe('the page as it wakes the cache', () => {
    let woken: number;
    let stop: () => void;
    beforeEach(() => {
      woken = 0;
      stop = browserWake(() => (woken += 1));
    });
    afterEach(() => stop());

    it('wakes on focus, on becoming visible, on coming online, and out of the page cache (TIX-28)', () => {
      page.happens('focus');
      page.happens('visibilitychange');
      page.happens('online');
      page.happens('pageshow', { persisted: true });
      expect(woken).to.equal(4);
    });

    it('takes the first show of a page for no return', () => {
      page.happens('pageshow', { persisted: false });
      expect(woken).to.equal(0);
    });

    it('sleeps while the page is hidden, and while it is offline', () => {
      page.document.visibilityState = 'hidden';
      page.happens('visibilitychange');
      page.happens('online');
      page.document.visibilityState = 'visible';
      page.navigator.onLine = false;
      page.happens('focus');
      page.happens('pageshow', { persisted: true });
      expect(woken).to.equal(0);
    });

    it('listens to nothing after it was stopped', () => {
      expect(page.listening).to.have.length(4);
      stop();
      expect(page.listening).to.deep.equal([]);
      page.happens('focus');
      expect(woken).to.equal(0);
      stop = () => undefined;
    });
  });

  describe('listeners of the page', () => {
    it('are one of the browser’s for all, which goes with the last', () => {
      const heard: string[] = [];
      const runs = ['one', 'other'].map((name) => () => void heard.push(name));
      for (const run of runs) addPageListener('resize', run);
      page.happens('resize');
      expect(page.listening).to.deep.equal(['resize']);
      expect(heard).to.deep.equal(['one', 'other']);
      for (const run of runs) removePageListener('resize', run);
      expect(page.listening).to.deep.equal([]);
      expect(() => removePageListener('never', () => undefined)).not.to.throw();
    });

    it('are called although another throws, and not once they have been removed', () => {
      const heard: string[] = [];
      const last = () => void heard.push('last');
      const removed = () => void heard.push('removed');
      const error = new Error('one of a page');
      const thrower = () => {
        removePageListener('resize', removed);
        throw error;
      };
      for (const run of [thrower, removed, last]) addPageListener('resize', run);
      page.happens('resize');
      for (const run of [thrower, last]) removePageListener('resize', run);
      expect(heard).to.deep.equal(['last']);
      expect(page.errors).to.deep.equal([error]);
    });
  });

  describe('a poll of a page', () => {
    let asked: number;
    let leave: () => void;
    beforeEach(() => {
      asked = 0;
      mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
      const ask = () => Promise.resolve((asked += 1));
      const poll = new Poll({ ask, everySeconds: 60, atOnce: true, waitAfter: () => undefined });
      leave = poll.subscribe(() => undefined);
    });
    afterEach(() => {
      leave();
      mock.timers.reset();
    });
    const pass = async (seconds: number) => {
      await Promise.resolve().then(() => Promise.resolve());
      mock.timers.tick(seconds * 1000);
    };

    it('A2 asks at once and after about a minute, and on a return that is not too soon', async () => {
      expect(asked).to.equal(1);
      await pass(9);
      page.happens('focus');
      expect(asked).to.equal(1);
      await pass(53);
      expect(asked).to.equal(1);
      await pass(13);
      expect(asked).to.equal(2);
      await pass(10);
      page.happens('focus');
      expect(asked).to.equal(3);
    });

    it('A2 asks nothing while it is hidden or offline, nor once it is left', async () => {
      page.document.visibilityState = 'hidden';
      await pass(67);
      page.document.visibilityState = 'visible';
      page.navigator.onLine = false;
      page.happens('focus');
      await pass(67);
      expect(asked).to.equal(1);
      page.navigator.onLine = true;
      page.happens('online');
      expect(asked).to.equal(2);
      await pass(0);
      leave();
      await pass(67);
      expect(asked).to.equal(2);
      expect(page.listening).to.deep.equal([]);
    });
  });
});
