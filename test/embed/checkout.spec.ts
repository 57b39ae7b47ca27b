import { control } from '../emulator/process.js';
import { breakOnce, button, choose, giveDetails, play, salesAt, title } from './buyer.js';
import { listenForLeaks } from './leaks.js';
import { expect, test } from './origins.js';

test('an order between three origins, whose replies are lost on the way, goes to the bank and back: it is held, paid and sold once, and keeps its token to itself (F14, F16, ORD-03, ORD-07)', async ({
  page,
  origins,
}) => {
  const leaks = await listenForLeaks(page, origins.service);
  const order = page.waitForRequest(/\/tickets\/orders\//);
  await choose(page, origins);
  const shop = page.url();
  await breakOnce(origins, 'reserve', 'drop_after');
  await button(page, 'Continue').click();
  // Browsers may send it again themselves; where they do not, the buyer presses once more.
  const again = button(page, 'Try again');
  await expect(title(page, 'Your details').or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await giveDetails(page);

  await breakOnce(origins, 'pay', 'drop_after');
  await expect(async () => {
    if (!page.url().startsWith(origins.service))
      await button(page, /^Pay £/).click({ timeout: 2000 });
    await page.waitForURL(`${origins.service}/pay/**`, { timeout: 2000 });
  }).toPass();
  const { payments } = (await control(origins.service, 'payments')) as { payments: unknown[] };
  expect(payments).toHaveLength(1);
  await play(page, 'Approve');
  await expect(title(page, /Thank you/)).toBeVisible();
  expect(page.url()).toBe(shop);
  expect(await salesAt(origins)).toBe(1);
  await page.reload();
  await expect(title(page, /Thank you/)).toBeVisible();
  expect(await leaks()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const token = new URL((await order).url()).pathname.split('/')[6]!;
  const elsewhere = `${origins.service}/v1/events/search?q=${token}`;
  await page.evaluate((url) => fetch(url).catch(() => undefined), elsewhere);
  expect(await leaks(), 'a token elsewhere would have been noticed').toEqual(['an address']);
});
