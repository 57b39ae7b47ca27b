import { expect, test, type Page } from '@playwright/test';
import { atNight, chooseSome } from '../effort.js';
import { homeWith } from './demo-site.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';

const pages = ['index', 'news', 'photos', 'join', 'merch', 'organiser', 'faq', 'waiting'];

/** Elements with a style sheet that the browser reads as empty, as one with a wrong escape is. */
const withEmptySheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ shadowRoot }) =>
        shadowRoot?.adoptedStyleSheets.some(({ cssRules }) => cssRules.length === 0),
      )
      .map(({ localName }) => localName),
  );

const sheets = (site: DemoSite) => {
  for (const path of chooseSome(pages))
    atNight(test)(`have rules on ${path}.html, those of later parts included`, async ({ page }) => {
      await page.goto(`${site.origin}/${path}.html`);
      await page.locator(':state(ready)').last().waitFor();
      await expect(page.getByText('Demo data').first()).toBeAttached();
      expect(await withEmptySheets(page)).toEqual([]);
    });

  test('have rules in an order', async ({ page }) => {
    await page.goto(`${site.origin}/tickets.html`);
    await page.getByRole('button', { name: 'Add one Saturday Day' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    expect(await withEmptySheets(page)).toEqual([]);
  });
};

onDemoSite('built style sheets', sheets, {
  pages: { '/tickets.html': homeWith('event-tickets') },
});
