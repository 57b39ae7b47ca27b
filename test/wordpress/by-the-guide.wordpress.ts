import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { logIn, withoutWelcome } from './hands.js';
import { startSite, type Site } from './site.js';

/** The steps of docs/wordpress.md, one after the other, with nothing but mouse and keyboard. */
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite(join(tmpdir(), 'bandstand-wordpress'), 'dist-wordpress/bandstand');
  // As it is before the first step.
  site.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
    require_once ABSPATH . 'wp-admin/includes/file.php';
    deactivate_plugins('bandstand/bandstand.php'); delete_plugins(array('bandstand/bandstand.php'));`);
});
test.afterAll(() => site.stop());

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/wordpress/${name}.png` });

test('an administrator installs the zip, connects, and is told that all is well', async ({
  page,
}) => {
  await logIn(page, site, 'admin');
  await page.goto(`${site.address}/wp-admin/plugins.php`);
  await page.locator('.wrap').getByRole('link', { name: 'Add Plugin' }).click();
  await page.getByText('Upload Plugin', { exact: true }).click();
  await page.locator('#pluginzip').setInputFiles('dist-wordpress/bandstand.zip');
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.locator('#adminmenu').getByRole('link', { name: 'Settings', exact: true }).click();
  await page.locator('#adminmenu').getByRole('link', { name: 'Bandstand' }).click();
  await page.getByLabel('Service address').fill('emulator:');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'festival works' })).toBeVisible();
  await picture(page, 'settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
});

test('an author adds the block, publishes, and visitors see the line-up in the colour of the site', async ({
  page,
  browser,
}) => {
  site.php("wp_update_custom_css_post(':root { --event-color-accent: #c2410c; }');");
  await logIn(page, site, 'author');
  await page.goto(`${site.address}/wp-admin/post-new.php`);
  await withoutWelcome(page);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('Who plays');
  await page.getByRole('button', { name: 'Block Inserter', exact: true }).click();
  const blocks = page.getByRole('listbox', { name: 'Event' });
  await expect(blocks.getByRole('option')).toHaveCount(13);
  await blocks.getByRole('option', { name: 'Line-up' }).click();
  await page.getByRole('button', { name: 'Block Inserter', exact: true }).click();
  await expect(canvas.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  await picture(page, 'canvas');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: 'View Post' });
  await expect(link).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto((await link.getAttribute('href')) ?? '');
  const lineup = visitor.locator('event-lineup');
  await expect(lineup.getByRole('tab').first()).toBeVisible();
  await expect(lineup).toHaveCSS('--event-color-accent', '#c2410c');
  await picture(visitor, 'published');
  await visitor.close();
});
