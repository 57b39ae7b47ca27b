import type { Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { serveStatic } from '../../.ci/static-server.js';
import { beginPayment } from '../emulator/begin-payment.js';
import { obstacles } from './axe.js';
import { folder } from './demo-site.js';

/** Stricter than the pages of an organiser are likely to be. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'";

let server: Server;
let origin = '';
test.beforeAll(async () => {
  const site = await serveStatic({
    roots: [folder, 'dist'],
    port: 0,
    headers: { 'Content-Security-Policy': policy },
    pages: { '/favicon.ico': '' },
  });
  ({ server } = site);
  origin = `http://localhost:${site.port}`;
});
test.afterAll(() => server.close().closeAllConnections());

async function open(page: Page, path = 'index.html'): Promise<{ troubles: string[] }> {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/${path}`);
  await page.locator(':state(ready)').first().waitFor();
  await page.getByRole('button', { name: 'Behind the scenes' }).click();
  await expect(page.getByRole('dialog', { name: 'Behind the scenes' })).toBeVisible();
  return { troubles };
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Behind the scenes' });

test.describe('behind the scenes of the demo site', () => {
  test('time is stopped, the network breaks, and what the widgets make of it is seen beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'faq.html');
    await panel(page).getByRole('button', { name: 'Freeze' }).click();
    await expect(panel(page).getByText(/, frozen$/)).toBeVisible();
    await panel(page).getByLabel('Operation').selectOption('getFaq');
    await panel(page).getByLabel('What happens').selectOption('401, key refused');
    await panel(page).getByRole('button', { name: 'Add the rule' }).click();
    await expect(panel(page).getByRole('row').filter({ hasText: 'getFaq' })).toContainText('live');

    await panel(page).getByRole('button', { name: 'Let the widgets ask again' }).click();
    const log = panel(page).getByRole('listitem').filter({ hasText: 'getFaq' });
    await expect(log.first()).toContainText('401 unauthorized');
    await expect(page.locator('event-faq:state(stale), event-faq:state(error)')).toHaveCount(1);

    await page.reload();
    await expect(page.locator('event-faq:state(error)')).toHaveCount(1);
    await page.getByRole('button', { name: 'Behind the scenes' }).click();
    await panel(page).getByRole('button', { name: 'Mend everything' }).click();
    await panel(page).getByRole('button', { name: 'Let the widgets ask again' }).click();
    await expect(page.locator('event-faq:state(ready)')).toHaveCount(1);
  });

  test('a release that is sold out here is sold out in the list at once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { troubles } = await open(page);
    const tickets = page.locator('event-tickets');
    await expect(tickets.getByRole('button', { name: 'Add one Saturday Day' })).toBeVisible();
    await panel(page).getByRole('tab', { name: 'Sales' }).click();
    const left = panel(page).getByRole('spinbutton', { name: 'Saturday Day: left' });
    await left.fill('0');
    await left.press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText('Saturday Day is sold out.');
    await expect(tickets.getByRole('button', { name: 'Add one Saturday Day' })).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

  test('a payment of this page is played on this page, and the order knows (ORD-03)', async ({
    page,
  }) => {
    const { troubles } = await open(page);
    const begun = await page.evaluate(beginPayment, {
      base: 'https://emulator.invalid',
      returnUrl: `${origin}/faq.html?back=1`,
      emulator: `${origin}/emulator.js`,
    });
    expect(begun.url).toBe(`${origin}/index.html?emulator-payment=${begun.attemptId}`);
    await page.goto(begun.url);
    const bank = page.getByRole('dialog', { name: 'Pay £85.71?' });
    await expect(bank.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bank).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/faq.html?back=1`);
    await page.getByRole('button', { name: 'Behind the scenes' }).click();
    await panel(page).getByRole('tab', { name: 'Sales' }).click();
    const order = panel(page)
      .getByRole('listitem')
      .filter({ hasText: 'meadowlark-2027, 1 ticket' });
    await expect(order).toContainText('completed');
    expect(troubles).toEqual([]);
  });

  test('Escape closes it, the focus goes back to the button, and the page gets its room back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    const width = () => page.evaluate(() => document.body.clientWidth);
    expect(await width()).toBeLessThan(900);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeFocused();
    expect(await width()).toBe(1280);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
  });

  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const) {
    test(`axe finds nothing to say beside a page at ${width} px in ${colorScheme} colours`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { troubles } = await open(page, 'faq.html');
      for (const tab of await panel(page).getByRole('tab').all()) {
        await tab.click();
        await expect(panel(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
        expect(await obstacles(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(troubles).toEqual([]);
    });
  }

  test('a page that nobody looks behind loads nothing of it but the button', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/index.html`);
    await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('sheet'))).toEqual([]);
    expect(asked).toContain('/emulator-panel.js');
  });
});
