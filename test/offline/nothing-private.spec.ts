import type { Page } from '@playwright/test';
import { button, giveDetails, play, title } from '../embed/buyer.js';
import { expect, scriptTag, test } from '../embed/origins.js';

/** All that lies in the browser under the address of the page: keys, addresses and contents. */
const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(`${request.url} ${await (await cache.match(request))!.text()}`);
    }
    for (const store of [localStorage, sessionStorage])
      found.push(...Object.entries(store).map(([key, value]) => `${key} ${value}`));
    for (const { name } of await indexedDB.databases()) found.push(`database ${name}`);
    return found;
  });

test('O2 after a purchase, a sign-up and a claimed reward nothing of them is kept on a page with data-offline', async ({
  page,
  origins,
}) => {
  const widgets =
    '<event-faq></event-faq><event-tickets></event-tickets>' +
    '<event-signup-form form="meadowlark-newsletter"></event-signup-form>' +
    '<ambassador-rewards></ambassador-rewards>';
  const tag = scriptTag(origins, { more: 'data-offline' });
  await page.goto(origins.page(widgets + tag));

  await page
    .getByLabel(/^Email/)
    .first()
    .fill('grace@example.com');
  await page.getByRole('checkbox', { name: 'Who is playing' }).check();
  await button(page, 'Sign up').click();
  await expect(title(page, 'Check your inbox')).toBeVisible();

  const rewards = page.locator('ambassador-rewards');
  await rewards.locator('.claimable .claim').first().click();
  const claimed = page.waitForResponse(
    (answer) =>
      /\/reward-claims$/.test(answer.url()) && answer.request().method() === 'POST' && answer.ok(),
  );
  await rewards.getByText('M', { exact: true }).click();
  await rewards.getByLabel('Street and number').fill('12 Hopper Lane');
  await rewards.getByLabel('Town or city').fill('Leeds');
  await rewards.getByLabel('Postcode').fill('LS1 4AP');
  await rewards.getByLabel('Country').selectOption('United Kingdom');
  await rewards.locator('.claim-form button').first().click();
  await claimed;

  await button(page, 'Add one Saturday Day').click();
  await button(page, 'Continue').click();
  await giveDetails(page);
  await button(page, /^Pay £/).click();
  await page.waitForURL(`${origins.service}/pay/**`);
  await play(page, 'Approve');
  await expect(title(page, /^Thank you/)).toBeVisible();

  await expect.poll(async () => (await storedIn(page)).join()).toContain('/faq');
  const kept = await storedIn(page);
  const addresses = kept
    .filter((entry) => entry.startsWith('http'))
    .map((one) => one.split(' ')[0]);
  expect(
    addresses.filter(
      (one) => !/\/v1\/events\/[\w-]+(\/(lineup|faq|news|artists\/[^/]+))?\?/.test(one!),
    ),
  ).toEqual([]);
  expect(kept.filter((one) => /ada@|grace@|Byron|Hopper|device_demo/.test(one))).toEqual([]);
});
