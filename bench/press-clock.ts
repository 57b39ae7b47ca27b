import type { CDPSession, Page } from 'playwright';

/** What one press cost, in milliseconds. */
export interface Press {
  /** To the next paint, as Event Timing has it: what Interaction to Next Paint counts. */
  readonly paint: number;
  /** To the paint after the last change: a press that answers late would look cheap by the first. */
  readonly settled: number;
  /** The longest task until then. */
  readonly task: number;
}

/** Nothing has changed for so long: the press is done. */
const quiet = 400;

/** Runs in the page, before anything else: notes presses, tasks and the paints after changes. */
function watch(selector: string, quietMilliseconds: number): void {
  const seen = { start: 0, paint: 0, settled: 0, task: 0, changed: 0 };
  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(0);
    });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
  observe(
    'event',
    (entry) => {
      const isOfPress = entry.startTime >= seen.start && /^(key|pointer|click)/.test(entry.name);
      if (isOfPress) seen.paint = Math.max(seen.paint, entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('longtask', (entry) => {
    if (entry.startTime + entry.duration > seen.start) {
      seen.task = Math.max(seen.task, entry.duration);
    }
  });
  const changes = new MutationObserver(() => {
    seen.changed = performance.now();
    afterPaint((now) => (seen.settled = now - seen.start));
  });
  let since = 0;
  const begin = (event: Event) => {
    if (!since) since = seen.start = event.timeStamp;
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, begin, true);
  const clock = {
    arm() {
      since = 0;
      Object.assign(seen, { start: performance.now(), paint: 0, settled: 0, task: 0, changed: 0 });
      const host = document.querySelector(selector)!;
      changes.observe(host.shadowRoot ?? host, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    },
    async read() {
      const isQuiet = () =>
        performance.now() - Math.max(seen.changed, seen.start) > quietMilliseconds;
      do await new Promise((wake) => setTimeout(wake, 100));
      while (!isQuiet());
      changes.disconnect();
      return { paint: seen.paint, settled: seen.settled, task: seen.task };
    },
  };
  Object.assign(globalThis, { pressClock: clock });
}

/** Measures presses in one page, whose processor is slowed for as long as each lasts. */
export class PressClock {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #slowdown: number;

  private constructor(page: Page, session: CDPSession, slowdown: number) {
    this.#page = page;
    this.#session = session;
    this.#slowdown = slowdown;
  }

  /** Before the page is opened. */
  static async for(page: Page, selector: string, slowdown: number): Promise<PressClock> {
    // tsx names every function through a helper that is not in the page.
    const helper = 'globalThis.__name = (named) => named;';
    const call = `(${watch.toString()})(${JSON.stringify(selector)}, ${quiet});`;
    await page.addInitScript({ content: helper + call });
    const session = await page.context().newCDPSession(page);
    return new PressClock(page, session, slowdown);
  }

  async time(press: () => Promise<unknown>): Promise<Press> {
    await this.#page.evaluate('pressClock.arm()');
    await this.#slow(this.#slowdown);
    await press();
    const took: Press = await this.#page.evaluate('pressClock.read()');
    await this.#slow(1);
    return took;
  }

  #slow = (rate: number) => this.#session.send('Emulation.setCPUThrottlingRate', { rate });
}
