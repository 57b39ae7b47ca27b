import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { isQuick } from '../effort.js';
import { obstacles } from './axe.js';
import { folder, openSite, pages } from './demo-site.js';

let server: Server;
let origin: string;
test.beforeAll(async () => ({ server, origin } = await openSite()));
test.afterAll(() => void server.close());

/** The first Tab stop skips to what the visitor came for. */
async function skipAhead(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/^Skip to/);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#[a-z-]+$/);
  await expect(page.locator(':focus')).toHaveAttribute('tabindex', '-1');
}

/** Every link leads to a page and a place that exist. */
async function followLinks(page: Page): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(2);
  for (const link of links.filter((href) => !href.startsWith('mailto:'))) {
    const { pathname, hash } = new URL(link, page.url());
    const file = join(folder, pathname);
    expect(existsSync(file), `${link} is not there`).toBe(true);
    if (hash) expect(readFileSync(file, 'utf8'), link).toContain(`id="${hash.slice(1)}"`);
  }
}

/** Every picture loads, keeps its room beforehand and says what it shows. */
async function loadPictures(page: Page): Promise<void> {
  const lacking = await page.locator('img').evaluateAll(async (all) => {
    for (const picture of all as HTMLImageElement[]) {
      picture.loading = 'eager';
      await picture.decode();
    }
    return all
      .filter((one) => !one.matches('[alt][width][height]'))
      .map(({ outerHTML }) => outerHTML);
  });
  expect(lacking).toEqual([]);
}

/** What the page has of its organiser: one script tag, no inline style, and all that it links to and shows. */
async function judge(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/${name}`);
  const scripts = await page
    .locator('script')
    .evaluateAll((all) =>
      (all as HTMLScriptElement[]).map((one) => [one.getAttribute('src'), one.async, one.text]),
    );
  // Who is signed in is a property, which only a script of the page's own can set.
  const own = name === 'friends.html' ? [['friends.js', false, '']] : [];
  expect(scripts).toEqual([['bandstand.js', true, ''], ...own, ['emulator-panel.js', false, '']]);
  const foot = page.locator('body > footer');
  expect((await foot.boundingBox())?.y, 'the foot starts below the fold').toBeGreaterThan(900);
  await expect(foot).toContainText(/made[- ]up/);
  await expect(foot).toContainText('demo data');
  await skipAhead(page);
  await followLinks(page);
  await loadPictures(page);
  await expect(page.locator('[style], style, [onclick], [onload]')).toHaveCount(0);
  // widgets.spec.ts asks axe about the same pages.
  for (const colorScheme of isQuick ? [] : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await obstacles(page), colorScheme).toEqual([]);
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test('every page takes one script tag and no inline style, fits every window, keeps room, and all that it links to and shows is there', async ({
  page,
}) => {
  test.slow();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text());
  });
  for (const name of pages)
    await test.step(name, async () => {
      await judge(page, name);
      expect(blocked, 'by a strict policy').toEqual([]);
    });
});

test('the picture beside a long title fills its place, whatever the width', async ({ page }) => {
  await page.goto(`${origin}/friends.html`);
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('.masthead').evaluate((masthead) => {
      const [box, art] = [masthead, masthead.querySelector('.masthead-art')!].map((it) =>
        it.getBoundingClientRect(),
      );
      return [box!.right - art!.right, box!.bottom - art!.bottom];
    });
    expect(gaps, `at ${String(width)} px`).toEqual([0, 0]);
  }
});

test('a stand-in is as wide as the face it stands in for, in bold as well', async ({ page }) => {
  await page.goto(`${origin}/faq.html`);
  const ratios = await page.evaluate(async () => {
    const words = 'Three days of music, five stages, Saturday 26 June, £85.71, Add to calendar';
    const context = document.createElement('canvas').getContext('2d')!;
    const widthOf = async (weight: number, family: string) => {
      const font = `${String(weight)} 100px "${family}", monospace`;
      await document.fonts.load(font, words);
      context.font = font;
      return context.measureText(words).width;
    };
    const pairs: [number, string, string][] = [
      [400, 'Familjen Grotesk', 'Familjen stand-in'],
      [600, 'Familjen Grotesk', 'Familjen stand-in'],
      [700, 'Familjen Grotesk', 'Familjen stand-in'],
      [400, 'Caprasimo', 'Caprasimo stand-in'],
    ];
    return Promise.all(
      pairs.map(
        async ([weight, face, standIn]) =>
          (await widthOf(weight, standIn)) / (await widthOf(weight, face)),
      ),
    );
  });
  for (const ratio of ratios) expect(Math.abs(ratio - 1), ratios.join()).toBeLessThan(0.03);
});
