import { expect, scriptTag, test } from './origins.js';

const badge = 'Demo data';
const lineup = '<event-lineup></event-lineup>';

test('EMU-14 with a key and an address of a service the emulator is not even loaded', async ({
  page,
  origins,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const asked = '<event-lineup base-url="emulator:demo"></event-lineup>';
  await page.goto(origins.page(lineup + asked + scriptTag(origins)));
  await expect(page.locator('event-lineup').first().getByRole('tab').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => address.includes('emulator.js'))).toEqual([]);
  expect(loaded.filter((address) => address.startsWith(origins.service))).not.toEqual([]);
  await expect(page.getByText(badge)).toHaveCount(0);
});

test('EMU-13 EMU-14 asked for by name the emulator answers, and the page says so', async ({
  page,
  origins,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(origins.page(lineup + scriptTag(origins, { baseUrl: 'emulator:demo' })));
  await expect(page.getByText(badge).first()).toBeVisible();
  expect(loaded.some((address) => address.includes('emulator.js'))).toBe(true);
  expect(loaded.filter((address) => address.startsWith(origins.service))).toEqual([]);
});
