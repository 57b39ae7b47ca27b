import { expect, test } from '@playwright/test';
import { homeWith } from './demo-site.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { troublesOf } from './troubles.js';

/** What an organiser sees who moves the clock behind the scenes. */
const visit = (site: DemoSite) => {
  test('on Saturday night the page says who is on and what is new, and follows every step', async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/programme.html`);
    await page.getByRole('searchbox', { name: 'Search the line-up' }).waitFor();
    await page.getByRole('button', { name: 'Behind the scenes' }).click();
    const panel = page.getByRole('dialog', { name: 'Behind the scenes' });
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();

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
};

onDemoSite('the clock of the demo site', visit, {
  pages: { '/programme.html': homeWith('event-lineup', 'event-announcements') },
});
