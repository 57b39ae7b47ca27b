import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { logIn, withoutWelcome } from './hands.js';
import { startSite, type Site } from './site.js';

/** A site in Austrian German, for which the plugin has no file of its own but one for German. */
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite(join(tmpdir(), 'bandstand-wordpress'), 'dist-wordpress/bandstand');
  site.php(`update_option('bandstand', array('base_url' => 'emulator:'));
    wp_mkdir_p(WPMU_PLUGIN_DIR);
    file_put_contents(WPMU_PLUGIN_DIR . '/language.php',
      "<?php add_filter('pre_determine_locale', function () { return 'de_AT'; });");`);
});
test.afterAll(async () => {
  site.php("unlink(WPMU_PLUGIN_DIR . '/language.php');");
  await site.stop();
});

const file = readFileSync('integrations/wordpress/languages/bandstand-de.l10n.php', 'utf8');
const german = new Set([...file.matchAll(/ => '(.+)',$/gm)].map(([, text]) => text));

async function expectGerman(texts: Locator): Promise<void> {
  const all = (await texts.allTextContents()).map((text) => text.trim()).filter(Boolean);
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((text) => !german.has(text))).toEqual([]);
}

test('the settings, and what a check says, are in the language of the reader', async ({ page }) => {
  await logIn(page, site, 'admin');
  await page.goto(`${site.address}/wp-admin/options-general.php?page=bandstand`);
  const own = '.wrap > p, .form-table th, .form-table .description, .form-table label, option';
  await expectGerman(page.locator(own));
  await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Das erfundene Festival funktioniert/);
  await page.screenshot({ path: 'test-results/wordpress/settings-de.png', fullPage: true });
  await page.goto(`${site.address}/wp-admin/plugins.php`);
  await expect(page.getByText('live aus deinem Ticketservice')).toBeVisible();

  await page.goto(`${site.address}/wp-admin/post-new.php`);
  await withoutWelcome(page);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await page.locator('.editor-document-tools__inserter-toggle').click();
  const blocks = page.getByRole('listbox', { name: 'Veranstaltung' }).getByRole('option');
  await expect(blocks).toHaveCount(13);
  await expectGerman(blocks);
  await blocks.first().hover();
  const preview = page.frameLocator('.block-editor-inserter__preview iframe');
  await expect(preview.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  await page.screenshot({ path: 'test-results/wordpress/preview.png' });
  await blocks.first().click();
  await expect(canvas.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  const sidebar = page.locator('.block-editor-block-inspector');
  await expectGerman(
    sidebar.locator(
      'label, .components-base-control__help, .block-editor-block-card__title, option',
    ),
  );
  await page.screenshot({ path: 'test-results/wordpress/editor-de.png' });
});

test('every block has an icon of its own, and a preview that is drawn before anything is set', async ({
  page,
}) => {
  site.php("unlink(WPMU_PLUGIN_DIR . '/language.php'); delete_option('bandstand');");
  await logIn(page, site, 'admin');
  await page.goto(`${site.address}/wp-admin/post-new.php`);
  await withoutWelcome(page);
  await page.locator('.editor-document-tools__inserter-toggle').click();
  const blocks = page.getByRole('listbox', { name: 'Event' }).getByRole('option');
  await expect(blocks).toHaveCount(13);
  const icons = await Promise.all(
    (await blocks.locator('.dashicon').all()).map((icon) => icon.getAttribute('class')),
  );
  expect(new Set(icons).size).toBe(13);
  for (const block of await blocks.all()) {
    await block.hover();
    const [, tag = ''] =
      /bandstand-([a-z-]+)/.exec((await block.getAttribute('class')) ?? '') ?? [];
    const widget = page.frameLocator('.block-editor-inserter__preview iframe').locator(tag);
    await expect(widget, tag).toHaveCount(1);
    await expect
      .poll(() => widget.evaluate((element) => element.matches(':state(ready)')), { message: tag })
      .toBe(true);
    await page.screenshot({ path: `test-results/wordpress/preview-${tag}.png` });
  }
});
