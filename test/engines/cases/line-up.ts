import type { Site } from '../engine-test.js';
import { expect, test } from '../engine-test.js';
import { keepSavedFiles, savedFiles } from '../saved-files.js';
import type { Visitor } from '../visitor.js';

/** A line-up whose search, plan and views have come. */
async function openLineup(visitor: Visitor, site: Site): Promise<void> {
  await visitor.driver.goto(site.page('<event-lineup></event-lineup>'));
  await visitor.see('radio', 'Timetable');
  await visitor.see('button', 'My plan');
}

test('an artist is opened by keyboard; Tab stays inside, Escape closes and gives the focus back', async ({
  site,
  visitor,
  troubles,
}) => {
  await openLineup(visitor, site);
  await visitor.press('searchbox', 'Search the line-up');
  while ((await visitor.focused())?.role !== 'tab') await visitor.keys('Tab');
  while ((await visitor.focused())?.name !== 'Juno Faraday') await visitor.keys('Tab');
  await visitor.keys('Enter');
  await visitor.see('dialog', 'Juno Faraday');
  await visitor.reads('taught Year Nine about circuits');
  for (let times = 0; times < 12; times += 1) {
    await visitor.keys('Tab');
    const focused = await visitor.driver.evaluate(() => {
      const root = document.querySelector('event-lineup')!.shadowRoot!;
      const isOutside = document.activeElement === document.body; // on the browser's own bar
      return isOutside || root.activeElement?.closest('dialog') !== null;
    });
    expect(focused, `after Tab ${times + 1}`).toBe(true);
  }
  await visitor.keys('Escape');
  await visitor.seesNo('dialog');
  await visitor.isAt('Juno Faraday');
  expect(await troubles()).toEqual([]);
});

test('an artist is opened by mouse and closed by the button and by a press beside it', async ({
  site,
  visitor,
}) => {
  await openLineup(visitor, site);
  await visitor.press('button', 'Juno Faraday');
  await visitor.see('dialog', 'Juno Faraday');
  await visitor.press('button', 'Close');
  await visitor.seesNo('dialog');
  await visitor.press('button', 'Juno Faraday');
  await visitor.see('dialog', 'Juno Faraday');
  await visitor.driver.clickAt(5, 450);
  await visitor.seesNo('dialog');
});

test('the address of an artist opens them, and forgets them when they are closed', async ({
  site,
  visitor,
}) => {
  const address = site.page('<event-lineup></event-lineup>');
  await openLineup(visitor, site);
  await visitor.press('button', 'Juno Faraday');
  await visitor.see('dialog', 'Juno Faraday');
  const hash = () => visitor.driver.evaluate(() => location.hash);
  const opened = await hash();
  expect(opened).toMatch(/^#artist-./);
  await visitor.driver.goto(address + opened);
  await visitor.see('dialog', 'Juno Faraday');
  await visitor.keys('Escape');
  await visitor.seesNo('dialog');
  await expect.poll(hash).toBe('');
});

test('the search finds a set on another day without accents, and Escape brings all back', async ({
  site,
  visitor,
}) => {
  await openLineup(visitor, site);
  await visitor.fill('Search the line-up', 'thorhildur', 'searchbox');
  await visitor.reads(/\b1 of \d+ sets/);
  await visitor.see('button', 'Þórhildur Ása');
  await visitor.seesNo('button', 'Juno Faraday');
  await visitor.keys('Escape');
  await visitor.see('button', 'Juno Faraday');
  await visitor.seesAs('searchbox', 'Search the line-up', { value: '' });
});

test('days are tabs: an arrow goes to the next, and its sets are shown', async ({
  site,
  visitor,
}) => {
  await openLineup(visitor, site);
  await visitor.press('tab', /^Friday/);
  await visitor.keys('ArrowRight');
  await visitor.isAt(/^Saturday/);
  await visitor.seesAs('tab', /^Saturday/, { pressed: 'true' });
  await visitor.seesNo('button', 'Juno Faraday');
});

test('list, timetable and poster: each view is drawn, and is there after a reload', async ({
  site,
  visitor,
  troubles,
}) => {
  await openLineup(visitor, site);
  const drawn = (selector: string) =>
    visitor.driver.evaluate((wanted) => {
      const one = document.querySelector('event-lineup')?.shadowRoot?.querySelector(wanted);
      const { width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return [width > 300, height > 300];
    }, selector);
  await visitor.press('radio', 'Timetable');
  await expect.poll(() => drawn('.timetable')).toEqual([true, true]);
  await visitor.see('button', 'Zoom in');
  await visitor.press('radio', 'Poster');
  await expect.poll(() => drawn('.bill-poster')).toEqual([true, true]);
  await visitor.driver.reload();
  await expect.poll(() => drawn('.bill-poster')).toEqual([true, true]);
  await visitor.press('radio', 'List');
  await expect.poll(() => drawn('.stages')).toEqual([true, true]);
  expect(await troubles()).toEqual([]);
});

test('the blocks of the timetable stand in the order of their times, in a column each', async ({
  site,
  visitor,
}) => {
  await openLineup(visitor, site);
  await visitor.press('radio', 'Timetable');
  const early = await visitor.see('button', /^Saoirse Kell,/);
  const late = await visitor.see('button', /^Tidy Sum,/);
  const elsewhere = await visitor.see('button', /^Ocelot Weather,/);
  expect(early.top).toBeLessThan(late.top);
  expect(early.left).toBe(late.left);
  expect(elsewhere.left).toBeGreaterThan(early.left + 50);
});

test('a plan knows its clashes, is kept over a reload and goes into a calendar', async ({
  site,
  visitor,
  troubles,
}) => {
  await openLineup(visitor, site);
  await visitor.press('button', 'Save Juno Faraday to my plan');
  await visitor.press('button', 'Save Any Other Business to my plan');
  await visitor.seesAs('button', 'Save Juno Faraday to my plan', { pressed: 'true' });
  await visitor.driver.reload();
  await visitor.press('button', 'My plan 2');
  await visitor.reads('Clashes with Any Other Business, 1 hr 15 min');
  await keepSavedFiles(visitor.driver);
  await visitor.press('button', 'Add to calendar');
  await expect.poll(() => savedFiles(visitor.driver)).toHaveLength(1);
  const [file] = await savedFiles(visitor.driver);
  expect(file?.name).toBe('meadowlark-2027.ics');
  expect(file?.text.match(/^SUMMARY:.*$/gm)).toHaveLength(2);
  await visitor.press('button', 'QR code');
  await visitor.see('img', 'QR code with the link to this plan');
  expect(await troubles()).toEqual([]);
});
