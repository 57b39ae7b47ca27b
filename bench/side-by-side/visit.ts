import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { chromeFlags, findWholeChrome } from '../../.ci/browser.mjs';

/** Runs in the page, before all else: when the first row has been painted, the longest task, and what has moved. */
function watchPage(isShown: () => boolean): void {
  const seen = { row: 0, shift: 0, task: 0 };
  const look = () => {
    if (!isShown()) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (seen.row = performance.now());
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, { benchSeen: seen });
}

// tsx names every function through a helper that is not in the page.
const helper = 'globalThis.__name = (named) => named;';

export interface Visit {
  readonly page: Page;
  /** Milliseconds from the beginning of the page until its first row was painted. */
  readonly firstRow: () => Promise<number>;
  /** Milliseconds of the longest task so far; 0 if none took 50. */
  readonly task: () => Promise<number>;
  /** All layout shift of the page, inside of elements as well. */
  readonly shift: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface Visitor {
  readonly slowdown: number;
  readonly width: number;
  readonly height?: number;
  /** As in `Contender`. */
  readonly shown: string;
}

/**
 * A visitor who has never been here: a browser of its own, since one that is incognito opens no
 * connection ahead, and one that has been here before keeps them open.
 */
export async function beginVisit({
  slowdown,
  width,
  height = 800,
  shown,
}: Visitor): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-visit-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromeOnce(),
    args: [...chromeFlags, '--ignore-certificate-errors'],
    viewport: { width, height },
  });
  const [page = await context.newPage()] = context.pages();
  await page.addInitScript({
    content: `${helper}(${watchPage.toString()})(() => Boolean(${shown}));`,
  });
  await slowDown(page, slowdown);
  return {
    page,
    async firstRow() {
      await page.waitForFunction('benchSeen.row > 0', undefined, { polling: 50, timeout: 60_000 });
      return page.evaluate<number>('benchSeen.row');
    },
    task: () => page.evaluate<number>('benchSeen.task'),
    shift: () => page.evaluate<number>('benchSeen.shift'),
    async close() {
      await leave(context);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const leave = (context: BrowserContext): Promise<void> => context.close().catch(() => undefined);

let chrome: string | undefined;
const findChromeOnce = (): string => (chrome ??= findWholeChrome());

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export interface Weight {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** After all that can be thrown away has been. */
export async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heapBytes: usedSize, listeners: jsEventListeners, nodes };
}
