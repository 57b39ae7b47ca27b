import { expect, test } from '@playwright/test';
import type { Server } from 'node:http';
import { readArguments } from '../../../src/emulator/node/arguments.js';
import { type EmulatorServer, serveEmulator } from '../../../src/emulator/node/node-server.js';
import { sourceFiles } from '../../../src/emulator/node/server-files.js';
import { serveStatic } from '../../../tools/site/static-server.js';
import { atNight, chooseKinds } from '../../effort.js';
import { obstacles } from '../../site/axe.js';
import { troublesOf } from '../../site/troubles.js';
import { beginPayment } from '../begin-payment.js';
import { control } from '../process.js';

let emulator: EmulatorServer;
let shop: { server: Server; port: number };
const back = '<!doctype html><html lang="en"><title>Shop</title><h1>Welcome back</h1></html>';

test.beforeEach(async () => {
  emulator = await serveEmulator(readArguments(['--port', '0']), sourceFiles);
  shop = await serveStatic({ roots: [], port: 0, pages: { '/shop': back, '/favicon.ico': '' } });
});
test.afterEach(async () => {
  shop.server.close().closeAllConnections();
  await emulator.close();
});

const orders = async () => {
  const { orders: all } = (await control(emulator.origin, 'orders')) as unknown as Orders;
  return all.map(({ status }) => status);
};
interface Orders {
  orders: { status: string }[];
}

async function begin() {
  const returnUrl = `http://localhost:${shop.port}/shop?order=1#done`;
  return { ...(await beginPayment({ base: emulator.origin, returnUrl })), returnUrl };
}

test.describe('the payment page without a script', () => {
  test.use({ javaScriptEnabled: false });

  // test/emulator/payment-page/http.test.ts has all outcomes.
  test('says that it is a test and asks for no card; by keyboard: Challenge, then Confirm, then back at the shop, its address untouched (ORD-03)', async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    const { url, returnUrl } = await begin();
    await page.goto(url);
    await expect(page.getByText('Test page: no card, no money moves')).toBeInViewport();
    await expect(page).toHaveTitle('Pay £85.71? · test payment');
    await expect(page.locator('input, iframe, script')).toHaveCount(0);
    await page.getByRole('button', { name: 'Challenge' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your bank asks: was it you?' })).toBeVisible();
    expect(page.url()).toBe(url);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(page.url()).toBe(returnUrl);
    expect(await orders()).toEqual(['completed']);
    await page.goto(url);
    await page.getByRole('link', { name: 'Back to the box office' }).click();
    expect(page.url()).toBe(returnUrl);
    expect(troubles).toEqual([]);
  });
});

test.describe('the payment page in a browser', () => {
  for (const colorScheme of chooseKinds(['light', 'dark'] as const)) {
    atNight(test)(
      `axe finds nothing to say in ${colorScheme} colours, whatever has happened, and 320 px are enough`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 320, height: 640 });
        const addresses = [`${emulator.origin}/pay/nothing`, `${emulator.origin}/confirm/nothing`];
        for (const outcome of [undefined, 'challenge', 'process_slowly', 'approve', 'decline']) {
          const { url, attemptId } = await begin();
          if (outcome) await control(emulator.origin, `payments/${attemptId}`, { outcome });
          addresses.push(url);
        }
        for (const address of addresses) {
          await page.goto(address);
          expect(await obstacles(page), address).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        }
      },
    );
  }
});
