import type { Page } from '@playwright/test';
import { button } from './buyer.js';
import { expect, scriptTag, test, type Origins } from './origins.js';

/** What a first press on “+” costs is asked for before the code of an order has come. */

const code = '**/chunks/*/order-view.js*';
const total = (page: Page) => page.locator('event-tickets .sum strong');

/** A page whose code of an order waits. @returns what was asked for, and what lets the code come */
async function open(page: Page, origins: Origins) {
  const priced: { quantity: number }[][] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/quote') || request.method() !== 'POST') return;
    priced.push((request.postDataJSON() as { items: { quantity: number }[] }).items);
  });
  let letCome = (): void => undefined;
  const waiting = new Promise<void>((done) => (letCome = done));
  await page.route(code, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(origins.page('<event-tickets></event-tickets>' + scriptTag(origins)));
  return {
    quantities: () => priced.map((items) => items.map(({ quantity }) => quantity)),
    letCome,
  };
}

const addOne = (page: Page) => button(page, 'Add one Saturday Day').click();

test.describe('the price of the first choice', () => {
  for (const [when, all] of [
    ['at the press, and once', [[1]]],
    ['anew where something else was chosen by then', [[1], [2]]],
  ] as const)
    test(`is asked for ${when}`, async ({ page, origins }) => {
      const { quantities, letCome } = await open(page, origins);
      await addOne(page);
      await expect.poll(quantities).toEqual([[1]]);
      if (all.length > 1) await addOne(page);
      letCome();
      await expect(total(page)).toHaveText(/^Total £/);
      expect(quantities()).toEqual(all);
    });

  test('is asked for again by the order where the first answer was lost', async ({
    page,
    origins,
  }) => {
    let asked = 0;
    await page.route('**/quote*', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    const { letCome } = await open(page, origins);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/quote'));
    await addOne(page);
    await lost;
    letCome();
    await expect(total(page)).toHaveText(/^Total £/);
    expect(asked).toBe(2);
  });

  test('of a choice whose code did not come is no price of a later one', async ({
    page,
    origins,
  }) => {
    const { quantities } = await open(page, origins);
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('order-view'),
    );
    await addOne(page);
    await failed;
    await page.unrouteAll();
    await button(page, 'Remove one Saturday Day').click();
    await addOne(page);
    await expect(total(page)).toHaveText(/^Total £/);
    expect(quantities()).toEqual([[1], [1]]);
  });
});
