import { expect, test, type Page } from '@playwright/test';
import { beginPayment } from '../emulator/begin-payment.js';
import { atNight, chooseKinds } from '../effort.js';
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

async function openAt(page: Page, address: string): Promise<{ troubles: string[] }> {
  const troubles = troublesOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator(':state(ready)').first().waitFor();
  await page.getByRole('button', { name: 'Behind the scenes' }).click();
  await expect(page.getByRole('dialog', { name: 'Behind the scenes' })).toBeVisible();
  return { troubles };
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Behind the scenes' });

const visits = (site: DemoSite) => {
  const open = (page: Page, path = 'index.html') => openAt(page, `${site.origin}/${path}`);

  test('time is stopped, the network breaks, and what the widgets make of it is seen beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'faq.html');
    await panel(page).getByRole('button', { name: 'Freeze' }).click();
    await expect(panel(page).getByText(/, frozen$/)).toBeVisible();
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
    await page.getByRole('button', { name: 'Behind the scenes' }).click();
    await panel(page).getByRole('button', { name: 'Mend everything' }).click();
    await panel(page).getByRole('button', { name: 'Let the widgets ask again' }).click();
    await expect(page.locator('event-faq:state(ready)')).toHaveCount(1);
  });

  atNight(test)(
    'a payment of this page is played on this page, and the order knows (ORD-03)',
    async ({ page }) => {
      const { troubles } = await open(page);
      const begun = await page.evaluate(beginPayment, {
        base: 'https://emulator.invalid',
        returnUrl: `${site.origin}/faq.html?back=1`,
        emulator: `${site.origin}/emulator.js`,
      });
      expect(begun.url).toBe(`${site.origin}/index.html?emulator-payment=${begun.attemptId}`);
      await page.goto(begun.url);
      const bank = page.getByRole('dialog', { name: 'Pay £85.71?' });
      await expect(bank.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(bank).toBeVisible();
      expect(await obstacles(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.origin}/faq.html?back=1`);
      await page.getByRole('button', { name: 'Behind the scenes' }).click();
      await panel(page).getByRole('tab', { name: 'Sales' }).click();
      const order = panel(page)
        .getByRole('listitem')
        .filter({ hasText: 'meadowlark-2027, 1 ticket' });
      await expect(order).toContainText('completed');
      expect(troubles).toEqual([]);
    },
  );

  atNight(test)(
    'Escape closes it, the focus goes back to the button, and the page gets its room back',
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, 'faq.html');
      const width = () => page.evaluate(() => document.body.clientWidth);
      await expect.poll(width).toBeLessThan(900);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeFocused();
      await expect.poll(width).toBe(1280);
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
    },
  );

  atNight(test)(
    'on a phone it covers the page, keeps the focus, and can be closed from anywhere in it',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, 'faq.html');
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
        const isBehind = await page.evaluate(
          () => document.activeElement?.closest('main') !== null,
        );
        expect(isBehind).toBe(false);
      }
      await close.click();
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeFocused();
    },
  );

  atNight(test)(
    'a page that nobody looks behind loads nothing of it but the button, and the emulator as one file',
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${site.origin}/index.html`);
      await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const ofTheEmulator = asked.filter((path) => path.includes('emulator')).sort();
      expect(ofTheEmulator).toEqual(['/emulator-panel.js', '/emulator.js']);
    },
  );

  test('a page of a real service has no such button, and loads nothing of the emulator', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/real.html`);
    await page.waitForLoadState('networkidle');
    expect(asked).toContain('/emulator-panel.js');
    expect(asked.filter((path) => path.includes('emulator')).length).toBe(1);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  atNight(test)(
    'where the emulator could not start, the button goes away and nothing else is said',
    async ({ page }) => {
      const troubles = troublesOf(page);
      await page.goto(`${site.origin}/nowhere.html`);
      await page.getByRole('button', { name: 'Behind the scenes' }).click();
      await expect(page.getByRole('button')).toHaveCount(0);
      expect(troubles).toEqual([expect.stringContaining('Bandstand could not load a part')]);
    },
  );
};

/** How it looks. */
const looks = (site: DemoSite) => {
  for (const [width, colorScheme] of chooseKinds([
    [360, 'dark'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const)) {
    atNight(test)(
      `axe finds nothing to say beside a page at ${width} px in ${colorScheme} colours`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const { troubles } = await openAt(page, `${site.origin}/faq.html`);
        for (const tab of await panel(page).getByRole('tab').all()) {
          await tab.click();
          await expect(panel(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
          expect(await obstacles(page)).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(troubles).toEqual([]);
      },
    );
  }
};

const all = (site: DemoSite) => {
  visits(site);
  looks(site);
};

onDemoSite('behind the scenes of the demo site', all, {
  headers: { 'Content-Security-Policy': policy },
  pages: {
    '/real.html': pageOn('http://localhost:1'),
    '/nowhere.html': pageOn('emulator:nowhere'),
  },
});
