import type { Page } from '@playwright/test';
import { atNight, chooseKinds } from '../effort.js';
import { control } from '../emulator/process.js';
import { button, play, title, toTheBank } from './buyer.js';
import { expect, test } from './origins.js';

/** As by settings, in a sandbox, or in a private window: it throws, or is not there at all. */
const blockStorage = (page: Page, how: 'throws' | 'is missing') =>
  page.addInitScript((missing) => {
    for (const place of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, place, {
        get: () => {
          if (missing) return undefined;
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  }, how === 'is missing');

const back = 'You are back from the payment';

test.describe('back from the payment', () => {
  for (const how of chooseKinds(['throws', 'is missing'] as const)) {
    atNight(test)(
      `where storage ${how} a buyer is told what to do, and is not shown the shop`,
      async ({ page, origins }) => {
        await blockStorage(page, how);
        const request = page.waitForRequest(/\/tickets\/orders\//);
        const shop = await toTheBank(page, origins);
        const token = new URL((await request).url()).pathname.split('/')[6]!;
        await play(page, 'Approve');
        await expect(title(page, back)).toBeVisible();
        expect(page.url()).not.toContain(token);
        await expect(page.locator('event-tickets').getByText(/^Before paying again/)).toBeVisible();
        const { orders } = (await control(origins.service, 'orders')) as {
          orders: { reference: string }[];
        };
        await expect(page.getByText(`your reference is ${orders[0]!.reference}.`)).toBeVisible();
        await expect(button(page, 'Continue')).toBeHidden();
        await page.reload();
        await expect(title(page, back)).toBeVisible();
        await button(page, 'Choose tickets').click();
        await expect(button(page, 'Continue')).toBeVisible();
        expect(page.url()).toBe(shop);
      },
    );
  }

  test('where the checkout cannot be loaded the shop is not shown either, and a press tries again', async ({
    page,
    origins,
  }) => {
    await toTheBank(page, origins);
    const part = /\/chunks\/\w+\/order-view\./;
    let failed = 0;
    page.on('requestfailed', (request) => (failed += Number(part.test(request.url()))));
    await page.route(part, (route) => route.abort());
    await play(page, 'Approve');
    const tickets = page.locator('event-tickets');
    await expect(tickets.getByText(/^Something went wrong on our side/)).toBeVisible();
    await expect(button(page, 'Add one Saturday Day')).toBeHidden();
    await expect.poll(() => failed).toBe(1);
    await button(page, 'Try again').click();
    await expect.poll(() => failed).toBe(2);
    await expect(tickets.getByText(/^Something went wrong on our side/)).toBeVisible();
    await page.unroute(part);
    await button(page, 'Try again').click();
    await expect(title(page, /Thank you/)).toBeVisible();
  });

  atNight(test)(
    'an address that somebody has made up can name nothing but a reference',
    async ({ page, origins }) => {
      const shop = await toTheBank(page, origins);
      const other = await page.context().browser()!.newPage();
      const words = encodeURIComponent('<call 0900 now>');
      await other.goto(`${shop}?bandstand-payment=meadowlark-2027~${words}`);
      await expect(title(other, back)).toBeVisible();
      await expect(other.getByText('If nothing comes, ask the organiser.')).toBeVisible();
      await other.goto(`${shop}?bandstand-payment=another-event`);
      await expect(button(other, 'Add one Saturday Day')).toBeVisible();
      await other.close();
    },
  );
});
