import { chromium, type Page } from 'playwright';
import { chromeFlags, findChrome } from '../.ci/browser.mjs';
import { serveStatic } from '../tools/site/static-server.js';

/**
 * `npm run bench`: what the loader's look at a change costs, in a small page and in a large one. The
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

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const pages = { '/small.html': document(small), '/large.html': document(large) };
const { server, port } = await serveStatic({ roots: ['dist'], port: 0, pages });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });

async function open(name: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/${name}.html`, { waitUntil: 'networkidle' });
  await changeOnce(page); // the first runs of any code are slow
  return page;
}

const [smallPage, largePage] = [await open('small'), await open('large')];
const took: { small: number[]; large: number[] } = { small: [], large: [] };
for (let round = 0; round < rounds; round++) {
  took.small.push(await changeOnce(smallPage));
  took.large.push(await changeOnce(largePage));
}
await browser.close();
server.close();

const [atSmall, atLarge] = [median(took.small), median(took.large)];
const ratio = atLarge / atSmall;
console.log(`| a change of the host page | ms | ratio | gate |
|---|---:|---:|---:|
| at ${small.toLocaleString('en-GB')} elements | ${atSmall.toFixed(4)} | 1 | |
| at ${large.toLocaleString('en-GB')} elements | ${atLarge.toFixed(4)} | ${ratio.toFixed(2)} | ${gate} |`);
if (!(ratio < gate)) {
  console.error('The loader looks at more than what has changed.');
  process.exitCode = 1;
}
