import { chromium, type Browser, type Page } from 'playwright';
import { chromeFlags, findChrome } from '../.ci/browser.mjs';
import { serveStatic } from '../tools/site/static-server.js';
import { median, type Table } from './statistics.js';

/**
 * What the loader's look at a change costs, in a small page and in a large one. The
 * two take turns in one browser, so that a busy machine slows both. Needs a build.
 */
const small = 1_500;
const large = 60_000;
const rounds = 9;
/** A look at all of the page would make it forty. */
const gate = 2;

const paragraphs = (count: number) => '<p>host</p>'.repeat(count);
const document = (count: number) => `<!doctype html><title>host</title>
<script async src="/bandstand.js" data-base-url="/nowhere" data-event="party"></script>
<main></main><div>${paragraphs(count)}</div>`;

/** Milliseconds for one change: what the page does by itself, and what the loader adds to it. */
const changeOnce = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const changes = 100;
    const main = globalThis.document.querySelector('main')!;
    const start = performance.now();
    for (let change = 0; change < changes; change++) {
      const section = globalThis.document.createElement('section');
      section.append(...[1, 2, 3].map(() => globalThis.document.createElement('p')));
      main.replaceChildren(section);
      await Promise.resolve(); // the loader hears of a change when the task comes to rest
    }
    return (performance.now() - start) / changes;
  });

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await changeOnce(page); // the first runs of any code are slow
  return page;
}

/** @throws {Error} where the loader looks at more than what has changed */
export async function measureScan(): Promise<Table> {
  const pages = { '/small.html': document(small), '/large.html': document(large) };
  const { server, port } = await serveStatic({ roots: ['dist'], port: 0, pages });
  const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  const smallPage = await open(browser, `http://localhost:${port}/small.html`);
  const largePage = await open(browser, `http://localhost:${port}/large.html`);
  const took = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    took.small.push(await changeOnce(smallPage));
    took.large.push(await changeOnce(largePage));
  }
  await browser.close();
  server.close();
  return tableOf(median(took.small), median(took.large));
}

function tableOf(atSmall: number, atLarge: number): Table {
  const ratio = atLarge / atSmall;
  if (!(ratio < gate)) throw new Error(`The loader looks at more than what has changed: ${ratio}`);
  const size = (elements: number) => `at ${elements.toLocaleString('en-GB')} elements`;
  return {
    name: 'scan',
    caption: `What a change of the host page costs with the loader, the middle of ${rounds}; at ${gate} times the bench fails:`,
    head: ['a change of the host page', 'ms', 'ratio'],
    rows: [
      [size(small), atSmall.toFixed(4), '1'],
      [size(large), atLarge.toFixed(4), ratio.toFixed(2)],
    ],
  };
}
