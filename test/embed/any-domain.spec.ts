import { expect, test, type Page } from '@playwright/test';
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

test('EMU-13 EMU-14 on any domain, with neither event nor key, the emulator that was asked for shows Meadowlark, says so and asks nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '<event-card></event-card><div data-event-widget="faq"></div>');
  await expect(page.locator('event-card').getByText('Meadowlark 2027').first()).toBeVisible();
  await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
  await expect(page.locator('event-faq').getByRole('searchbox')).toBeVisible();
  expect(asked).toContain(`${cdn}/emulator.js`);
  expect(asked.filter((one) => !one.startsWith(cdn) && !one.startsWith(site))).toEqual([]);
});

atNight(test)('what the page says about event and key is not replaced', async ({ page }) => {
  const said = 'data-event="quiet-2027" data-service-key="pk_live_quietroom_demo"';
  await open(page, '<event-lineup></event-lineup>', said);
  // The Quiet Room does not allow pages at home either: a page that is not allowed can be looked at.
  await expect(
    page.locator('event-lineup').getByRole('button', { name: 'Try again' }),
  ).toBeVisible();
});
