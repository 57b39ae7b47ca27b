import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { homeWith } from './demo-site.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { atNight } from '../effort.js';

/** What people come for with a phone in their hand: by touch, at 360 pixels, on the pages of the demo. */

async function open(page: Page, { origin }: DemoSite, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/${path}`);
  await page.locator(':state(ready)').first().waitFor();
}

const schedule = (site: DemoSite) => {
  const openLineup = async (page: Page): Promise<Locator> => {
    await open(page, site, 'lineup.html');
    await page.getByRole('searchbox', { name: 'Search the line-up' }).waitFor();
    return page.locator('event-lineup');
  };

  test('who plays on Saturday night is two taps away, and a misspelt name finds the artist', async ({
    page,
  }) => {
    const lineup = await openLineup(page);
    await lineup.getByRole('tab', { name: 'Saturday 26 June' }).tap();
    const saturday = lineup.getByRole('tabpanel', { name: 'Saturday 26 June' });
    const last = saturday.getByRole('button', { name: 'The Lamplighters’ Union' }).first();
    await last.tap();
    const artist = page.getByRole('dialog', { name: 'The Lamplighters’ Union' });
    await expect(artist.getByText('Long Meadow')).toBeVisible();
    await expect(artist.getByText('21:30 – 23:00')).toBeVisible();
    await artist.getByRole('button', { name: 'Close' }).tap();
    await lineup.getByRole('searchbox').tap();
    await page.keyboard.type('juno farraday');
    await lineup.getByRole('button', { name: 'Did you mean Juno Faraday?' }).tap();
    await lineup.getByRole('button', { name: 'Juno Faraday', exact: true }).first().tap();
    await expect(page.getByRole('dialog', { name: 'Juno Faraday' })).toBeVisible();
  });

  atNight(test)('five sets with clashes go into one calendar file', async ({ page }) => {
    const lineup = await openLineup(page);
    await lineup.getByRole('tab', { name: 'Saturday 26 June' }).tap();
    const sets = [
      'Khamsin Electric',
      'Wren Abernathy',
      'Ifeoma Dane',
      'Night Bus to Ljubljana',
      'The Lamplighters’ Union',
    ];
    for (const name of sets)
      await lineup
        .getByRole('button', { name: `Save ${name} to my plan` })
        .first()
        .tap();
    await lineup.getByRole('button', { name: /^My plan/ }).tap();
    await expect(lineup.getByText('Clashes with Night Bus to Ljubljana, 1 hr')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      lineup.getByRole('button', { name: 'Add to calendar' }).tap(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.match(/^SUMMARY:/gm)).toHaveLength(sets.length);
    for (const name of sets) expect(file).toContain(`SUMMARY:${name}`);
  });

  atNight(test)('a whole day is seen at a glance', async ({ page }) => {
    const lineup = await openLineup(page);
    const timetable = page.getByRole('radio', { name: 'Timetable' });
    await lineup.locator('label').filter({ has: timetable }).tap(); // the radio is below its sign
    await lineup.getByRole('button', { name: 'Whole day' }).tap();
    const day = lineup.getByRole('tabpanel');
    await day.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    const sets = day.getByRole('listitem');
    await expect(sets.first()).toBeInViewport();
    await expect(sets.last()).toBeInViewport();
  });

  atNight(test)('at the festival the page says who is on now', async ({ page }) => {
    const lineup = await openLineup(page);
    await page.getByRole('button', { name: 'Behind the scenes' }).tap();
    const panel = page.getByRole('dialog', { name: 'Behind the scenes' });
    await panel.getByRole('button', { name: 'Saturday 21:05' }).tap();
    await panel.getByRole('button', { name: 'Close' }).tap();
    const onNow = lineup.getByRole('region', { name: 'On now' });
    await expect(onNow.getByText('Ifeoma Dane')).toBeVisible();
    await expect(onNow.getByText('until 22:00')).toBeVisible();
    await lineup.getByRole('button', { name: 'Jump to now' }).tap();
    await expect(
      lineup.getByRole('tabpanel').getByRole('button', { name: 'Ifeoma Dane' }).first(),
    ).toBeInViewport();
  });
};

const shop = (site: DemoSite) => {
  const openTickets = async (page: Page): Promise<Locator> => {
    await open(page, site, 'tickets.html');
    return page.locator('event-tickets');
  };
  const add = (tickets: Locator, name: string) =>
    tickets.getByRole('button', { name: `Add one ${name}`, exact: true }).tap();
  const onward = (tickets: Locator) => tickets.getByRole('button', { name: 'Continue' }).tap();
  const atBank = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name }).tap();

  async function giveDetails(tickets: Locator): Promise<void> {
    await tickets.getByLabel('First name').fill('Ada');
    await tickets.getByLabel('Last name').fill('Byron');
    await tickets.getByLabel('Email address').fill('ada@example.com');
    await tickets.getByRole('checkbox', { name: /18|terms/ }).tap();
    await onward(tickets);
  }

  const thanks = 'Thank you, your tickets are booked.';

  test('two tickets with a code are paid by a plan', async ({ page }) => {
    const tickets = await openTickets(page);
    await add(tickets, 'Weekend');
    await add(tickets, 'Weekend');
    await tickets.getByRole('button', { name: 'Have a code?' }).tap();
    await tickets.getByRole('textbox', { name: /code/i }).fill('LARK10');
    await tickets.getByRole('button', { name: 'Apply' }).tap();
    await expect(tickets.getByRole('button', { name: 'Remove LARK10' })).toBeVisible();
    await tickets.getByRole('radio', { name: /^Half now, half on 1 June/ }).tap();
    await onward(tickets);
    await giveDetails(tickets);
    await tickets.getByRole('button', { name: /^Pay £/ }).tap();
    await atBank(page, 'Approve');
    await expect(tickets.getByRole('heading', { name: thanks })).toBeVisible();
    await expect(tickets.getByText(/1 June/).first()).toBeVisible();
  });

  atNight(test)('a card that is declined is followed by one that pays', async ({ page }) => {
    const tickets = await openTickets(page);
    await add(tickets, 'Saturday Day');
    await onward(tickets);
    await giveDetails(tickets);
    await tickets.getByRole('button', { name: 'Pay £85.71' }).tap();
    await atBank(page, 'Decline');
    await expect(tickets.getByText(/declined/i).first()).toBeVisible();
    await tickets.getByRole('button', { name: 'Pay £85.71' }).tap();
    await atBank(page, 'Approve');
    await expect(tickets.getByRole('heading', { name: thanks })).toBeVisible();
  });

  test('what is sold out leads to a list that takes an address', async ({ page }) => {
    await open(page, site, 'dark.html');
    const tickets = page.locator('event-tickets');
    await tickets.getByRole('link', { name: /^Join the waiting list/ }).tap();
    const list = page.locator('event-signup-form');
    await expect(list.getByLabel('Email')).toBeInViewport();
    await list.getByLabel('Email').fill('ada@example.com');
    await list.getByRole('button', { name: 'Sign up' }).tap();
    await expect(list.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });
};

const jobs = (site: DemoSite) => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  schedule(site);
  shop(site);
};

onDemoSite('on a phone', jobs, {
  pages: {
    '/lineup.html': homeWith('event-lineup'),
    '/tickets.html': homeWith('event-tickets'),
  },
});
