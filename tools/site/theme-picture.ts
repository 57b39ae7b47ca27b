import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { chromeFlags, findChrome } from '../../.ci/browser.mjs';
import { serveStatic } from './static-server.js';

/**
 * `npx tsx tools/site/theme-picture.ts`: takes docs/theming.jpg from a build, the looks of
 * docs/theming.md side by side. What the picture shows is what stands there.
 */
const guide = readFileSync('docs/theming.md', 'utf8').split('\n## ')[1] ?? '';
const looks = [...guide.matchAll(/```css\n(.*?)```/gs)].map(([, css = '']) => css);
const pages = Object.fromEntries(looks.map((css, index) => [`/look-${index}.html`, pageOf(css)]));

function pageOf(css: string): string {
  return `<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width">
    <title>A look</title><style>
      body { margin: 0; padding: 24px; display: grid; gap: 24px; font-size: 16px; }
      ${css}
    </style><event-card></event-card><event-tickets></event-tickets>
    <script src="/bandstand.js" data-base-url="emulator:"></script>`;
}

const site = await serveStatic({ roots: ['public', 'dist'], port: 0, pages });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
const pictures: string[] = [];
for (const path of Object.keys(pages)) pictures.push(await taken(browser, path));
await composed(browser, pictures);
await browser.close();
site.server.close();

async function taken(from: Browser, path: string): Promise<string> {
  const page = await from.newPage({ viewport: { width: 400, height: 1180 } });
  await page.goto(`http://localhost:${site.port}${path}`);
  for (const tag of ['event-card', 'event-tickets'])
    await page.locator(`${tag}:state(ready)`).waitFor();
  await page.getByRole('button', { name: 'Add one Weekend' }).first().click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  const picture = (await page.screenshot()).toString('base64');
  await page.close();
  return `<img width="400" height="1180" src="data:image/png;base64,${picture}">`;
}

async function composed(from: Browser, images: string[]): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1720, height: 1240 } });
  await page.setContent(`<style>body { margin: 0 }
    main { display: flex; gap: 24px; padding: 24px; background: #d9d4c7; width: 1672px }
    img { border-radius: 12px }</style><main>${images.join('')}</main>`);
  await page.locator('main').screenshot({ path: 'docs/theming.jpg', type: 'jpeg', quality: 72 });
}
