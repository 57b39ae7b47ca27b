import type { ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { prerender } from '../../tools/cli/prerender/index.js';
import { openSite, type Site } from '../cli/site.js';
import { atNight, chooseKinds } from '../effort.js';
import { addressOf, kill, run } from '../emulator/process.js';

test.describe.configure({ mode: 'default' });

let service = '';
let emulator: ChildProcess;
let site: Site;

test.beforeAll(async () => {
  emulator = run('--port', '0');
  service = await addressOf(emulator);
  site = await openSite();
});
test.afterAll(async () => {
  await kill(emulator);
  await site.close();
});

const all =
  '<event-card></event-card><event-lineup></event-lineup>' +
  '<div data-event-widget="faq"></div><event-news></event-news>';

/** A page of a stranger's look, prerendered. @returns its address */
async function publish(body: string): Promise<string> {
  const { html } = await prerender(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Our summer</title>
    <meta name="viewport" content="width=device-width">
    <style>body { font: 16px/1.8 serif; margin: 1em } h2, h3 { margin-block: 2em } .low { height: 90vh }</style>
    <script async src="${site.cdn}/bandstand.js" data-base-url="${service}"
      data-service-key="pk_live_meadowlark_demo" data-event="meadowlark-2027"></script>
    </head><body><h1>Our summer</h1><p>above</p>${body}<p id="below">below</p><p class="low">end</p></body></html>`,
  );
  const path = `/page-${Object.keys(site.pages).length}`;
  site.pages[path] = { body: html };
  return site.origin + path;
}

/** All that has moved so far, and what it was. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const found = list.getEntries() as unknown as {
            value: number;
            sources: { node: Node }[];
          }[];
          resolve(
            found.map(({ value, sources }) =>
              [value.toFixed(4), ...sources.map(({ node }) => node.textContent?.slice(0, 40))].join(
                ' ',
              ),
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
  );

const drawn = (page: Page, tag: string) =>
  page.waitForFunction((name) => document.querySelector(name)?.matches(':state(ready)'), tag);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a prerendered page is read by its roles: event, sets, questions, news', async ({
    page,
  }) => {
    await page.goto(await publish(all));
    await expect(page.getByRole('heading', { name: 'Meadowlark 2027', level: 2 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tickets' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Friday 25 June', level: 3 })).toBeVisible();
    const set = page.getByRole('listitem').filter({ hasText: 'Saoirse Kell' }).first();
    await expect(set).toContainText('13:40 – 14:25');
    const question = page.getByText('What does a weekend ticket include?');
    const answer = page.getByText('All three days, all five stages');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    const article = page.getByRole('article').filter({ hasText: 'The hay decides' });
    await expect(article.getByText('28 April 2027')).toBeVisible();
  });
});

for (const width of chooseKinds([412, 1280])) {
  test(`at ${width} px nothing in sight moves when widgets take the place of what was prerendered`, async ({
    context,
  }) => {
    const spellings = ['event-card', 'event-lineup', 'event-faq', 'event-news'].flatMap((tag) =>
      chooseKinds([`<${tag}></${tag}>`, `<div data-event-widget="${tag}"></div>`]).map(
        (spelling) => [tag, spelling] as const,
      ),
    );
    const found = await Promise.all(
      spellings.map(async ([tag, spelling]) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 900 });
        await page.goto(await publish(spelling));
        await drawn(page, tag);
        await page.waitForLoadState('networkidle');
        return [spelling, await shifts(page)];
      }),
    );
    expect(found).toEqual(spellings.map(([, spelling]) => [spelling, []]));
  });
}

atNight(test)(
  'once the widgets are there, a screen reader finds everything once, and a search engine each block',
  async ({ page }) => {
    await page.goto(await publish(all));
    for (const tag of ['event-card', 'event-lineup', 'event-faq', 'event-news'])
      await drawn(page, tag);
    const question = page.getByRole('heading', { name: 'What does a weekend ticket include?' });
    await expect(page.getByRole('heading', { name: 'Meadowlark 2027' })).toHaveCount(1);
    await expect(question).toHaveCount(1);
    await expect(question.getByRole('button')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The hay decides' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Friday 25 June' })).toHaveCount(0);
    const kinds = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((blocks) =>
          blocks.map((one) => [
            (JSON.parse(one.textContent) as Record<string, unknown>)['@type'],
            one.hasAttribute('data-event-schema'),
          ]),
        );
    await expect
      .poll(async () => (await kinds()).sort())
      .toEqual([
        ['FAQPage', false],
        ['MusicEvent', false],
      ]);
  },
);
