import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { chromeFlags, findChrome } from '../../.ci/browser.mjs';
import { serveStatic } from './static-server.js';

/**
 * `npx tsx tools/site/site-picture.ts`: takes docs/site.png for the README from the built demo site: four of
 * its pages side by side on one ground.
 */
interface Shot {
  path: string;
  /** Scrolled to the top. */
  selector: string;
  width: number;
  height: number;
  dark?: boolean;
}

const shots: Shot[] = [
  { path: 'index.html', selector: 'body', width: 1120, height: 760 },
  { path: 'index.html', selector: '#tickets', width: 390, height: 760 },
  { path: 'merch.html', selector: '#stall', width: 1120, height: 620 },
  { path: 'join.html', selector: '#letter', width: 390, height: 620, dark: true },
];

const site = await serveStatic({ roots: ['public', 'dist'], port: 0 });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
const pictures: string[] = [];
for (const shot of shots) pictures.push(await taken(browser, shot));
await composed(browser, pictures);
await browser.close();
site.server.close();

async function taken(from: Browser, shot: Shot): Promise<string> {
  const { path, selector, width, height, dark } = shot;
  const context = await from.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${site.port}/${path}`);
  await page.waitForLoadState('networkidle');
  await page.locator(':state(ready)').first().waitFor();
  await page.locator(selector).evaluate((node) => node.scrollIntoView({ block: 'start' }));
  await page.waitForLoadState('networkidle');
  const picture = (await page.screenshot()).toString('base64');
  await context.close();
  return `<img width="${width}" height="${height}" src="data:image/png;base64,${picture}">`;
}

async function composed(from: Browser, images: string[]): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1600, height: 1500 } });
  await page.setContent(`<style>
    body { margin: 0; background: #17332f; }
    main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px; width: 1534px; }
    img { border-radius: 14px; }
  </style><main>${images.join('')}</main>`);
  mkdirSync('docs', { recursive: true });
  await page.locator('main').screenshot({ path: 'docs/site.png' });
}
