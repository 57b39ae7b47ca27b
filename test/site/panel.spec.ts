import { expect, test, type Page } from '@playwright/test';
import { atNight } from '../effort.js';
import { obstacles } from './axe.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { troublesOf } from './troubles.js';

/** Stricter than the pages of an organiser are likely to be. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'";

/** A page of somebody who has taken the whole foot of the demo over. */
const pageOn = (baseUrl: string) => `<!doctype html>
<html lang="en"><title>A page</title>
<script async src="bandstand.js" data-base-url="${baseUrl}" data-event="meadowlark-2027"></script>
<main><h1>A page</h1></main><footer></footer>
<script type="module" src="emulator-panel.js"></script></html>`;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Behind the scenes' });

const pathsAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};
const ofEmulator = (asked: readonly string[]) =>
  asked.filter((path) => path.includes('emulator')).sort();

const visits = (site: DemoSite) => {
  test('time is stopped, the network breaks, and what the widgets make of it is seen beside it; Escape gives focus and room back', async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    const asked = pathsAskedBy(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/faq.html`);
    const opener = page.getByRole('button', { name: 'Behind the scenes' });
    await opener.waitFor();
    await page.waitForLoadState('networkidle');
    expect(ofEmulator(asked), 'before anybody looks').toEqual([
      '/emulator-panel.js',
      '/emulator.js',
    ]);
    await opener.click();
    const width = () => page.evaluate(() => document.body.clientWidth);
    await expect.poll(width).toBeLessThan(900);
    await panel(page).getByRole('button', { name: 'Freeze' }).click();
    await expect(panel(page).getByText(/, frozen$/)).toBeVisible();
    expect(troubles).toEqual([]);
    await panel(page).getByLabel('Operation').selectOption('getFaq');
    await panel(page).getByLabel('What happens').selectOption('401, key refused');
    await panel(page).getByRole('button', { name: 'Add the rule' }).click();
    await expect(panel(page).getByRole('row').filter({ hasText: 'getFaq' })).toContainText('live');

    await panel(page).getByRole('button', { name: 'Let the widgets ask again' }).click();
    const log = panel(page).getByRole('listitem').filter({ hasText: 'getFaq' });
    await expect(log.first()).toContainText('401 unauthorized');
    await expect(page.locator('event-faq:state(stale), event-faq:state(error)')).toHaveCount(1);

    await page.reload();
    await expect(page.locator('event-faq:state(error)')).toHaveCount(1);
    await opener.click();
    await panel(page).getByRole('button', { name: 'Mend everything' }).click();
    await panel(page).getByRole('button', { name: 'Let the widgets ask again' }).click();
    await expect(page.locator('event-faq:state(ready)')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect.poll(width).toBe(1280);
  });

  test('a page of a real service has no such button, nor one where the emulator could not start, and loads nothing else', async ({
    page,
  }) => {
    const asked = pathsAskedBy(page);
    await page.goto(`${site.origin}/real.html`);
    await page.waitForLoadState('networkidle');
    expect(ofEmulator(asked)).toEqual(['/emulator-panel.js']);
    await expect(page.getByRole('button')).toHaveCount(0);

    const troubles = troublesOf(page);
    await page.goto(`${site.origin}/nowhere.html`);
    await page.getByRole('button', { name: 'Behind the scenes' }).click();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(troubles).toEqual([expect.stringContaining('Bandstand could not load a part')]);
  });

  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const)
    atNight(test)(
      `axe finds nothing to say beside a page at ${width} px in ${colorScheme} colours, and a panel that covers it keeps the focus`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const troubles = troublesOf(page);
        await page.goto(`${site.origin}/faq.html`);
        await page.locator(':state(ready)').first().waitFor();
        await page.getByRole('button', { name: 'Behind the scenes' }).click();
        for (const tab of await panel(page).getByRole('tab').all()) {
          await tab.click();
          await expect(panel(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
          expect(await obstacles(page)).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (width === 360) await keepsFocus(page);
        expect(troubles).toEqual([]);
      },
    );
};

/** On a phone the panel covers the page, and can be closed from anywhere in it. */
async function keepsFocus(page: Page): Promise<void> {
  await panel(page).getByRole('tab', { name: 'Sales' }).click();
  const last = panel(page).getByRole('button', { name: 'Send the rivals' });
  await last.scrollIntoViewIfNeeded();
  const close = panel(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport();
  const [head, tabs] = [panel(page).locator('.top'), panel(page).getByRole('tablist')];
  const [above, below] = [await head.boundingBox(), await tabs.boundingBox()];
  expect(above!.y + above!.height).toBe(below!.y);
  await last.focus();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBe(null);
  }
  await close.click();
  await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeFocused();
}

onDemoSite('behind the scenes of the demo site', visits, {
  headers: { 'Content-Security-Policy': policy },
  pages: {
    '/real.html': pageOn('http://localhost:1'),
    '/nowhere.html': pageOn('emulator:nowhere'),
  },
});
