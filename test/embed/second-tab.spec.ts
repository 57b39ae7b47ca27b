import { button, choose, giveDetails, play, title, toTheBank } from './buyer.js';
import { expect, test } from './origins.js';
import { atNight } from '../effort.js';

const elsewhere = /You started paying in another tab/;

test.describe('a second tab while the payment is open in another one', () => {
  atNight(test)(
    'F21 a new tab says so, and shows by itself what became of it',
    async ({ page, origins }) => {
      const shop = await toTheBank(page, origins);
      const other = await page.context().newPage();
      await other.goto(shop);
      await expect(other.getByText(elsewhere)).toBeVisible();
      await expect(title(other, /being processed/)).toBeHidden();
      await other.reload();
      await expect(other.getByText(elsewhere)).toBeVisible();
      await play(page, 'Approve');
      await expect(title(page, /Thank you/)).toBeVisible();
      await expect(title(other, /Thank you/)).toBeVisible();
      await expect(other.getByText(elsewhere)).toBeHidden();
      expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  atNight(test)(
    'F21 a duplicated tab says so as soon as the payment has begun in the other one',
    async ({ page, origins }) => {
      await choose(page, origins);
      await button(page, 'Continue').click();
      await giveDetails(page);
      const [copy] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate(() => void window.open(location.href)),
      ]);
      await expect(button(copy, /^Pay £/)).toBeVisible();
      await expect(copy.getByText(elsewhere)).toBeHidden();
      await button(page, /^Pay £/).click();
      await page.waitForURL(`${origins.service}/pay/**`);
      await expect(copy.getByText(elsewhere)).toBeVisible();
      await page.close(); // what is said stays true: it can be gone on with here
      await button(copy, /^Pay £/).click();
      await copy.waitForURL(`${origins.service}/pay/**`);
      await play(copy, 'Approve');
      await expect(title(copy, /Thank you/)).toBeVisible();
      expect(await copy.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  atNight(test)(
    'F21 a tab that comes back from the bank is no second one',
    async ({ page, origins }) => {
      const shop = await toTheBank(page, origins);
      const attempt = page.url();
      const bank = await page.context().newPage();
      await page.close();
      await bank.goto(attempt);
      await play(bank, 'Approve');
      await expect(title(bank, /Thank you/)).toBeVisible();
      await expect(bank.getByText(elsewhere)).toBeHidden();
      expect(bank.url()).toBe(shop);
      expect(await bank.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );
});
