import { chooseSome } from '../effort.js';
import { expect, scriptTag, test } from './origins.js';

const mistyped: [written: string, meant: string][] = [
  ['event-line-up', 'event-lineup'],
  ['event-linup', 'event-lineup'],
  ['event-ticket', 'event-tickets'],
  ['event-faqs', 'event-faq'],
  ['event-signup', 'event-signup-form'],
  ['event-sign-up-form', 'event-signup-form'],
  ['merch-previews', 'merch-preview'],
];

for (const [written, meant] of chooseSome(mistyped)) {
  test(`<${written}> is said to mean <${meant}>, once`, async ({ page, origins }) => {
    const words: string[] = [];
    page.on('console', (line) => words.push(line.text()));
    const wrong = `<${written}></${written}>`;
    await page.goto(origins.page(`${wrong}${wrong}<event-faq></event-faq>${scriptTag(origins)}`));
    await expect(page.locator('event-faq').getByRole('heading').first()).toBeVisible();
    const line = `Bandstand: there is no <${written}>. Did you mean <${meant}>?`;
    await expect.poll(() => words).toEqual([line]);
  });
}

test("elements of somebody else are nobody's mistake, and cost nothing", async ({
  page,
  origins,
}) => {
  const words: string[] = [];
  const asked: string[] = [];
  page.on('console', (line) => words.push(line.text()));
  page.on('request', (request) => asked.push(request.url()));
  const others =
    '<event-calendar></event-calendar><event-map></event-map><media-player></media-player>';
  await page.goto(origins.page(`${others}<event-faq></event-faq>${scriptTag(origins)}`));
  await expect(page.locator('event-faq').getByRole('heading').first()).toBeVisible();
  expect(words).toEqual([]);
  const plain = '<media-player></media-player><event-faq></event-faq>';
  asked.length = 0;
  await page.goto(origins.page(`${plain}${scriptTag(origins)}`));
  await expect(page.locator('event-faq').getByRole('heading').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('loader-parts'))).toEqual([]);
});

test('a mistyped element that comes later is noticed too', async ({ page, origins }) => {
  const words: string[] = [];
  page.on('console', (line) => words.push(line.text()));
  await page.goto(origins.page(`<event-faq></event-faq>${scriptTag(origins)}`));
  await expect(page.locator('event-faq').getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('event-line-up')));
  await expect.poll(() => words.join()).toContain('Did you mean <event-lineup>?');
});
