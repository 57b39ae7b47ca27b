import { expect, type Page, test } from '@playwright/test';
import { readArguments } from '../../../src/emulator/node/arguments.js';
import { type EmulatorServer, serveEmulator } from '../../../src/emulator/node/node-server.js';
import { sourceFiles } from '../../../src/emulator/node/server-files.js';
import { atNight, chooseKinds } from '../../effort.js';
import { obstacles } from '../../site/axe.js';
import { troublesOf } from '../../site/troubles.js';
import { beginPayment } from '../begin-payment.js';
import { control } from '../process.js';

let emulator: EmulatorServer;

test.beforeEach(async () => {
  emulator = await serveEmulator(readArguments(['--port', '0']), sourceFiles);
});
test.afterEach(() => emulator.close());

test.describe('the control panel over HTTP', () => {
  const open = async (page: Page) => {
    await page.goto(`${emulator.origin}/__emulator/panel`);
    await expect(page.getByRole('tab', { name: 'Network' })).toBeVisible();
  };

  test('plays the organiser and breaks the network, under the strictest policy', async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    await open(page);
    await page.getByRole('button', { name: 'Freeze' }).click();
    await expect(page.getByText(/, frozen$/)).toBeVisible();
    expect((await control(emulator.origin, 'clock'))['frozen']).toBe(true);
    await page.getByRole('button', { name: 'Service down' }).click();
    await expect(page.getByRole('status')).toHaveText('Set: service down.');
    const faq = `${emulator.origin}/v1/events/meadowlark-2027/faq?surface=web`;
    expect((await fetch(faq)).status).toBe(503);
    await expect(page.getByRole('listitem').filter({ hasText: 'getFaq' })).toContainText('503');
    await expect(page.getByRole('row').filter({ hasText: 'every operation' })).toContainText('1');
    expect(troubles).toEqual([]);
  });

  test('answers nobody who comes by another name than this machine’s', async ({ request }) => {
    for (const path of ['panel', 'panel.js']) {
      const answer = await request.get(`${emulator.origin}/__emulator/${path}`, {
        headers: { Origin: 'https://evil.test' },
      });
      expect(answer.status(), path).toBe(404);
    }
  });

  for (const colorScheme of chooseKinds(['light', 'dark'] as const)) {
    atNight(test)(
      `axe finds nothing to say on any tab in ${colorScheme} colours, and 320 px are enough`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 320, height: 640 });
        await beginPayment({ base: emulator.origin, returnUrl: 'http://localhost/' });
        await control(emulator.origin, 'publish', { event: 'meadowlark-2027', contentType: 'faq' });
        await control(emulator.origin, 'clock', { advanceSeconds: 120 });
        await control(emulator.origin, 'faults', [
          { operation: 'reserve', times: 1, effect: { kind: 'drop_after' } },
        ]);
        await open(page);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expect(page.locator('[role=tabpanel]:not([hidden]) h2').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await obstacles(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        }
      },
    );
  }
});
