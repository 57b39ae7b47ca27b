import { expect, test, type Page } from '@playwright/test';
import { elements } from '../../components/elements.js';
import { atNight, chooseKinds, chooseSome } from '../effort.js';
import { obstacles } from './axe.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { pages } from './demo-site.js';

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'";

const tag = (event: string, baseUrl = 'emulator:') =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Any page</title>
   <meta name="viewport" content="width=device-width"></head>
   <body><h1>Any page</h1><event-lineup></event-lineup><event-faq></event-faq>
   <script async src="/bandstand.js" data-base-url="${baseUrl}" data-event="${event}"
   data-service-key="pk_live_foghorn_demo"></script></body></html>`;

/** Everything that must not happen while a page comes up. */
async function openAt(page: Page, address: string): Promise<{ troubles: string[] }> {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(document, 'shifts', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.waitForFunction((tags) => {
    const widgets = [...document.querySelectorAll(tags)];
    return widgets.length > 0 && widgets.every((it) => it.matches(':state(ready), :state(empty)'));
  }, Object.keys(elements).join());
  await page.waitForLoadState('networkidle');
  return { troubles };
}

const visits = (site: DemoSite) => {
  const open = (page: Page, path: string) => openAt(page, `${site.origin}/${path}`);

  for (const path of chooseSome(pages)) {
    for (const width of chooseKinds([360, 1280])) {
      test(`${path} at ${width} px shows its widgets without a shift, an error or an obstacle`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const { troubles } = await open(page, path);
        const shifts = await page.evaluate(
          () => (document as unknown as { shifts: number[] }).shifts,
        );
        expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // Beside links in shadow roots axe takes a skip link for content; pages.spec.ts has the rule.
        expect(await obstacles(page, 'region')).toEqual([]);
        expect(troubles).toEqual([]);
      });
    }
  }

  atNight(test)(
    'a line-up of a thousand sets stays usable: one day in the document, days change at once',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const { troubles } = await open(page, 'metropolis');
      const lineup = page.locator('event-lineup');
      await expect(lineup.getByRole('tab')).toHaveCount(10);
      const rows = () => lineup.locator('.set').count();
      expect(await rows()).toBeGreaterThan(50);
      expect(await rows()).toBeLessThan(200);
      const first = await lineup.getByRole('heading').first().textContent();
      await lineup.getByRole('tab').nth(9).click();
      await expect(lineup.getByRole('tabpanel')).toHaveAccessibleName(/\d/);
      expect(await rows()).toBeLessThan(200);
      expect(first).toBeTruthy();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(troubles).toEqual([]);
    },
  );

  atNight(test)(
    'a page whose address names a service that says only what is stated shows its line-up',
    async ({ page }) => {
      const { troubles } = await open(page, 'bare-service');
      await expect(page.locator('event-lineup:state(ready)')).toHaveCount(1);
      expect(troubles).toEqual([]);
    },
  );

  test('an event with nothing filled in leaves no trace of nothing (ENV-12)', async ({ page }) => {
    const { troubles } = await open(page, 'bare-field');
    const texts = await page.evaluate(() =>
      ['event-lineup', 'event-faq'].map((tag) => {
        const root = document.querySelector(tag)!.shadowRoot!;
        const headings = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')];
        return {
          text: root.textContent,
          emptyHeadings: headings.filter((heading) => !heading.textContent.trim()).length,
        };
      }),
    );
    for (const { text, emptyHeadings } of texts) {
      expect(text).toMatch(/\w+ \w+/);
      expect(text).not.toMatch(/null|undefined|NaN|\[object|,\s*,|,\s*$/);
      expect(emptyHeadings).toBe(0);
    }
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeLessThan(3);
    expect(troubles).toEqual([]);
  });
};

onDemoSite('on the demo site', visits, {
  headers: { 'Content-Security-Policy': policy },
  pages: {
    '/metropolis': tag('metropolis'),
    '/bare-field': tag('bare-field'),
    '/bare-service': tag('owl-hours', 'emulator:bare'),
  },
});
