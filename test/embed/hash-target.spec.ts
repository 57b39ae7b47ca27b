import type { Page } from '@playwright/test';
import { expect, test, type OpenPage } from './foreign-origin.js';
import { scriptTag, type Origins } from './origins.js';
import { atNight, chooseKinds } from '../effort.js';

/** A page whose last part a link leads to, below widgets that grow after it has been opened. */
const body = (origins: Origins, style = '') => `
  <style>section { min-height: 150vh } ${style}</style>
  <event-news></event-news><event-faq></event-faq>
  <section id="tickets äöü"><h2>Tickets</h2></section>${scriptTag(origins)}`;
const place = `#${encodeURIComponent('tickets äöü')}`;

/** How far the part is from the upper edge of the window. */
const distance = (page: Page) =>
  page.evaluate(() => document.querySelector('section')!.getBoundingClientRect().top);

/** Opens the page while news and FAQ have to wait for their answers. */
async function openBeforeAnswers(
  page: Page,
  { origins, open, style }: Pick<OpenPage, 'open'> & { origins: Origins; style?: string },
): Promise<() => Promise<void>> {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/v1\/events\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(open(body(origins, style)) + place);
  await expect(page.locator('event-news:state(loading)')).toBeVisible();
  return async () => {
    answer();
    await expect(page.locator('event-news:state(ready)')).toBeVisible();
    await expect(page.locator('event-faq:state(ready)')).toBeVisible();
    // What grows is noticed in the frame in which it does.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}

for (const [host, style] of chooseKinds([
  ['a plain page', ''],
  [
    'a page that scrolls smoothly, without scroll anchoring',
    'html { scroll-behavior: smooth; overflow-anchor: none }',
  ],
] as const)) {
  test(`${host}: a link to a place below widgets ends there once they have grown`, async ({
    page,
    origins,
    open,
  }) => {
    const finish = await openBeforeAnswers(page, { origins, open, style });
    await finish();
    await expect.poll(() => distance(page)).toBeCloseTo(0, 0);
  });
}

test('a visitor who has moved the page is not taken back to the place of the link', async ({
  page,
  origins,
  open,
}) => {
  const finish = await openBeforeAnswers(page, { origins, open });
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await finish();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Opens the page and holds back the code of its widgets, until the answer is called. */
async function openBeforeCode(page: Page, address: string): Promise<() => Promise<void>> {
  let load: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/core.js', async (route) => {
    await held;
    await route.continue();
  });
  const code = page.waitForRequest('**/core.js');
  await page.goto(address);
  await code;
  return async () => {
    load();
    await expect(page.locator('event-news:state(ready)')).toBeVisible();
    await expect(page.locator('event-faq:state(ready)')).toBeVisible();
  };
}

atNight(test)(
  'nor is one who moved it before the code of the widgets came',
  async ({ page, origins, open }) => {
    const finish = await openBeforeCode(page, open(body(origins)) + place);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await finish();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

/** What leads to the place, always in view, as a page's navigation is. */
const navigation = `<style>nav { position: fixed; top: 0; z-index: 1 }</style>
  <nav><a href="${place}">To the tickets</a></nav>`;

test('a link inside the page that is followed before the code of the widgets came ends at its place', async ({
  page,
  origins,
  open,
}) => {
  const finish = await openBeforeCode(
    page,
    open(navigation + body(origins, 'html { overflow-anchor: none }')),
  );
  await page.getByRole('link', { name: 'To the tickets' }).click();
  await finish();
  await expect.poll(() => distance(page)).toBeCloseTo(0, 0);
});

atNight(test)(
  'a link inside the page that is followed while widgets grow ends at its place',
  async ({ page, origins, open }) => {
    const finish = await openBeforeAnswers(page, {
      origins,
      open: (html) => open(navigation + html),
    });
    await page.evaluate(() => {
      history.replaceState(null, '', ' ');
      scrollTo(0, 0);
    });
    await page.getByRole('link', { name: 'To the tickets' }).click();
    await finish();
    await expect.poll(() => distance(page)).toBeCloseTo(0, 0);
  },
);

atNight(test)(
  'the place may be a widget, in the spelling of a link as well',
  async ({ page, origins, open }) => {
    const link = '<a id="faq" href="https://meadowlark.example/#widget=faq">FAQ</a>';
    await page.goto(
      `${open(`<event-lineup></event-lineup>${link}<div style="height:150vh"></div>${scriptTag(origins)}`)}#faq`,
    );
    await expect(page.locator('event-faq:state(ready)')).toBeVisible();
    await expect(page.locator('event-lineup:state(ready)')).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('event-faq')!.getBoundingClientRect().top),
      )
      .toBeCloseTo(0, 0);
  },
);
