import type { Page } from '@playwright/test';
import { play, title, toTheBank } from './buyer.js';
import { expect, test } from './origins.js';
import { chooseKinds } from '../effort.js';

/** The tickets far down a page for a phone, which notes where it is scrolled to, frame by frame. */
async function putFarDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { padding-block: 2000px !important }');
    document.adoptedStyleSheets = [sheet];
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const note = () => {
      if (places.at(-1) !== Math.round(scrollY)) places.push(Math.round(scrollY));
      requestAnimationFrame(note);
    };
    note();
  });
}

const placesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { places: number[] }).places);

/** Where the tickets begin, in the window. */
const topOf = (page: Page) =>
  page.locator('event-tickets').evaluate((one) => Math.round(one.getBoundingClientRect().top));

test.describe('back from the payment, on a long page', () => {
  test.beforeEach(({ page }) => putFarDown(page));

  for (const [name, heading] of chooseKinds([
    ['Approve', /Thank you/],
    ['Decline', 'There is a problem'],
  ] as const))
    test(`it opens at the order, and stays there (${name})`, async ({ page, origins }) => {
      await toTheBank(page, origins);
      await page.route(/\/tickets\/orders\//, async (route) => {
        // Before the service has said anything of it.
        await expect.poll(() => topOf(page)).toBeLessThan(50);
        await route.fallback();
      });
      await play(page, name);
      await expect(title(page, heading)).toBeInViewport();
      await expect(title(page, heading)).toBeVisible();
      // The focus gives the heading its room, and nothing else moves.
      const [, first = 0, ...later] = await placesOf(page);
      expect(later.length).toBeLessThan(2);
      expect(Math.abs(first - (later[0] ?? first))).toBeLessThan(24);
    });
});
