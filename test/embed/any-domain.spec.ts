import { expect, test, type Page } from '@playwright/test';
import { button, giveDetails, title } from './buyer.js';
import { atNight } from '../effort.js';

/** A domain that no organiser of the demo world has on a list. It is not even secure. */
const site = 'http://somebody.example';
const cdn = 'http://cdn.example';

async function open(page: Page, body: string, attributes = ''): Promise<void> {
  await page.route(`${cdn}/**`, (route) =>
    route.fulfill({
      path: `dist${new URL(route.request().url()).pathname}`,
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en-GB"><title>Somebody’s page</title><body>${body}
        <script src="${cdn}/bandstand.js" data-base-url="emulator:" ${attributes}></script>`,
    }),
  );
  await page.goto(`${site}/`);
}

test('on any domain, with neither event nor key, the emulator shows Meadowlark', async ({
  page,
}) => {
  await open(page, '<event-lineup></event-lineup><div data-event-widget="faq"></div>');
  await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
  await expect(page.locator('event-faq').getByRole('searchbox')).toBeVisible();
});

atNight(test)('on any domain a ticket of the emulator is bought to the end', async ({ page }) => {
  await open(page, '<event-tickets></event-tickets>');
  await button(page, 'Add one Saturday Day').click();
  await button(page, 'Continue').click();
  await giveDetails(page);
  await button(page, /^Pay £/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const back = page.getByRole('link', { name: /^Back to the/ });
  if (await back.isVisible()) await back.click();
  await expect(title(page, 'Thank you, your tickets are booked.')).toBeVisible();
});

atNight(test)('an event of another organiser gets a key of that organiser', async ({ page }) => {
  await open(page, '<event-tickets></event-tickets>', 'data-event="foghorn-kyoto"');
  await button(page, /^Add one/)
    .first()
    .click();
  await button(page, 'Continue').click();
  await expect(title(page, 'Your details')).toBeVisible();
});

atNight(test)('what the page says about event and key is not replaced', async ({ page }) => {
  const said = 'data-event="quiet-2027" data-service-key="pk_live_quietroom_demo"';
  await open(page, '<event-lineup></event-lineup>', said);
  // The Quiet Room does not allow pages at home either: a page that is not allowed can be looked at.
  await expect(
    page.locator('event-lineup').getByRole('button', { name: 'Try again' }),
  ).toBeVisible();
});
