import { expect } from '@open-wc/testing';
import { browserWake } from '../../src/cache/wake.js';

/** Lets the page look hidden or offline for one test. */
function pretend(target: Document | Navigator, property: string, value: unknown): void {
  Object.defineProperty(target, property, { configurable: true, value });
}

describe('the page as it wakes the cache', () => {
  let woken: number;
  let stop: () => void;

  beforeEach(() => {
    woken = 0;
    pretend(document, 'visibilityState', 'visible');
    stop = browserWake(() => (woken += 1));
  });

  afterEach(() => {
    stop();
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'onLine');
  });

  const restored = (persisted: boolean) => new PageTransitionEvent('pageshow', { persisted });

  it('wakes on focus, on becoming visible, on coming online, and out of the page cache (TIX-28)', () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(restored(true));
    expect(woken).to.equal(4);
  });

  it('takes the first show of a page for no return', () => {
    window.dispatchEvent(restored(false));
    expect(woken).to.equal(0);
  });

  it('sleeps while the page is hidden', () => {
    pretend(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(woken).to.equal(0);
  });

  it('sleeps while the page is offline', () => {
    pretend(navigator, 'onLine', false);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(restored(true));
    expect(woken).to.equal(0);
  });

  it('listens to nothing after it was stopped', () => {
    stop();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(woken).to.equal(0);
  });
});
