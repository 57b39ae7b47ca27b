import { expect, test, type Page } from '@playwright/test';
import { isQuick, chooseKinds } from '../effort.js';
import { serveDemoSite } from './on-demo-site.js';

test.skip(isQuick, 'at night, by `npm run verify`');

const site = serveDemoSite();

/** Further than any page of the demo site is long. */
const patience = 400;

/** Which stop has the focus, and whether a visitor sees it; undefined outside the page. */
const look = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement!;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (at === document.body) return undefined;
    const known = ((window as { stops?: Element[] }).stops ??= []);
    if (!known.includes(at)) known.push(at);
    const seen = at.matches('.visually-hidden') ? (at.closest('label') ?? at) : at;
    const { top, bottom, width } = seen.getBoundingClientRect();
    return {
      stop: known.indexOf(at),
      isSeen: width > 0 && bottom > 0 && top < innerHeight,
      name: `${at.localName}.${at.className} ${at.textContent.trim().slice(0, 40)}`,
    };
  });

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names: string[] = [];
  const stops = new Set<number>();
  let first: number | undefined;
  for (let pressed = 0; pressed < patience; pressed += 1) {
    await page.keyboard.press(key);
    const focus = await look(page);
    if (!focus || (focus.stop === first && pressed > 0)) return names; // this browser has no bar around the page
    first ??= focus.stop;
    expect(
      stops.has(focus.stop),
      `a circle at ${focus.name} after ${names.slice(-3).join(' > ')}`,
    ).toBe(false);
    expect(focus.isSeen, `in sight: ${focus.name}`).toBe(true);
    stops.add(focus.stop);
    names.push(focus.name);
  }
  throw new Error(`No end after ${names.slice(-5).join(' > ')}`);
}

test.use({ viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 240_000 });

const pages = chooseKinds(['index', 'faq', 'photos', 'join', 'friends']);
for (const name of pages) {
  test(`Tab leads once through ${name}.html and out of it, and back the same way`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/${name}.html`);
    await page.waitForLoadState('networkidle');
    const there = await walk(page, 'Tab');
    expect(there.length).toBeGreaterThan(5);
    const back = await walk(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThanOrEqual(there.length - 2);
  });
}

test('the Tab after “Skip the line-up” leaves the line-up', async ({ page }) => {
  await page.goto(`${site.origin}/index.html`);
  const lineup = page.locator('event-lineup');
  const skip = lineup.getByRole('button', { name: 'Skip the line-up' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(lineup.locator('.lineup-end')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.localName)).not.toBe('event-lineup');
  await page.keyboard.press('Shift+Tab');
  await expect(lineup).toBeFocused();
});
