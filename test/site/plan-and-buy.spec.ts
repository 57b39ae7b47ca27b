import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { approve, giveDetails, Typist } from './keyboard.js';
import { troublesOf } from './troubles.js';
import { atNight } from '../effort.js';

/** A visitor's whole way: an artist, a plan with a clash, a calendar, and the ticket of that day. */

const union = 'The Lamplighters’ Union';
const nightBus = 'Night Bus to Ljubljana';
const khamsin = 'Khamsin Electric';
const clash = `Clashes with ${nightBus}, 1 hr`;

/** The sets in a calendar file that the press brings. */
async function calendarOf(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const text = await readFile(await download.path(), 'utf8');
  return [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, name = '']) => name.trim());
}

async function open(page: Page, { origin }: DemoSite): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/index.html`);
  await page.getByRole('searchbox', { name: 'Search the line-up' }).waitFor();
}

async function planByKeys(page: Page, typist: Typist): Promise<void> {
  await typist.tabTo('Search the line-up');
  await typist.type('lamplighters');
  await typist.tabTo(union);
  await typist.press('Enter');
  await page.getByRole('dialog', { name: union }).waitFor();
  await typist.tabTo(`Save ${union} to my plan`);
  await typist.press('Space');
  await typist.press('Escape');
  await typist.isAt(union);
  for (const name of [nightBus, khamsin]) {
    await typist.tabTo('Search the line-up', 'Shift+Tab');
    await typist.press('Control+a');
    await typist.type(name.slice(0, 7).toLowerCase());
    await typist.tabTo(`Save ${name} to my plan`);
    await typist.press('Space');
  }
}

// Hundreds of keys, and a look after each.
test.describe.configure({ timeout: 180_000 });

const visits = (site: DemoSite) => {
  test.describe('360 px wide,', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    atNight(test)(
      'by keys alone an artist is found, three sets are saved, a clash is seen, the plan is taken along and its day is bought',
      async ({ page }) => {
        const troubles = troublesOf(page);
        await open(page, site);
        const typist = new Typist(page);
        await planByKeys(page, typist);
        await typist.tabTo('Search the line-up', 'Shift+Tab');
        await typist.press('Escape');
        await typist.tabTo(/^My plan/);
        await typist.press('Enter');
        await expect(page.getByText('1 clash')).toBeVisible();
        await expect(page.locator('event-lineup').getByText(clash)).toBeVisible();
        await page.getByRole('button', { name: 'Share my plan' }).waitFor(); // until then a list stands there
        await typist.tabTo('Add to calendar');
        const sets = await calendarOf(page, () => typist.press('Enter'));
        expect(sets.sort()).toEqual([khamsin, nightBus, union]);
        await typist.tabTo(union);
        await typist.press('Enter');
        await page.getByRole('dialog', { name: union }).waitFor();
        await typist.tabTo('See the tickets');
        await typist.press('Enter');
        await typist.isAt('Weekend'); // the first of those for that day
        await typist.tabTo('Add one Saturday Day');
        await typist.press('Enter');
        await expect(page.getByText(/3 of your sets are on/)).toBeVisible();
        await typist.tabTo('Continue');
        await typist.press('Enter');
        await giveDetails(typist);
        await typist.tabTo(/^Pay £/);
        await typist.press('Enter');
        await approve(page, typist);
        expect(troubles).toEqual([]);
      },
    );
  });
};

onDemoSite('on the demo site', visits);
