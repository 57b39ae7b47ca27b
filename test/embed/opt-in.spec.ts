import { expect, scriptTag, test } from './origins.js';

const faq = '<event-faq></event-faq>';

test('EMU-14 with a key and an address of a service the emulator is not even loaded', async ({
  page,
  origins,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const asked = '<event-faq base-url="emulator:demo"></event-faq>';
  await page.goto(origins.page(faq + asked + scriptTag(origins)));
  await expect(page.locator('event-faq').first().getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => address.includes('emulator.js'))).toEqual([]);
  expect(loaded.filter((address) => address.startsWith(origins.service))).not.toEqual([]);
  await expect(page.getByText('Demo data')).toHaveCount(0);
});
