import { existsSync, readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { finished, listenForStory } from './story-outcome.js';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const folder = 'storybook-static';
const index = `${folder}/index.json`;
if (!existsSync(index)) throw new Error(`There is no ${index}: run \`npm run build-storybook\`.`);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** All stories of a worker share a browser context: its cache keeps what every story loads. */
const test = base.extend<object, { origin: string; shared: BrowserContext }>({
  origin: [
    async ({}, use) => {
      const pages = { '/favicon.ico': '' };
      const headers = { 'Cache-Control': 'max-age=600' };
      const { server, port } = await serveStatic({ roots: [folder], port: 0, headers, pages });
      await use(`http://localhost:${port}`);
      server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});

/** All that a story may not say. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['warning', 'error', 'assert'].includes(message.type())) said.push(message.text());
  });
  return said;
}

/** Stories of an address that leads nowhere: the organiser is told which one, and nothing else. */
const nowhere = /--(not-found|without-the-lineup)$/;
const unknown = /^Bandstand: \S+ knows no (event|form) "[\w-]+" \(404\)\./;

for (const { id, title, name } of stories) {
  test(`the story ${title}, ${name}, plays, has no fault that axe finds, and says nothing`, async ({
    page,
    origin,
  }) => {
    const said = listen(page);
    await page.addInitScript(listenForStory);
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    const { failure, faults } = await page.evaluate(finished);
    expect(faults).toEqual([]);
    expect(failure).toBeUndefined();
    await expect(
      page.locator('#storybook-root :defined:is([event], [form])').first(),
    ).toBeVisible();
    const isNowhere = nowhere.test(id);
    expect(said.filter((text) => !(isNowhere && unknown.test(text)))).toEqual([]);
    await expect.poll(() => said).toHaveLength(isNowhere ? 1 : 0); // words that are fetched come late
  });
}
