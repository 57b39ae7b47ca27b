import { expect, scriptTag, test } from './origins.js';

test('a mistyped element is said to mean another one, once, also if it comes later; elements of somebody else are no mistake, and cost nothing', async ({
  page,
  origins,
}) => {
  const words: string[] = [];
  const asked: string[] = [];
  page.on('console', (line) => words.push(line.text()));
  page.on('request', (request) => asked.push(request.url()));
  const heading = page.locator('event-faq').getByRole('heading').first();
  const plain = '<media-player></media-player><event-faq></event-faq>';
  await page.goto(origins.page(`${plain}${scriptTag(origins)}`));
  await expect(heading).toBeVisible();
  expect(asked.filter((url) => url.includes('loader-parts'))).toEqual([]);

  const wrong = '<event-line-up></event-line-up>';
  const others = '<event-calendar></event-calendar><event-map></event-map>';
  await page.goto(origins.page(`${wrong}${wrong}${others}${plain}${scriptTag(origins)}`));
  await expect(heading).toBeVisible();
  const line = 'Bandstand: there is no <event-line-up>. Did you mean <event-lineup>?';
  await expect.poll(() => words).toEqual([line]);
  await page.evaluate(() => document.body.append(document.createElement('event-ticket')));
  await expect.poll(() => words.join()).toContain('Did you mean <event-tickets>?');
});
