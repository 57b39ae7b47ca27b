import type { Page } from '@playwright/test';
import { chromeFlags, findWholeChrome } from '../../.ci/browser.mjs';
import {
  approveBehind,
  button,
  choose,
  giveDetails,
  ordersAt,
  play,
  salesAt,
  title,
  toTheBank,
} from './buyer.js';
import { expect, test } from './origins.js';
import { atNight } from '../effort.js';

// A browser without a face keeps no page alive. A whole one is slow to start: it is started once.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    executablePath: findWholeChrome(),
    args: chromeFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The title says so when the browser shows the same page again, alive, out of its cache. */
const tellRestored = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.title = 'restored';
    }),
  );

test.describe('a page that comes back alive', () => {
  atNight(test)(
    'F19 back to the page after completion shows the confirmation, not a live form',
    async ({ page, origins }) => {
      await toTheBank(page, origins);
      await play(page, 'Approve');
      await expect(title(page, /Thank you/)).toBeVisible();
      await tellRestored(page);
      await page.goto(`${origins.service}/__emulator/panel`);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveTitle('restored');
      await expect(title(page, /Thank you/)).toBeVisible();
    },
  );

  atNight(test)(
    'F19 the page that left for the bank, alive again after completion, shows it and sells nothing twice',
    async ({ page, origins }) => {
      await choose(page, origins);
      await tellRestored(page);
      await button(page, 'Continue').click();
      await giveDetails(page);
      await button(page, /^Pay £/).click();
      await page.waitForURL(`${origins.service}/pay/**`);
      await approveBehind(origins);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveTitle('restored');
      await expect(title(page, /Thank you/)).toBeVisible({ timeout: 20_000 });
      await expect(button(page, /^Pay £/)).toHaveCount(0);
      expect(await salesAt(origins)).toBe(1);
    },
  );

  atNight(test)(
    'F19 back in the middle of the details: what is typed is there, and the hold still counts',
    async ({ page, origins }) => {
      await choose(page, origins);
      await tellRestored(page);
      await button(page, 'Continue').click();
      await page.getByLabel('First name').fill('Ada');
      await page.goto(`${origins.service}/__emulator/panel`);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveTitle('restored');
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await expect(page.getByText(/^Reserved until/)).toBeVisible();
      await giveDetails(page);
      expect(await ordersAt(origins)).toHaveLength(1);
    },
  );
});
