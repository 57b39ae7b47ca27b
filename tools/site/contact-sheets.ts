import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { chromeFlags, findChrome } from '../../.ci/browser.mjs';
import { serveStatic } from './static-server.js';

/**
 * `npm run sheets -- event-news`: every state of an element on one picture for each host page, colour
 * scheme and width, to be looked at before a release. The states are its stories, so Storybook has to
 * be built. Several elements may be named; without a name all are taken.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    locale: { type: 'string' },
    story: { type: 'string' },
  },
});

/** Host pages are told apart by their style sheet: of the demo site, of a page without one, at night. */
const hosts = values.host ?? ['site', 'plain', 'dark'];
const widths = (values.width ?? ['320', '360', '768', '1280']).map(Number);
const folder = 'test-results/sheets';

/** How wide a picture of the page stands on the sheet, and how many share one: it is read as a whole. */
const drawnAs = (width: number): { drawnWidth: number; atMost: number } =>
  width < 600
    ? { drawnWidth: 240, atMost: 12 }
    : { drawnWidth: width < 1000 ? 366 : 492, atMost: 8 };
/** On the sheet. What lies deeper says nothing new. */
const tallest = 700;

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

interface Look {
  readonly host: string;
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Story>;
};
const stories = Object.values(entries).filter(
  ({ id, type }) => type === 'story' && (!values.story || id.includes(values.story)),
);
const titles = [...new Set(stories.map(({ title }) => title))].filter(
  (title) => positionals.length === 0 || positionals.includes(title),
);
const looks: Look[] = hosts.flatMap((host) =>
  // A page that is always dark looks the same to everybody.
  schemesOn(host).flatMap((scheme) => widths.map((width) => ({ host, scheme, width }))),
);

const site = await serveStatic({ roots: ['storybook-static', 'public', 'dist'], port: 0 });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
mkdirSync(folder, { recursive: true });
for (const title of titles) for (const look of looks) await drawSheet(browser, title, look);
await browser.close();
site.server.close();

function schemesOn(host: string): Look['scheme'][] {
  const possible: Look['scheme'][] = host === 'dark' ? ['dark'] : ['light', 'dark'];
  return possible.filter((scheme) => values.scheme?.includes(scheme) ?? true);
}

async function drawSheet(from: Browser, title: string, look: Look): Promise<void> {
  const { host, scheme, width } = look;
  const context = await from.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const pictures: string[] = [];
  for (const story of stories.filter((one) => one.title === title))
    pictures.push(await takePicture(page, story, look));
  await context.close();
  const { atMost } = drawnAs(width);
  const name = [title, host, scheme, width, values.locale ?? []].flat().join('-');
  for (let start = 0; start < pictures.length; start += atMost) {
    const path = `${folder}/${name}${start > 0 ? `-${String(start / atMost + 1)}` : ''}.png`;
    await compose(from, pictures.slice(start, start + atMost), path);
    console.log(path);
  }
}

async function takePicture(page: Page, { id, name }: Story, look: Look): Promise<string> {
  const args = values.locale ? `&args=locale:${values.locale}` : '';
  await page.goto(`http://localhost:${String(site.port)}/iframe.html?id=${id}${args}`);
  await page.addStyleTag({ url: `/${look.host}.css` });
  // What Storybook says of a play function that knows English only is no look of the element.
  await page.addStyleTag({ content: '.sb-wrapper { display: none !important }' });
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.body.scrollHeight);
  const { drawnWidth } = drawnAs(look.width);
  const deepest = Math.round((tallest * look.width) / drawnWidth);
  const clip = { x: 0, y: 0, width: look.width, height: Math.min(Math.max(height, 80), deepest) };
  const picture = (await page.screenshot({ clip, fullPage: true })).toString('base64');
  return `<figure style="width: ${String(drawnWidth)}px"><figcaption>${name}</figcaption>
    <img src="data:image/png;base64,${picture}"></figure>`;
}

async function compose(from: Browser, figures: string[], path: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1560, height: 900 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 16px; background: #888; font: 14px sans-serif; }
    body { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
    figure { margin: 0; }
    img { width: 100%; }
  </style>${figures.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
