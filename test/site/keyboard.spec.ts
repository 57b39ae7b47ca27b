import { expect, test } from '@playwright/test';
import { isQuick, chooseKinds } from '../effort.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { approve, Typist } from './keyboard.js';
import { troublesOf } from './troubles.js';

test.skip(isQuick, 'at night, by `npm run verify`');

// Hundreds of keys, and a look after each.
test.describe.configure({ timeout: 240_000 });

const visits = (site: DemoSite) => {
  for (const width of chooseKinds([1280, 360]))
    test(`with nothing but a keyboard, ${width} px wide, a ticket is bought with a code and in parts, with an error on the way; the focus is never lost or unseen`, async ({
      page,
    }) => {
      const troubles = troublesOf(page);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site.origin}/index.html`);
      const tickets = page.locator('event-tickets');
      await tickets.getByRole('heading', { name: 'Saturday Day' }).waitFor();
      const typist = new Typist(page);
      // By the link of the page, as anybody would who cannot scroll past a line-up.
      await typist.tabTo('Tickets');
      await typist.press('Enter');

      await typist.tabTo('Weekend, how many');
      await typist.press('ArrowUp');
      await expect(tickets.locator('.sum').getByText('Total £199.13')).toBeVisible();
      await typist.tabTo('Have a code?');
      await typist.press('Enter');
      await typist.isAt('Code');
      await typist.type('nope');
      await typist.press('Enter');
      await expect(tickets.getByText('We don’t recognise that code')).toBeVisible();
      await typist.isAt('Code');
      await typist.press('Control+a');
      await typist.type('crew');
      await typist.press('Enter');
      await typist.isAt(/^Code CREW applied/i);
      await typist.tabTo(/^Remove CREW/i);
      await typist.press('Enter');
      await typist.isAt('Have a code?');

      await expect(tickets.locator('[part=plans]').getByText('then £145.00')).toBeVisible();
      await typist.tabTo(/^Pay now/);
      await typist.press('ArrowDown');
      await typist.isAt(/^Half now/);
      await typist.press('ArrowDown');
      await typist.isAt(/^£40.00 a ticket now/);
      await typist.tabTo('Continue', 'Shift+Tab');
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
      await page.getByRole('button', { name: 'Pay £54.13 now', exact: true }).waitFor();
      await typist.tabTo('Pay £54.13 now');
      await typist.press('Enter');
      await approve(page, typist);
      await typist.tabTo('Buy more tickets');
      await typist.press('Enter');
      await typist.isAt('Early Bird Weekend');
      expect(troubles).toEqual([]);
    });
};

onDemoSite('on the demo site', visits);
