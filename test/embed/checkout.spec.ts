import { control } from '../emulator/process.js';
import {
  breakOnce,
  button,
  choose,
  giveDetails,
  hitsOfFaults,
  ordersAt,
  play,
  salesAt,
  title,
  toTheBank,
} from './buyer.js';
import { listenForLeaks } from './leaks.js';
import { expect, scriptTag, test } from './origins.js';
import { atNight } from '../effort.js';

test.describe('an order over real sockets, between three origins', () => {
  test('goes to the bank on another origin and back, and keeps its token to itself (ORD-03, ORD-07)', async ({
    page,
    origins,
  }) => {
    const leaks = await listenForLeaks(page, origins.service);
    await toTheBank(page, origins);
    await play(page, 'Approve');
    await expect(title(page, /Thank you/)).toBeVisible();
    expect(await salesAt(origins)).toBe(1);
    expect(await leaks()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  atNight(test)(
    'a token in any other address would have been noticed',
    async ({ page, origins }) => {
      const leaks = await listenForLeaks(page, origins.service);
      const order = page.waitForRequest(/\/tickets\/orders\//);
      await toTheBank(page, origins);
      await play(page, 'Approve');
      await expect(title(page, /Thank you/)).toBeVisible();
      const token = new URL((await order).url()).pathname.split('/')[6]!;
      const elsewhere = `${origins.service}/v1/events/search?q=${token}`;
      await page.evaluate((url) => fetch(url).catch(() => undefined), elsewhere);
      expect(await leaks()).toEqual(['an address']);
    },
  );

  test('F14 a reserve whose reply is lost on the way is bought once, and its buyer goes on', async ({
    page,
    origins,
  }) => {
    await choose(page, origins);
    await breakOnce(origins, 'reserve', 'drop_after');
    await button(page, 'Continue').click();
    // Browsers may send it again themselves; where they do not, the buyer presses once more.
    await expect(async () => {
      if (!(await title(page, 'Your details').isVisible()))
        await button(page, 'Try again').click({ timeout: 2000 });
      await expect(title(page, 'Your details')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await giveDetails(page);
    await button(page, /^Pay £/).click();
    await play(page, 'Approve');
    await expect(title(page, /Thank you/)).toBeVisible();
    expect(await salesAt(origins)).toBe(1);
  });

  atNight(test)(
    'F16 a pay whose reply is lost is asked about, never paid twice',
    async ({ page, origins }) => {
      await choose(page, origins);
      await button(page, 'Continue').click();
      await giveDetails(page);
      await breakOnce(origins, 'pay', 'drop_after');
      // Browsers may send it again themselves; where they do not, the buyer presses once more.
      await expect(async () => {
        if (!page.url().startsWith(origins.service))
          await button(page, /^Pay £/).click({ timeout: 2000 });
        await page.waitForURL(`${origins.service}/pay/**`, { timeout: 2000 });
      }).toPass();
      const { payments } = (await control(origins.service, 'payments')) as { payments: unknown[] };
      expect(payments).toHaveLength(1);
    },
  );

  atNight(test)(
    'F17 a reload while reserve is under way says what may be held, and a press goes on',
    async ({ page, origins }) => {
      await choose(page, origins);
      await breakOnce(origins, 'reserve', 'hang');
      await button(page, 'Continue').click();
      // Sent is not arrived: a reload stops a request on its way, and the next one would hang instead.
      await expect.poll(() => hitsOfFaults(origins)).toBe(1);
      await page.reload();
      await expect(
        page.getByRole('group').getByText('Your tickets may be reserved for up to 15 minutes.'),
      ).toBeVisible();
      await button(page, 'Try again').click();
      await expect(title(page, 'Your details')).toBeVisible();
    },
  );

  atNight(test)(
    'F20 back from the bank without paying: the order stands, and Pay offers the same attempt',
    async ({ page, origins }) => {
      await toTheBank(page, origins);
      const attempt = page.url();
      await page.goBack({ waitUntil: 'commit' });
      await button(page, /^Pay £/).click({ timeout: 20_000 });
      await page.waitForURL(`${origins.service}/pay/**`);
      expect(page.url()).toBe(attempt);
    },
  );

  atNight(test)(
    'F21 a duplicated tab has the token too: one payment, and both show that it is done',
    async ({ page, origins }) => {
      await choose(page, origins);
      await button(page, 'Continue').click();
      await giveDetails(page);
      // What a window opens takes a copy of its session storage along, as "Duplicate tab" does.
      const [copy] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate(() => void window.open(location.href)),
      ]);
      for (const one of [page, copy]) {
        await button(one, /^Pay £/).click({ timeout: 20_000 });
        await one.waitForURL(`${origins.service}/pay/**`);
      }
      expect(copy.url()).toBe(page.url());
      await play(copy, 'Approve');
      await expect(title(copy, /Thank you/)).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(title(page, /Thank you/)).toBeVisible({ timeout: 20_000 });
      expect(await salesAt(origins)).toBe(1);
    },
  );

  test('F22 two tabs and one last ticket: one wins, the other reads why and that some may come back', async ({
    page,
    context,
    origins,
  }) => {
    const other = await context.newPage();
    const tag = scriptTag(origins, { event: 'last-ticket', key: 'pk_live_foghorn_demo' });
    for (const one of [page, other]) {
      await one.goto(origins.page('<event-tickets></event-tickets>' + tag));
      await button(one, /^Add one/)
        .first()
        .click();
      await expect(one.getByText(/^Total/).first()).toBeVisible();
    }
    await Promise.all([page, other].map((one) => button(one, 'Continue').click()));
    for (const one of [page, other])
      await expect(title(one, /^(Your details|There is a problem)$/)).toBeVisible();
    const winners = await Promise.all(
      [page, other].map((one) => title(one, 'Your details').count()),
    );
    expect(winners.reduce((sum, count) => sum + count)).toBe(1);
    const loser = winners[0] ? other : page;
    await expect(loser.getByRole('group', { name: 'There is a problem' })).toContainText(
      'has just sold out',
    );
    await expect(loser.getByText('All being bought right now.')).toBeVisible();
    expect((await ordersAt(origins)).filter(({ status }) => status === 'held')).toHaveLength(1);
  });

  atNight(test)(
    'F31 a forged success in the address convinces nobody',
    async ({ page, origins }) => {
      const shop = await toTheBank(page, origins);
      await page.goto(`${shop}?success=1&redirect_status=succeeded`);
      await expect(button(page, /^Pay £/)).toBeVisible({ timeout: 20_000 });
      expect(await salesAt(origins)).toBe(0);
    },
  );

  atNight(test)(
    'F41 where storage is blocked the order goes on, and its buyer is told about reloads',
    async ({ page, origins }) => {
      await page.addInitScript(() => {
        for (const place of ['sessionStorage', 'localStorage'])
          Object.defineProperty(globalThis, place, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      });
      await page.goto(origins.page('<event-tickets></event-tickets>' + scriptTag(origins)));
      await button(page, 'Add one Under 12').click();
      await button(page, 'Continue').click();
      await expect(page.getByText(/your browser can’t save this order/)).toBeVisible();
      await giveDetails(page);
      await button(page, 'Confirm free order').click();
      await expect(title(page, /Thank you/)).toBeVisible();
    },
  );
});
