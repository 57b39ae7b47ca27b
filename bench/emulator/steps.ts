import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromeFlags, findChrome } from '../../.ci/browser.mjs';
import { serveStatic } from '../../tools/site/static-server.js';

/**
 * `npm run bench:steps`: what a step of a purchase costs a page that runs on the emulator: bytes that
 * go into the browser's database, and processor time of the page's own thread. Needs a build.
 *
 *   npm run bench:steps -- --steps 40 --dist dist
 */
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '40' },
    dist: { type: 'string', default: 'dist' },
  },
});
const steps = Number(values.steps);

interface Kept {
  storage: { write(record: object): Promise<void> };
}
interface File {
  keepInPage(name: string): Promise<Kept>;
  createEmulator(options: object): {
    fetch: typeof fetch;
    shared: {
      state(): Promise<{ releases: { id: string; name: string }[] }>;
      clock(change: { advanceSeconds: number }): Promise<object>;
    };
  };
}

const { server, port } = await serveStatic({
  roots: [values.dist],
  port: 0,
  pages: { '/': '<!doctype html><title>A page</title>' },
});
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
const page = await browser.newPage();
await page.goto(`http://localhost:${port}/`);

/** Holds a ticket and lets the hold lapse, so many steps; answers how many bytes were written in each. */
const hold = (times: number) =>
  page.evaluate(async (count) => {
    const file = (await import(`${location.origin}/emulator.js`)) as File;
    const { storage, ...kept } = await file.keepInPage('bench');
    let bytes = 0;
    const counting = {
      ...storage,
      write(record: object) {
        bytes += JSON.stringify(record).length;
        return storage.write(record);
      },
    };
    const keep = { ...kept, storage: counting };
    const emulator = file.createEmulator({ assetsUrl: `${location.origin}/demo/`, keep });
    const { releases } = await emulator.shared.state();
    const release = releases.find(({ name }) => name === 'Weekend');
    const body = JSON.stringify({ items: [{ releaseId: release?.id, quantity: 1 }] });
    const headers = {
      'X-Service-Key': 'pk_live_meadowlark_demo',
      'Content-Type': 'application/json',
    };
    const address = 'https://emulator.invalid/v1/events/meadowlark-2027/tickets/reserve';
    const written: number[] = [];
    for (let step = 0; step < count; step += 1) {
      bytes = 0;
      if (step % 2 === 1) await emulator.shared.clock({ advanceSeconds: 901 });
      else {
        const { status } = await emulator.fetch(address, { method: 'POST', headers, body });
        if (status !== 200) throw new Error(`Refused with ${status}.`);
      }
      written.push(bytes);
    }
    return written;
  }, times);

const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
async function threadSeconds(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
}

const [first] = await hold(2);
const before = await threadSeconds();
await hold(2);
const begun = await threadSeconds();
const written = await hold(2 + steps);
const milliseconds = ((await threadSeconds()) - begun - (begun - before)) * 1000;
console.log(`bytes of the first step: ${first}; of step ${steps}: ${written.at(-1)}`);
console.log(`ms of the page's thread a step: ${(milliseconds / steps).toFixed(2)}`);
await browser.close();
server.close().closeAllConnections();
