import type { Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { serveStatic } from '../../.ci/static-server.js';
import { readArguments } from '../../src/emulator/transport/arguments.js';
import { serveEmulator, type EmulatorServer } from '../../src/emulator/transport/node-server.js';
import { obstacles } from '../site/axe.js';
import { beginPayment } from './begin-payment.js';

let emulator: EmulatorServer;
let shop: { server: Server; port: number };
const back = '<!doctype html><html lang="en"><title>Shop</title><h1>Welcome back</h1></html>';

test.beforeEach(async () => {
  emulator = await serveEmulator(readArguments(['--port', '0']));
  shop = await serveStatic({ roots: [], port: 0, pages: { '/shop': back, '/favicon.ico': '' } });
});
test.afterEach(async () => {
  shop.server.close().closeAllConnections();
  await emulator.close();
});

/** Errors and warnings of the console, a refused policy among them. */
function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  return found;
}

const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await (await fetch(`${emulator.origin}/__emulator/${path}`, init)).json()) as Answer;
};

test.describe('the payment page in a browser', () => {
  const pay = () => {
    const returnUrl = `http://localhost:${shop.port}/shop?order=1#done`;
    return beginPayment({ base: emulator.origin, returnUrl }).then((begun) => ({
      ...begun,
      returnUrl,
    }));
  };

  test('by keyboard: a challenge, then Confirm, then back at the shop, its address untouched (ORD-03)', async ({
    page,
  }) => {
    const found = troubles(page);
    const { url, returnUrl } = await pay();
    await page.goto(url);
    await page.getByRole('button', { name: 'Challenge' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your bank asks: was it you?' })).toBeVisible();
    expect(page.url()).toBe(url);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(page.url()).toBe(returnUrl);
    const { orders } = await control<{ orders: { status: string }[] }>('orders');
    expect(orders.map(({ status }) => status)).toEqual(['completed']);
    await page.goto(url);
    await page.getByRole('link', { name: 'Back to the box office' }).click();
    expect(page.url()).toBe(returnUrl);
    expect(found).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing to say in ${colorScheme} colours, and 320 px are enough`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      const { url } = await pay();
      for (const address of [url, `${emulator.origin}/pay/nothing`]) {
        await page.goto(address);
        expect(await obstacles(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  }
});

test.describe('the control panel over HTTP', () => {
  const open = async (page: Page) => {
    await page.goto(`${emulator.origin}/__emulator/panel`);
    await expect(page.getByRole('tab', { name: 'Network' })).toBeVisible();
  };

  test('plays the organiser and breaks the network, under the strictest policy', async ({
    page,
  }) => {
    const found = troubles(page);
    await open(page);
    await page.getByRole('button', { name: 'Freeze' }).click();
    await expect(page.getByText(/, frozen$/)).toBeVisible();
    expect((await control<{ frozen: boolean }>('clock')).frozen).toBe(true);
    await page.getByRole('button', { name: 'Service down' }).click();
    const faq = `${emulator.origin}/v1/events/meadowlark-2027/faq?surface=web`;
    expect((await fetch(faq)).status).toBe(503);
    await expect(page.getByRole('listitem').filter({ hasText: 'getFaq' })).toContainText('503');
    await expect(page.getByRole('row').filter({ hasText: 'every operation' })).toContainText('1');
    expect(found).toEqual([]);
  });

  test('works by keyboard alone, from tab to tab to a release that is sold out', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('tab', { name: 'Network' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused();
    await page.getByRole('button', { name: 'Sell out Saturday Day' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Saturday Day is sold out.');
    await expect(page.getByRole('button', { name: 'Sell out Saturday Day' })).toBeFocused();
  });

  test('a confirmation link of the mailbox opens', async ({ page }) => {
    await fetch(`${emulator.origin}/v1/events/meadowlark-2027/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Service-Key': 'pk_live_meadowlark_demo' },
      body: JSON.stringify({ email: 'ada@example.com' }),
    });
    await open(page);
    await page.getByRole('tab', { name: 'Post' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the link' }).click();
    await expect((await opened).getByRole('heading')).toHaveText('You are on the list');
  });

  test('answers nobody who comes by another name than this machine’s', async ({ request }) => {
    for (const path of ['panel', 'panel.js']) {
      const answer = await request.get(`${emulator.origin}/__emulator/${path}`, {
        headers: { Origin: 'https://evil.test' },
      });
      expect(answer.status(), path).toBe(404);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing to say on any tab in ${colorScheme} colours, and 320 px are enough`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await beginPayment({ base: emulator.origin, returnUrl: `http://localhost:${shop.port}/` });
      await control('publish', { event: 'meadowlark-2027', contentType: 'faq' });
      await control('clock', { advanceSeconds: 120 });
      await control('faults', [{ operation: 'reserve', times: 1, effect: { kind: 'drop_after' } }]);
      await open(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(page.locator('[role=tabpanel]:not([hidden]) h2').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await obstacles(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  }
});
