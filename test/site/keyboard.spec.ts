import { expect, test, type Page } from '@playwright/test';
import { isQuick, chooseKinds } from '../effort.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { homeWith } from './demo-site.js';
import { approve, giveDetails, Typist } from './keyboard.js';
import { troublesOf } from './troubles.js';

test.skip(isQuick, 'at night, by `npm run verify`');

/** To the tickets by the link of the page, as anybody would who cannot scroll past a line-up. */
async function openTickets(page: Page, address: string): Promise<Typist> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('event-tickets').getByRole('heading', { name: 'Saturday Day' }).waitFor();
  const typist = new Typist(page);
  await typist.tabTo('Tickets');
  await typist.press('Enter');
  return typist;
}

// Hundreds of keys, and a look after each.
test.describe.configure({ timeout: 180_000 });

const visits = (site: DemoSite) => {
  /** With all else that the home page has, for the whole way; without it for the rest. */
  const toTicketsAmongOthers = (page: Page) => openTickets(page, `${site.origin}/index.html`);
  const toTickets = (page: Page) => openTickets(page, `${site.origin}/tickets.html`);

  for (const width of chooseKinds([1280, 360]))
    test.describe(`with nothing but a keyboard, ${width} px wide,`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('two tickets are bought, with an error on the way; the focus is never lost or unseen', async ({
        page,
      }) => {
        const troubles = troublesOf(page);
        const typist = await toTicketsAmongOthers(page);
        await typist.tabTo('Add one Saturday Day');
        await typist.press('Space');
        await typist.press('Enter');
        await expect(page.locator('event-tickets').getByText('Total £171.42')).toBeVisible();
        await typist.tabTo('Continue');
        await typist.press('Enter');
        await typist.isAt('Your details');

        await typist.tabTo('First name');
        await typist.type('Ada');
        await typist.tabTo('Last name');
        await typist.type('Byron');
        await typist.tabTo(/^Yes, .* write to me/);
        await typist.press('Space');
        await expect(page.getByRole('checkbox', { name: /write to me/ })).toBeChecked();
        await typist.tabTo(/^I am 16 or over/);
        await typist.press('Space');
        await typist.tabTo('Continue');
        await typist.press('Space');
        await typist.isAt('There is a problem');
        await typist.tabTo('Enter your email address');
        await typist.press('Enter');
        await typist.isAt('Email address');
        await typist.type('ada@example.com');
        await typist.press('Enter');

        await typist.isAt('Payment');
        await typist.tabTo('Pay £171.42');
        await typist.press('Enter');
        await approve(page, typist);
        await typist.tabTo('Buy more tickets');
        await typist.press('Enter');
        await typist.isAt('Early Bird Weekend');
        expect(troubles).toEqual([]);
      });

      test('the focus goes through the details as they are read', async ({ page }) => {
        const typist = await toTickets(page);
        await typist.tabTo('Add one Under 12');
        await typist.press('Enter');
        await typist.tabTo('Continue');
        await typist.press('Enter');
        await typist.isAt('Your details');
        typist.stops.length = 0;
        await typist.tabTo('Continue');
        expect(typist.stops).toEqual([
          'First name',
          'Last name',
          'Email address',
          'Phone number (optional)',
          expect.stringMatching(/^Yes, .* write to me/),
          expect.stringMatching(/^Yes, .* text me/),
          expect.stringMatching(/^Yes, .* recommend/),
          expect.stringMatching(/^I am 16 or over/),
          'terms of sale',
          'Continue',
        ]);
        const there = typist.stops.slice(0, -1).reverse();
        typist.stops.length = 0;
        await typist.tabTo('First name', 'Shift+Tab');
        expect(typist.stops).toEqual(there);
        await typist.tabTo('Change Tickets', 'Shift+Tab');
        await typist.press('Enter');
        await typist.isAt('Tickets');
      });

      test('a payment in parts is chosen by arrows, which keep the focus where it is', async ({
        page,
      }) => {
        const typist = await toTickets(page);
        await typist.tabTo('Weekend, how many');
        await typist.press('ArrowUp');
        const tickets = page.locator('event-tickets');
        await expect(tickets.locator('.sum').getByText('Total £199.13')).toBeVisible();
        await expect(tickets.locator('[part=plans]').getByText('then £145.00')).toBeVisible();
        await typist.tabTo(/^Pay now/);
        await typist.press('ArrowDown');
        await typist.isAt(/^Half now/);
        await typist.press('ArrowDown');
        await typist.isAt(/^£40.00 a ticket now/);
        await typist.tabTo('Continue');
        await typist.press('Enter');
        await giveDetails(typist);
        await page.getByRole('button', { name: 'Pay £54.13 now', exact: true }).waitFor();
        await typist.tabTo('Pay £54.13 now');
        await typist.press('Enter');
        await approve(page, typist);
      });

      test('a code is tried by Enter: in vain, and it can be mended; then rightly, and its words have the focus', async ({
        page,
      }) => {
        const typist = await toTickets(page);
        await typist.tabTo('Have a code?');
        await typist.press('Enter');
        await typist.isAt('Code');
        await typist.type('nope');
        await typist.press('Enter');
        await expect(
          page.locator('event-tickets').getByText('We don’t recognise that code'),
        ).toBeVisible();
        await typist.isAt('Code');
        await typist.press('Control+a');
        await typist.type('crew');
        await typist.press('Enter');
        await typist.isAt(/^Code CREW applied/i);
        await typist.tabTo(/^Remove CREW/i);
        await typist.press('Enter');
        await typist.isAt('Have a code?');
      });
    });
};

onDemoSite('on the demo site', visits, {
  pages: { '/tickets.html': homeWith('event-tickets') },
});
