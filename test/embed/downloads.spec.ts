import type { Page } from '@playwright/test';
import { budgets, filesOf, languagesOf } from '../../bench/rows.js';
import { button, choose, giveDetails, title } from './buyer.js';
import { expect, scriptTag, test, type Origins } from './origins.js';
import { atNight } from '../effort.js';

/** What the script tag brings a visitor, held against what bench/budgets.json counts. */

function rowOf(name: string) {
  const row = budgets.find((one) => one.name.startsWith(name));
  if (!row) throw new Error(`No row begins with “${name}”.`);
  return row;
}

/** Nothing but these files comes from the CDN. @returns what else was asked for, as it is */
async function bringOnly(page: Page, { cdn }: Origins, files: ReadonlySet<string>) {
  const refused: string[] = [];
  await page.route(
    (url) => url.origin === cdn && url.pathname.endsWith('.js'),
    (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      if (files.has(file)) return route.continue();
      refused.push(file);
      return route.abort();
    },
  );
  return refused;
}

const lineup = '<event-lineup></event-lineup>';
const firstStage = (page: Page) => page.locator('event-lineup').getByRole('tab').first();

test.describe('what a row counts is enough for what it names', () => {
  test('the first line-up', async ({ page, origins }) => {
    await bringOnly(page, origins, filesOf(rowOf('All script until the first line-up')));
    await page.goto(origins.page(lineup + scriptTag(origins)));
    await expect(firstStage(page)).toBeVisible();
  });

  atNight(test)('the first line-up in German', async ({ page, origins }) => {
    const row = rowOf('The same in the largest language');
    await bringOnly(page, origins, filesOf(row, 'de'));
    await page.goto(origins.page(lineup + scriptTag(origins, { more: 'data-locale="de"' })));
    await expect(firstStage(page)).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Tage' })).toBeVisible();
    expect(languagesOf(row)).toHaveLength(13);
  });

  atNight(test)('a press on “+”, which counts', async ({ page, origins }) => {
    await bringOnly(page, origins, filesOf(rowOf('All script until a press on “+” counts')));
    await page.goto(origins.page('<event-tickets></event-tickets>' + scriptTag(origins)));
    await button(page, 'Add one Saturday Day').click();
    await expect(page.getByRole('textbox', { name: /Saturday Day/ })).toHaveValue('1');
  });

  test('an ordinary purchase, from the first byte to the confirmation', async ({
    page,
    origins,
  }) => {
    const refused = await bringOnly(page, origins, filesOf(rowOf('An ordinary purchase')));
    await choose(page, origins);
    await button(page, 'Continue').click();
    await giveDetails(page);
    await button(page, /^Pay £/).click();
    await button(page, 'Approve').click();
    await expect(title(page, /Thank you/)).toBeVisible();
    // The purchase goes through without them: Meadowlark has these and most sales do not, or they only
    // keep a place in view (keep-target), or add to a confirmation that is there (receipt-extras).
    const rare =
      /^chunks\/\w+\/(event-entry|keep-target|minted-codes|page-addresses|payment-plans|receipt-extras|sale-opening|save-file)\.js/;
    expect(refused.filter((file) => !rare.test(file))).toEqual([]);
  });
});
