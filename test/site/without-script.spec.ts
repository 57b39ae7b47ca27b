import { readFileSync, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { folder } from './demo-site.js';
import { troublesOf } from './troubles.js';
import { atNight } from '../effort.js';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The built site at an address of plain http that is not this machine: no secure context. */
async function serveAt(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [folder, 'dist'].map((root) => join(root, pathname)).find(existsSync);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  });
}

const origin = 'http://www.meadowlark.example';

test.describe('the pages that sell tickets, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show the way to the shop', async ({ page }) => {
    await serveAt(page, origin);
    for (const [name, link, shop] of [
      ['index.html', 'our ticket office', 'https://meadowlark.example/tickets'],
      ['dark.html', 'tickets are here', 'https://foghorn.example/tickets'],
      ['plain.html', 'Tickets on the festival’s own page', 'index.html#tickets'],
    ] as const) {
      await page.goto(`${origin}/${name}`);
      const way = page.getByRole('link', { name: link });
      await expect(way).toBeVisible();
      await expect(way).toHaveAttribute('href', shop);
    }
  });
});

atNight(test)(
  'F42 over plain http, without locks: the emulator keeps its world in memory, says that it is a demo, and sells',
  async ({ page }) => {
    const troubles = troublesOf(page);
    await serveAt(page, origin);
    await page.goto(`${origin}/index.html`);
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([
      false,
      false,
    ]);
    const tickets = page.locator('event-tickets');
    await tickets.getByRole('button', { name: 'Add one Under 12' }).click();
    await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
    await tickets.getByRole('button', { name: 'Continue' }).click();
    await tickets.getByLabel('First name').fill('Ada');
    await tickets.getByLabel('Last name').fill('Byron');
    await tickets.getByLabel('Email address').fill('ada@example.com');
    await tickets.getByRole('checkbox').last().check();
    await tickets.getByRole('button', { name: 'Continue' }).click();
    await tickets.getByRole('button', { name: 'Confirm free order' }).click();
    await expect(tickets.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    expect(troubles.filter((line) => !line.includes('404'))).toEqual([]);
  },
);
