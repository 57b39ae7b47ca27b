import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { endpoints } from '../../src/contract/endpoints.js';

const address = pathToFileURL('docs/api.html').href;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: typeof Axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
    }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`EMU-03 the API page can be read by everybody, ${colorScheme}, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('EMU-03 the API page has every operation, and no link in it leads nowhere', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  for (const name of Object.keys(endpoints)) await expect(page.locator(`#${name}`)).toHaveCount(1);
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.hash.slice(1)))
      .filter((id) => document.getElementById(id) === null),
  );
  expect(dead).toEqual([]);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(requests).toEqual([address]);
});
