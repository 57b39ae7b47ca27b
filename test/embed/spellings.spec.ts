import { expect, scriptTag, test, watch } from './origins.js';

const link =
  '<a href="https://meadowlark.example/#widget=faq&event=meadowlark-2027">Read the FAQ</a>';

test('element, div and link all become the widget, and content gives it no handlers or styles', async ({
  page,
  origins,
}) => {
  const seen = await watch(page, origins.service);
  await page.goto(
    origins.page(
      `<event-faq></event-faq><div data-event-widget="faq" data-onclick="alert(1)" data-style="color:red" data-heading-level="2">x</div><p>${link}</p>${scriptTag(origins)}`,
    ),
  );
  await expect(page.locator('event-faq')).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    await expect(page.locator('event-faq').nth(index).locator('h2, h3').first()).toBeVisible();
  }
  await expect(page.locator('event-faq').nth(1).locator('h2').first()).toBeVisible();
  await expect(page.locator('event-faq').and(page.locator('[onclick], [style]'))).toHaveCount(0);
  expect(seen.calls.filter((path) => path.endsWith('/faq'))).toHaveLength(1);
  expect(seen.troubles).toEqual([]);
});

test('what stands inside stays visible when the code of the widget cannot load, and nothing is thrown', async ({
  page,
  origins,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const told = page.waitForEvent('console', (line) => line.text().includes('could not load'));
  await page.route('**/event-faq.js', (route) => route.abort());
  await page.goto(
    origins.page(
      `<div data-event-widget="faq">Questions? Write to us.</div><p>${link}</p>
       <event-faq><p>Or ring the bell.</p></event-faq>${scriptTag(origins)}`,
    ),
  );
  await told;
  await expect(page.getByText('Questions? Write to us.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the FAQ' })).toBeVisible();
  await expect(page.getByText('Or ring the bell.')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a widget inserted late, by a page that swaps its content, works again', async ({
  page,
  origins,
}) => {
  const seen = await watch(page, origins.service);
  await page.goto(origins.page(`<div id="slot"></div>${scriptTag(origins)}`));
  for (const tag of ['event-faq', 'event-news', 'event-faq']) {
    await page.evaluate((name) => {
      const body = document.createElement('body');
      body.append(document.createElement(name));
      document.body.replaceWith(body);
    }, tag);
    await expect(page.locator(tag).getByRole('heading').first()).toBeVisible();
  }
  expect(seen.troubles).toEqual([]);
});
