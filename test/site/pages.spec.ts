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

for (const name of pages) {
  test.describe(name, () => {
    // What can be seen without changing anything is looked for on one page, opened once.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    const blocked: string[] = [];
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on('console', (message) => {
        if (message.type() === 'error') blocked.push(message.text());
      });
      await page.goto(`${origin}/${name}`);
    });
    test.afterAll(() => page.close());

    test('every link leads to a page and a place that exist', async () => {
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(2);
      for (const link of links.filter((href) => !href.startsWith('mailto:'))) {
        const { pathname, hash } = new URL(link, `${origin}/${name}`);
        const file = join(folder, pathname);
        expect(existsSync(file), `${link} is not there`).toBe(true);
        if (hash) expect(readFileSync(file, 'utf8'), link).toContain(`id="${hash.slice(1)}"`);
      }
    });

    test('one script tag, async and from here, is all it takes; the panel is the demo’s own', async () => {
      const scripts = await page
        .locator('script')
        .evaluateAll((all) =>
          all.map((script) => [
            script.getAttribute('src'),
            script.hasAttribute('async'),
            script.textContent,
          ]),
        );
      // Who is signed in is a property, which only a script of the page's own can set.
      const own = name === 'friends.html' ? [['friends.js', false, '']] : [];
      expect(scripts).toEqual([
        ['bandstand.js', true, ''],
        ...own,
        ['emulator-panel.js', false, ''],
      ]);
    });

    test('nothing is styled or scripted inline, so a strict policy blocks nothing', async () => {
      await expect(page.locator('[style], style, [onclick], [onload]')).toHaveCount(0);
      expect(blocked).toEqual([]);
    });

    test('every picture loads, keeps its room beforehand and says what it shows', async () => {
      for (const picture of await page.locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute('alt');
        await expect(picture).toHaveAttribute('width', /^\d+$/);
        await expect(picture).toHaveAttribute('height', /^\d+$/);
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    // widgets.spec.ts asks axe about the same pages.
    for (const colorScheme of isQuick ? [] : (['light', 'dark'] as const)) {
      test(`axe finds nothing to say in ${colorScheme} colours`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await obstacles(page)).toEqual([]);
      });
    }

    for (const width of [320, 768, 1280]) {
      test(`fits a window ${width} px wide without scrolling sideways`, async () => {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }

    test('the first Tab stop skips to what the visitor came for', async ({ page }) => {
      await page.goto(`${origin}/${name}`);
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      await expect(skip).toHaveText(/^Skip to/);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#[a-z-]+$/);
      await expect(page.locator(':focus')).toHaveAttribute('tabindex', '-1');
    });

    test('says in the foot that all of it is made up', async () => {
      await expect(page.locator('body > footer')).toContainText(/made[- ]up/);
      await expect(page.locator('body > footer')).toContainText('demo data');
    });

    test('room is kept for the widget: the foot starts below the fold', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      const foot = await page.locator('body > footer').boundingBox();
      expect(foot?.y).toBeGreaterThan(900);
    });
  });
}

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
