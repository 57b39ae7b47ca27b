import { expect, test, type Page } from '@playwright/test';
import { homeWith } from './demo-site.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';

/** What people come for with a phone in their hand: by touch, at 360 pixels, on the pages of the demo. */
const jobs = (site: DemoSite) => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  const open = async (page: Page, path: string) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/${path}`);
  };

  test('who plays on Saturday night is two taps away, and a misspelt name finds the artist', async ({
    page,
  }) => {
    await open(page, 'lineup.html');
    const lineup = page.locator('event-lineup');
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

  test('what is sold out leads to a list that takes an address', async ({ page }) => {
    await open(page, 'dark.html');
    const tickets = page.locator('event-tickets');
    await tickets.getByRole('link', { name: /^Join the waiting list/ }).tap();
    const list = page.locator('event-signup-form');
    await expect(list.getByLabel('Email')).toBeInViewport();
    await list.getByLabel('Email').fill('ada@example.com');
    await list.getByRole('button', { name: 'Sign up' }).tap();
    await expect(list.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });
};

onDemoSite('on a phone', jobs, { pages: { '/lineup.html': homeWith('event-lineup') } });
