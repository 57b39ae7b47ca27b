import { mkdirSync, readFileSync } from 'node:fs';
import { chromium, type BrowserContext } from 'playwright';
import { chromeFlags, findChrome } from '../../.ci/browser.mjs';
import { elements } from '../../components/elements.js';
import { writeFormatted } from '../format-text.js';
import { serveStatic } from './static-server.js';

/**
 * `npm run pictures`: one of each widget for the README, in docs/widgets, from the built script in the
 * faces and colours of the demo site. `npm run pictures -- event-faq`: only of these.
 */
const attributes: Partial<Record<keyof typeof elements, string>> = {
  'event-lineup': 'view="poster"',
  'event-prelaunch': 'event="prelude-2028" service-key="pk_live_foghorn_demo"',
  'event-signup-form': 'form="meadowlark-newsletter"',
  'merch-preview': 'form="meadowlark-merch"',
  'organiser-events': 'organiser="foghorn" service-key="pk_live_foghorn_demo"',
};

/** A quarter of a page, as small as it can still be told apart. */
const view = { width: 720, height: 480 };
const quality = 60;

const site = await serveStatic({ roots: ['public', 'dist'], port: 0 });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
const context = await browser.newContext({
  viewport: view,
  deviceScaleFactor: 0.5,
  reducedMotion: 'reduce',
});
mkdirSync('docs/widgets', { recursive: true });
const named = process.argv.slice(2);
for (const tag of Object.keys(elements) as (keyof typeof elements)[])
  if (named.length === 0 || named.includes(tag)) {
    await take(context, tag);
    await showInReadme(tag);
  }
await browser.close();
site.server.close();

async function take(from: BrowserContext, tag: keyof typeof elements): Promise<void> {
  const page = await from.newPage();
  await page.route('**/widget.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(tag) }),
  );
  await page.goto(`http://localhost:${site.port}/widget.html`);
  await page.reload(); // the faces of the site are shown where they are in the cache
  if (tag === 'ambassador-rewards')
    await page.locator(tag).evaluate((it) => Object.assign(it, { deviceToken: 'device_demo_ada' }));
  await page.locator(`${tag}:state(ready)`).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `docs/widgets/${tag}.jpg`, type: 'jpeg', quality });
  await page.close();
  console.log(`wrote docs/widgets/${tag}.jpg`);
}

/** In the row of the element, which has no picture while it is new. */
async function showInReadme(tag: string): Promise<void> {
  const before = readFileSync('README.md', 'utf8');
  const picture = `<img src="docs/widgets/${tag}.jpg" width="180" alt="">`;
  const empty = new RegExp(`^\\|\\s*\\| (?=\\[\`<${tag}>\`\\])`, 'm');
  await writeFormatted('README.md', before.replace(empty, `| ${picture} | `));
}

function pageOf(tag: keyof typeof elements): string {
  return `<!doctype html><html lang="en-GB"><link rel="stylesheet" href="site.css">
    <style>body { padding: 24px } event-lineup { margin-top: -120px }</style>
    <script async src="bandstand.js" data-base-url="emulator:" data-event="meadowlark-2027"
      data-service-key="pk_live_meadowlark_demo"></script>
    <${tag} ${attributes[tag] ?? ''}></${tag}>`;
}
