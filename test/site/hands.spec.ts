import { expect, test, type Page } from '@playwright/test';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { isQuick } from '../effort.js';

test.skip(isQuick, 'at night, by `npm run verify`');

const opener = (site: DemoSite) => async (page: Page, path: string, tag: string) => {
  await page.goto(`${site.origin}/${path}`);
  const widget = page.locator(tag).first();
  await widget
    .locator(':scope:state(ready)')
    .or(page.locator(`${tag}:state(ready)`))
    .first()
    .waitFor();
  return widget;
};

onDemoSite('by touch alone, on a phone', (site) => {
  const open = opener(site);
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('an artist opens and a question too', async ({ page }) => {
    const lineup = await open(page, 'index.html', 'event-lineup');
    await lineup
      .getByRole('button', { name: /Moth Protocol/ })
      .first()
      .tap();
    await expect(lineup.getByRole('dialog')).toBeVisible();
    const faq = await open(page, 'faq.html', 'event-faq');
    const question = faq.getByRole('button', { expanded: false }).first();
    await question.tap();
    await expect(faq.getByRole('button', { expanded: true })).toHaveCount(1);
  });

  test('two tickets are chosen, and the sum stays in sight', async ({ page }) => {
    const tickets = await open(page, 'index.html', 'event-tickets');
    const add = tickets.getByRole('button', { name: 'Add one Saturday Day' });
    await add.tap();
    await add.tap();
    // First about, then as the service says it.
    await expect(tickets.getByText(/^(about|Total) £171\.42$/)).toBeInViewport();
    await expect(tickets.getByRole('button', { name: 'Continue' })).toBeInViewport();
  });

  test('a form is answered and a garment turned round', async ({ page }) => {
    const form = await open(page, 'join.html', 'event-signup-form[form="meadowlark-newsletter"]');
    await form.getByLabel('Who is playing').tap();
    await expect(form.getByLabel('Who is playing')).toBeChecked();
    const merch = await open(page, 'merch.html', 'merch-preview');
    await merch
      .locator('label')
      .filter({ hasText: /^\s*back\s*$/ })
      .tap();
    await expect(merch.getByRole('img', { name: /Tour Tee, Chalk, back/ })).toBeVisible();
  });
});

onDemoSite('by keyboard alone', (site) => {
  const open = opener(site);
  test('a shirt chosen at the stall is the shirt the enquiry asks about', async ({ page }) => {
    const merch = await open(page, 'merch.html', 'merch-preview');
    const form = await open(page, 'merch.html', 'event-signup-form');
    await merch.getByRole('radio', { name: 'Tour Tee' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(merch.getByRole('heading', { name: 'Owl Wood Hoodie' })).toBeVisible();
    await expect(form.getByRole('combobox').first()).toHaveValue('owl-hoodie');
  });

  test('a letter is asked for from the first field to the last button', async ({ page }) => {
    const form = await open(page, 'join.html', 'event-signup-form[form="meadowlark-newsletter"]');
    await form.getByLabel('Email').focus();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: /inbox/i })).toBeFocused();
    await expect(form).not.toContainText('ada@example.com');
  });

  test('a code opens the crew’s door', async ({ page }) => {
    const tickets = await open(page, 'index.html', 'event-tickets');
    await tickets.getByRole('button', { name: 'Have a code?' }).focus();
    await page.keyboard.press('Enter');
    // The code that draws the field may still be on its way: nobody types before there is a field.
    await expect(tickets.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.keyboard.type('crew');
    await page.keyboard.press('Enter');
    await expect(tickets.getByRole('heading', { name: 'Crew' })).toBeVisible();
  });
});
