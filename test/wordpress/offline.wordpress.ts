import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite, type Site } from './site.js';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite(join(tmpdir(), 'bandstand-wordpress'), 'dist-wordpress/bandstand');
});
test.afterAll(() => site.stop());

const setOptions = (options: Record<string, string>) =>
  site.php(`update_option('bandstand', json_decode('${JSON.stringify(options)}', true));
    wp_update_post(array('ID' => 1, 'post_content' => '<!-- wp:bandstand/event-faq /-->'));
    update_option('show_on_front', 'posts');`);

/** The standing site has plain permalinks: no file name reaches WordPress. */
const worker = () => fetch(`${site.address}/?bandstand-sw=1`);

test('O10 a tick box serves the worker at the root, never from a cache, and unticking the one that clears', async ({
  page,
}) => {
  setOptions({ base_url: 'emulator:', offline: '1' });
  const kept = await worker();
  expect(kept.status).toBe(200);
  expect(kept.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(kept.headers.get('Cache-Control')).toBe('no-cache');
  expect(await kept.text()).toMatch(/bandstandOffline\.startOffline\(\{"release":"[\da-f]{12}"/);
  await page.goto(`${site.address}/?p=1`);
  await expect(page.locator('#bandstand-js')).toHaveAttribute(
    'data-service-worker',
    `${site.address}/?bandstand-sw=1`,
  );

  setOptions({ base_url: 'emulator:' });
  expect(await (await worker()).text()).toContain('removeOffline("?bandstand-sw=1")');
  await page.goto(`${site.address}/?p=1`);
  await expect(page.locator('#bandstand-js[data-service-worker]')).toHaveCount(0);
});
