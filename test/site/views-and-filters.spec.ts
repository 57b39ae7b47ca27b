import { expect, test, type Page } from '@playwright/test';
import { isQuick, chooseKinds } from '../effort.js';
import { serveDemoSite } from './on-demo-site.js';
import { listenTo } from './heard.js';
import { Typist } from './keyboard.js';
import { troublesOf } from './troubles.js';

test.skip(isQuick, 'at night, by `npm run verify`');

/** The ways beside the list: a filter, the timetable; by keys alone, and by what a screen reader has. */

const khamsin = 'Khamsin Electric';
const inTimetable = `${khamsin}, Long Meadow, Saturday 26 June 18:40 to 19:40`;

const site = serveDemoSite();

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/index.html`);
  await page.getByRole('searchbox', { name: 'Search the line-up' }).waitFor();
}

// Hundreds of keys, and a look after each.
test.describe.configure({ timeout: 180_000 });

for (const width of chooseKinds([360, 1280])) {
  test.describe(`${width} px wide,`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('by keys alone a stage is filtered for, and a set of the timetable is opened and saved (L14, L18)', async ({
      page,
    }) => {
      const troubles = troublesOf(page);
      await open(page);
      const typist = new Typist(page);
      await typist.tabTo(/^Filter/);
      await typist.press('Enter');
      await typist.tabTo('Long Meadow');
      await typist.press('Space');
      await typist.press('Escape');
      await typist.isAt(/^Filter/);
      const stages = page.locator('event-lineup').getByRole('heading');
      await expect(stages).toHaveText(['Long Meadow']);

      await typist.tabTo('List');
      for (const view of ['By time', 'Poster', 'Timetable']) {
        await typist.press('ArrowRight');
        await typist.isAt(view);
      }
      await page.getByLabel('Timetable, Friday 25 June').waitFor(); // until then the list stays
      await typist.tabTo('Friday 25 June');
      await typist.press('ArrowRight');
      await typist.isAt('Saturday 26 June');
      await typist.tabTo('Timetable, Saturday 26 June');
      await typist.tabTo(inTimetable);
      await typist.press('Enter');
      await page.getByRole('dialog', { name: khamsin }).waitFor();
      await typist.press('Escape');
      await typist.isAt(inTimetable);
      await typist.tabTo(`Save ${khamsin} to my plan`);
      await typist.press('Space');
      await typist.tabTo(`${inTimetable}, in my plan`, 'Shift+Tab');
      expect(troubles).toEqual([]);
    });

    test('by what is heard alone a set is found, filtered for and saved, and its day is bought (L18, T4, T22)', async ({
      page,
    }) => {
      const heard = await listenTo(page);
      const hears = (words: string | RegExp) =>
        expect
          .poll(() => heard.some((said) => said.match(words)), { message: heard.join(' | ') })
          .toBe(true);
      await open(page);
      const button = (name: string | RegExp) =>
        page.getByRole('button', { name, exact: typeof name === 'string' });
      await page.getByRole('searchbox', { name: 'Search the line-up' }).fill('electro-shaabi');
      await hears(/^1 of \d+ sets$/);
      await button('Clear search').last().click();
      await button(/^Filter/).click();
      await page.getByRole('checkbox', { name: 'Long Meadow' }).check();
      await page.keyboard.press('Escape');
      await hears(/^2\d of \d+ sets$/);
      await page.getByRole('radio', { name: 'Timetable' }).check({ force: true });
      await page.getByRole('tab', { name: 'Saturday 26 June' }).click();
      const stage = page.getByRole('list', { name: 'Long Meadow' });
      const set = stage.getByRole('listitem').filter({ hasText: khamsin });
      await set.getByRole('button', { name: `Save ${khamsin} to my plan` }).click();
      await expect(set.getByRole('button', { name: `${inTimetable}, in my plan` })).toBeVisible();

      await button('Add one Saturday Day').click();
      await hears(/^Total £85\.71/);
      await page.locator('event-tickets').getByRole('button', { name: 'Continue' }).click();
      await hears('Step 2 of 3: Your details');
      for (const [name, words] of Object.entries({
        'First name': 'Ada',
        'Last name': 'Byron',
        'Email address': 'ada@example.com',
      }))
        await page.getByRole('textbox', { name }).fill(words);
      await page.getByRole('checkbox', { name: /^I am 16 or over/ }).check();
      await button('Continue').click();
      await hears('Step 3 of 3: Payment');
      await button('Pay £85.71').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Approve/ })
        .click();
      await hears('Thank you, your tickets are booked.');
    });
  });
}
