import { expect, test, type Page } from '@playwright/test';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { troublesOf } from './troubles.js';
import { atNight } from '../effort.js';

/** What an organiser sees who moves the clock behind the scenes. */
const visits = (site: DemoSite) => {
  async function open(page: Page) {
    const troubles = troublesOf(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/index.html`);
    await page.getByRole('searchbox', { name: 'Search the line-up' }).waitFor();
    await page.getByRole('button', { name: 'Behind the scenes' }).click();
    const panel = page.getByRole('dialog', { name: 'Behind the scenes' });
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
    return { troubles, press, panel };
  }

  test('on Saturday night the page says who is on and what is new, and follows every step', async ({
    page,
  }) => {
    const { troubles, press, panel } = await open(page);
    await press('Saturday 21:05');
    await expect(panel.getByRole('region', { name: 'Clock' })).toContainText('20:05');
    await expect(panel.getByRole('region', { name: 'Clock' })).toContainText('21:05 at the event');
    const onNow = page.getByRole('region', { name: 'On now' });
    await expect(onNow.getByText('Ifeoma Dane')).toBeVisible();
    const shed = onNow.getByRole('listitem').filter({ hasText: 'Goods Shed' });
    await expect(shed.getByText('On now')).toBeHidden();
    await expect(page.locator('event-announcements')).toContainText(
      'The Goods Shed is nearly full',
    );
    await press('+15 min');
    await expect(shed.getByText('On now')).toBeVisible();
    await press('The last day');
    await expect(onNow.getByText('Ifeoma Dane')).toBeHidden();
    expect(troubles).toEqual([]);
  });

  atNight(test)(
    'before the sale the tickets wait for it, and after its minute they can be chosen',
    async ({ page }) => {
      const { press } = await open(page);
      const tickets = page.locator('event-tickets').first();
      await press('The minute tickets open');
      await expect(tickets.getByRole('button', { name: 'Add one Weekend' })).toHaveCount(0);
      await press('+1 min');
      await expect(
        tickets.getByRole('button', { name: 'Add one Weekend', exact: true }),
      ).toBeVisible();
    },
  );

  atNight(test)('a hold ends as soon as its quarter of an hour is skipped', async ({ page }) => {
    const { press } = await open(page);
    const tickets = page.locator('event-tickets').first();
    await tickets.getByRole('button', { name: 'Add one Saturday Day' }).click();
    await tickets.getByRole('button', { name: 'Continue' }).click();
    await expect(tickets.getByRole('timer')).toBeVisible();
    await press('+15 min');
    await expect(tickets.getByRole('heading', { name: /^Your reservation ran out/ })).toBeVisible();
  });
};

onDemoSite('the clock of the demo site', visits);
