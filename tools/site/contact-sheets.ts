import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page, type Route } from 'playwright';
import { chromeFlags, findChrome } from '../../.ci/browser.mjs';
import { drawSheets } from './sheets/draw-sheets.js';
import { dress, looksOf, lookName, type Look } from './sheets/looks.js';
import { pictureOf } from './sheets/picture.js';
import { serveStatic } from './static-server.js';

/**
 * `npm run sheets -- event-news`: every state of an element on one picture for each host page, colour
 * scheme and width, to be looked at before a release. The states are its stories, so Storybook has to
 * be built. Several elements may be named; without a name all are taken.
 *
 *     npm run sheets -- event-lineup --story artist --story plan --locale ar --locale ja
 *     npm run sheets -- event-tickets/order --host dark --width 320 --scheme dark
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    story: { type: 'string', multiple: true },
  },
});

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const folder = 'test-results/sheets';
const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Story>;
};
const isWanted = ({ id, title, type }: Story): boolean =>
  type === 'story' &&
  (positionals.length === 0 || positionals.includes(title)) &&
  (values.story?.some((part) => id.split('--')[1]?.includes(part)) ?? true);
const stories = Object.values(entries).filter(isWanted);
const titles = new Set(stories.map(({ title }) => title));
const looks = looksOf(values);

const site = await serveStatic({ roots: ['storybook-static', 'public', 'dist'], port: 0 });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
mkdirSync(folder, { recursive: true });
for (const locale of values.locale ?? [undefined])
  for (const title of titles) await judge(title, locale);
await browser.close();
site.server.close();

/** A story is played once, and then looked at in every look. */
async function judge(title: string, locale: string | undefined): Promise<void> {
  const figures = new Map<Look, string[]>(looks.map((look) => [look, []]));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('**/site.css', waitForFaces);
  for (const story of stories.filter((one) => one.title === title)) {
    await open(page, story, locale);
    for (const [look, taken] of figures) {
      await dress(page, look);
      taken.push(await pictureOf(page, look.width, story.name));
    }
  }
  await page.close();
  for (const [look, taken] of figures) {
    const path = [folder, [title.replace('/', '-'), lookName(look), locale ?? []].flat().join('-')];
    for (const drawn of await drawSheets(browser, taken, look.width, path.join('/')))
      console.log(drawn);
  }
}

/** A visitor has the faces of the demo site from the second page on; a picture has them at once. */
async function waitForFaces(route: Route): Promise<void> {
  const response = await route.fetch({ maxRetries: 3 }); // a connection that waited may be closed
  const body = (await response.text()).replaceAll('font-display: optional', 'font-display: block');
  await route.fulfill({ response, body });
}

async function open(page: Page, { id }: Story, locale: string | undefined): Promise<void> {
  const args = locale ? `&args=locale:${locale}` : '';
  await page.goto(`http://localhost:${String(site.port)}/iframe.html?id=${id}${args}`);
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isAtRest, undefined, { polling: 100 });
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/**
 * In the page. A story that plays goes on after the network was quiet, and what a first paint does
 * not need is asked for once the browser is idle.
 */
async function isAtRest(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  const { phase } = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  const isPlayed = phase === 'finished' || phase === 'errored';
  return isPlayed && performance.now() - Math.max(...ends) > 1500;
}
