import { expect, test, type Page } from '@playwright/test';
import { readArguments } from '../../../src/emulator/node/arguments.js';
import { serveEmulator, type EmulatorServer } from '../../../src/emulator/node/node-server.js';
import { sourceFiles } from '../../../src/emulator/node/server-files.js';
import { atNight, chooseKinds } from '../../effort.js';
import { obstacles } from '../../site/axe.js';
import { troublesOf } from '../../site/troubles.js';
import { beginPayment } from '../begin-payment.js';

let emulator: EmulatorServer;

test.beforeEach(async () => {
  emulator = await serveEmulator(readArguments(['--port', '0']), sourceFiles);
});
test.afterEach(() => emulator.close());

const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await (await fetch(`${emulator.origin}/__emulator/${path}`, init)).json()) as Answer;
};

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
    expect((await control<{ frozen: boolean }>('clock')).frozen).toBe(true);
    await page.getByRole('button', { name: 'Service down' }).click();
    await expect(page.getByRole('status')).toHaveText('Set: service down.');
    const faq = `${emulator.origin}/v1/events/meadowlark-2027/faq?surface=web`;
    expect((await fetch(faq)).status).toBe(503);
    await expect(page.getByRole('listitem').filter({ hasText: 'getFaq' })).toContainText('503');
    await expect(page.getByRole('row').filter({ hasText: 'every operation' })).toContainText('1');
    expect(troubles).toEqual([]);
  });

  atNight(test)(
    'an edit is published, arrives in the feed and two minutes later as a webhook; then all starts over',
    async ({ page }) => {
      const troubles = troublesOf(page);
      await open(page);
      await page.getByRole('tab', { name: 'Publish' }).click();
      await page.getByRole('combobox', { name: 'Event' }).selectOption('meadowlark-2027');
      await page.getByRole('button', { name: 'FAQ' }).click();
      await expect(page.getByText(/FAQ of meadowlark-2027: revision \d+/)).toBeVisible();
      const headers = { 'X-Service-Key': 'pk_live_meadowlark_demo' };
      const faq = `${emulator.origin}/v1/events/meadowlark-2027/faq?surface=web`;
      expect(await (await fetch(faq, { headers })).text()).toContain('What is new?');

      await page.getByRole('button', { name: '+15 min' }).click();
      await page.getByRole('tab', { name: 'Post' }).click();
      const webhook = page.getByRole('listitem').filter({ hasText: 'site.content_changed' });
      await webhook.getByText('What it says').click();
      await expect(webhook).toContainText('"contentType": "faq"');

      await page.getByRole('tab', { name: 'World' }).click();
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('button', { name: 'Yes, forget everything' }).click();
      await expect(page.getByRole('status')).toHaveText('Everything is as it was at first.');
      expect((await control<{ webhooks: unknown[] }>('webhooks')).webhooks).toEqual([]);
      expect(await (await fetch(faq, { headers })).text()).not.toContain('What is new?');
      expect(troubles).toEqual([]);
    },
  );

  atNight(test)(
    'works by keyboard alone, from tab to tab to a release that is sold out',
    async ({ page }) => {
      await open(page);
      await page.getByRole('tab', { name: 'Network' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused();
      await page.getByRole('button', { name: 'Sell out Saturday Day' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('Saturday Day is sold out.');
      await expect(page.getByRole('button', { name: 'Sell out Saturday Day' })).toBeFocused();
    },
  );

  atNight(test)('a confirmation link of the mailbox opens', async ({ page }) => {
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

  for (const colorScheme of chooseKinds(['light', 'dark'] as const)) {
    atNight(test)(
      `axe finds nothing to say on any tab in ${colorScheme} colours, and 320 px are enough`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 320, height: 640 });
        await beginPayment({ base: emulator.origin, returnUrl: 'http://localhost/' });
        await control('publish', { event: 'meadowlark-2027', contentType: 'faq' });
        await control('clock', { advanceSeconds: 120 });
        await control('faults', [
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
