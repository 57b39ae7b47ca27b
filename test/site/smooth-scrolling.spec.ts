import { expect, test, type Locator, type Page } from '@playwright/test';
import { serveDemoSite } from './on-demo-site.js';
import { atNight } from '../effort.js';

const site = serveDemoSite();

/** As Lenis and its like do: each wheel and finger that reaches the window is theirs. */
async function scrollSmoothly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken: string[] = [];
    Reflect.set(window, 'taken', taken);
    const take = (event: Event) => {
      taken.push(event.type);
      event.preventDefault();
    };
    for (const type of ['wheel', 'touchmove']) addEventListener(type, take, { passive: false });
  });
}

const topOf = (box: Locator) => box.evaluate(({ scrollTop }) => scrollTop);

async function turnWheel(page: Page, box: Locator): Promise<void> {
  const { x, y, width, height } = (await box.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  // The first one may come while the code for it is on its way.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 60);
      return topOf(box);
    })
    .toBeGreaterThan(0);
}

test.describe('on a page that takes every wheel for itself', () => {
  test.use({ viewport: { width: 1000, height: 420 } });

  atNight(test)('the dialog of an artist scrolls', async ({ page }) => {
    await scrollSmoothly(page);
    await page.goto(`${site.origin}/index.html`);
    await page
      .getByRole('button', { name: /Moth Protocol/ })
      .first()
      .click();
    const dialog = page.locator('event-lineup').getByRole('dialog');
    await expect(dialog).toBeVisible();
    await turnWheel(page, dialog);
  });

  atNight(test)('the page keeps the wheel where nothing of ours scrolls', async ({ page }) => {
    await scrollSmoothly(page);
    await page.goto(`${site.origin}/faq.html`);
    const question = page.locator('event-faq').getByRole('button', { expanded: false }).first();
    await question.hover();
    const taken = () => page.evaluate(() => (Reflect.get(window, 'taken') as string[]).length);
    await page.mouse.wheel(0, 60);
    await expect.poll(taken).toBe(1);
    await page.mouse.wheel(0, 60);
    await expect.poll(taken).toBe(2);
  });

  atNight(test)(
    'a library that looks for its mark, from outside as well, finds it',
    async ({ page }) => {
      await page.goto(`${site.origin}/index.html`);
      await page
        .getByRole('button', { name: /Moth Protocol/ })
        .first()
        .click();
      const lineup = page.locator('event-lineup');
      await lineup.getByRole('dialog').hover();
      await expect(lineup).toHaveAttribute('data-lenis-prevent', '');
      await expect(lineup.getByRole('dialog')).toHaveAttribute('data-lenis-prevent', '');
    },
  );
});

test.describe('on a page that takes every finger for itself', () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true });

  atNight(test)('the dialog of an artist scrolls', async ({ page }) => {
    await scrollSmoothly(page);
    await page.goto(`${site.origin}/index.html`);
    await page
      .getByRole('button', { name: /Moth Protocol/ })
      .first()
      .tap();
    const dialog = page.locator('event-lineup').getByRole('dialog');
    await expect(dialog).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y ? [{ x: 180, y }] : [] });
    await expect
      .poll(async () => {
        await touch('touchStart', 400);
        for (let y = 390; y > 200; y -= 10) await touch('touchMove', y);
        await touch('touchEnd');
        return topOf(dialog);
      })
      .toBeGreaterThan(0);
  });
});
