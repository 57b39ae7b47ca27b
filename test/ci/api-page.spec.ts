import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { endpoints } from '../../src/contract/endpoints.js';
import { atNight, chooseKinds } from '../effort.js';

const address = pathToFileURL('docs/api.html').href;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** One of each: what they look like is the same everywhere, and to measure all takes half a minute. */
const excerpt = ['.top', 'nav', '.intro', '#reserve', '#QuantityDiscount', '#formats', '#errors'];

async function violations(page: Page, options: Axe.RunOptions, include?: string[]) {
  await page.evaluate(axeSource);
  // Whatever is in order is not gathered: on a page this long that takes longer than to look.
  options.resultTypes = ['violations'];
  const { violations: found } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof Axe }).axe.run(where ?? document, how),
    [include && { include }, options] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const open = (page: Page) =>
  page.evaluate(() => {
    for (const example of document.querySelectorAll('details')) example.open = true;
  });

for (const width of chooseKinds([360, 768, 1280])) {
  atNight(test)(
    `EMU-03 the API page can be read by everybody, ${width} pixels wide`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await open(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const runOnly = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const rules = { 'color-contrast': { enabled: false } };
      expect(await violations(page, { runOnly, rules })).toEqual([]);
    },
  );
}

for (const colorScheme of chooseKinds(['light', 'dark'] as const)) {
  atNight(test)(`EMU-03 the API page has enough contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await open(page);
    expect(await violations(page, { runOnly: ['color-contrast'] }, excerpt)).toEqual([]);
  });
}

for (const width of chooseKinds([360, 1280])) {
  atNight(test)(
    `EMU-03 the API page takes a keyboard to every operation, ${width} pixels wide`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'To the content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      for (const name of Object.keys(endpoints)) {
        const link = page.locator(`.operations a[href="#${name}"]`).filter({ visible: true });
        await link.focus();
        await expect(link).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator(`#${name}`).getByRole('heading').first()).toBeInViewport();
      }
    },
  );
}

test('EMU-03 the API page has every operation, and no link in it leads nowhere', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.hash.slice(1)))
      .filter((id) => document.getElementById(id) === null),
  );
  expect(dead).toEqual([]);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(endpoints)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(requests).toEqual([address]);
});
