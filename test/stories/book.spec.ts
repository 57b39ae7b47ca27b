import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';

const folder = 'storybook-static';
const index = `${folder}/index.json`;
if (!existsSync(index)) throw new Error(`There is no ${index}: run \`npm run build-storybook\`.`);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};

test.describe.configure({ mode: 'default' });
let origin = '';
let close = (): unknown => undefined;
test.beforeAll(async () => {
  const pages = { '/favicon.ico': '' };
  const { server, port } = await serveStatic({ roots: [folder], port: 0, pages });
  origin = `http://localhost:${port}`;
  close = () => server.close().closeAllConnections();
});
test.afterAll(() => close());

const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const panel = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

test.describe('what stands beside a story', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.goto(`${origin}/?path=/story/event-tickets--with-accent`);
  });
  test.afterAll(() => page.close());

  test('has a control for each attribute that it hands on, once, and none besides', async () => {
    await panel(page, /^Controls/);
    const rows = page.getByRole('tabpanel').getByRole('row');
    await expect(rows.filter({ hasText: /^heading-level/ })).toHaveCount(1);
    for (const name of ['headingLevel', 'accent', 'width', 'onEvent'])
      await expect(rows.filter({ hasText: new RegExp(`^${name}`) })).toHaveCount(0);
  });

  test('is the code that an organiser would paste', async () => {
    await panel(page, /^Code/);
    const code = page.getByRole('tabpanel').locator('pre');
    await expect(code).toContainText('<event-tickets></event-tickets>');
    await expect(code).toContainText('src="https://cdn.example/bandstand.js"');
    await expect(code).toContainText('--event-color-accent: #d9480f;');
  });

  test('is what the page hears, in the panel of actions', async () => {
    await panel(page, /^Actions/);
    await frameOf(page).getByRole('button', { name: 'Add one Saturday Day' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('event-tickets-changed');
  });
});

test('every page of an element describes its properties, and no story of it meets the world of another', async ({
  page,
}) => {
  const docs = (id: string) => page.goto(`${origin}/iframe.html?id=${id}--docs&viewMode=docs`);
  await docs('ambassador-rewards');
  await expect(page.getByRole('row', { name: /^deviceToken Who is signed in/ })).toBeVisible();
  await docs('event-tickets');
  await expect(page.locator('event-tickets:state(ready)').first()).toBeAttached();
  await expect(page.locator('event-tickets:state(loading)')).toHaveCount(0);
  await expect(page.locator('event-tickets:state(error)')).toHaveCount(1); // "Not found"
});

test('theme, language and direction of the toolbar reach the widgets of every story', async ({
  page,
}) => {
  await page.goto(
    `${origin}/iframe.html?id=hostile-hosts--css-reset&globals=theme:dark;locale:de;direction:rtl`,
  );
  const card = page.locator('event-card');
  await expect(card.getByRole('link', { name: /Tickets ab/ }).or(card.getByRole('button', { name: /Tickets ab/ }))).toBeVisible(); // oxfmt-ignore
  expect(await card.evaluate((it) => it.matches(':state(dark)'))).toBe(true);
  expect(await card.evaluate((it) => it.closest('[dir]')?.getAttribute('dir'))).toBe('rtl');
});

test('every guide is a page of the book that fits a phone, and its links lead to pages that there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const guides = Object.values(entries).filter(({ id }) => /^(guides-|start-here)/.test(id));
  expect(guides.length).toBeGreaterThan(15);
  // Not from a page of stories: Storybook loads anew where one that it is to leave is still playing.
  await page.goto(`${origin}/iframe.html?id=${guides.at(-1)?.id ?? ''}&viewMode=docs`);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  for (const { id } of guides) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Record<
        string,
        { emit: (event: string, payload: object) => void }
      >;
      document.querySelector('#storybook-docs h1')?.setAttribute('data-read', '');
      channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
    await expect(page.locator('#storybook-docs h1:not([data-read])').first(), id).toBeVisible();
    // Lines of code may be long: in a paragraph they wrap.
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(360);
    const led = await page.$$eval('a[href^="?path="]', (all) =>
      all.map((one) => one.getAttribute('href')?.replace(/^\?path=\/\w+\//, '') ?? ''),
    );
    expect(
      led.filter((to) => !(to in entries)),
      id,
    ).toEqual([]);
    const files = await page.$$eval('a[href^="docs/"]', (all) => all.map((one) => one.getAttribute('href') ?? '')); // oxfmt-ignore
    expect(
      files.filter((file) => !existsSync(file)),
      id,
    ).toEqual([]);
  }
});

test('a token that is changed is seen, and stands in the CSS to copy', async ({ page }) => {
  await page.goto(`${origin}/iframe.html?id=tokens-and-parts--try-them`);
  await page.locator('[name="--event-radius"]').fill('0');
  await expect(page.locator('output')).toContainText('--event-radius: 0;');
  const card = page.locator('event-card').locator('[part~="card"]');
  await expect.poll(() => card.evaluate((it) => getComputedStyle(it).borderRadius)).toBe('0px');
  await page.getByRole('button', { name: 'release', exact: true }).click();
  await expect(page.locator('output')).toContainText('event-tickets::part(release)');
});
