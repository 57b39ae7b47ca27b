import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { optimisers } from '../embed/optimisers.js';
import { useClassicTheme } from './classic-theme.js';
import { startSite, type Site } from './site.js';

/** Where a theme, a widget or a page builder may put a widget; none of it is the content of a page. */
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite(join(tmpdir(), 'bandstand-wordpress'), 'dist-wordpress/bandstand');
  site.php("update_option('bandstand', array('base_url' => 'emulator:'));");
});
test.afterAll(() => site.stop());

const spellings = {
  block: '<!-- wp:bandstand/event-lineup /-->',
  element: '<!-- wp:html --><event-lineup></event-lineup><!-- /wp:html -->',
  div: '<!-- wp:html --><div data-event-widget="lineup">Line-up</div><!-- /wp:html -->',
  link: '<!-- wp:paragraph --><p><a href="https://party.example/#widget=lineup">Line-up</a></p><!-- /wp:paragraph -->',
};

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function expectLineup(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  await expect(page.locator('#bandstand-js')).toHaveCount(1);
  await expect(page.locator('head #bandstand-js')).toHaveCount(1);
}

test.describe('a theme of blocks', () => {
  for (const [spelling, content] of Object.entries(spellings))
    test(`its footer has a widget: ${spelling}`, async ({ page }) => {
      site.php(`$id = wp_insert_post(array('post_type' => 'wp_template_part', 'post_status' => 'publish',
          'post_name' => 'footer', 'post_title' => 'Footer', 'post_content' => base64_decode('${base64(content)}')));
        wp_set_object_terms($id, 'twentytwentyfive', 'wp_theme');
        wp_set_object_terms($id, 'footer', 'wp_template_part_area');`);
      await expectLineup(page, '/');
      site.php(`foreach (get_posts(array('post_type' => 'wp_template_part', 'numberposts' => -1)) as $part)
        wp_delete_post($part->ID, true);`);
    });
});

test.describe('a classic theme', () => {
  test.beforeAll(() => useClassicTheme(site));

  const inSidebar = (kind: string, settings: object) =>
    site.php(`update_option('widget_${kind}', array(2 => json_decode(base64_decode('${base64(JSON.stringify(settings))}'), true), '_multiwidget' => 1));
      update_option('sidebars_widgets', array('side' => array('${kind}-2')));`);

  for (const [spelling, content] of Object.entries(spellings))
    test(`its sidebar has a widget of blocks: ${spelling}`, async ({ page }) => {
      inSidebar('block', { content });
      await expectLineup(page, '/');
    });

  test('its sidebar has a text with a shortcode, and one with HTML', async ({ page }) => {
    inSidebar('text', { text: '[bandstand widget="lineup"]', filter: true, visual: true });
    await expectLineup(page, '/');
    inSidebar('custom_html', { content: '<event-lineup></event-lineup>' });
    await expectLineup(page, '/');
    site.php("update_option('sidebars_widgets', array('side' => array()));");
  });

  test('the theme itself has a widget, or a builder prints a page instead of it', async ({
    page,
  }) => {
    await expectLineup(page, '/?footer=1');
    await expectLineup(page, '/?builder=1');
  });

  test('a page without a widget, and a feed, have nothing of ours', async ({ page }) => {
    for (const path of ['/', '/?feed=rss2', '/?robots=1']) {
      const text = await (await page.request.get(site.address + path)).text();
      expect(text).not.toMatch(/bandstand/i);
    }
  });

  test('a theme that asks for the script itself gets it once', async ({ page }) => {
    site.php(`file_put_contents(WP_CONTENT_DIR . '/themes/classic/functions.php',
      "\\nadd_action('wp_enqueue_scripts', function () { wp_enqueue_script('bandstand'); });", FILE_APPEND);`);
    await page.goto(`${site.address}/?footer=1`);
    await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
    await expect(page.locator('#bandstand-js')).toHaveCount(1);
    useClassicTheme(site);
  });

  test('the tag and the data block before it say where the files are and which service answers', async ({
    page,
  }) => {
    await page.goto(`${site.address}/?footer=1`);
    const folder = `${site.address}/wp-content/plugins/bandstand/widgets/`;
    const tag = page.locator('#bandstand-settings + #bandstand-js');
    await expect(tag).toHaveAttribute('src', `${folder}bandstand.min.js`);
    for (const one of [tag, page.locator('#bandstand-settings[type="application/json"]')]) {
      await expect(one).toHaveAttribute('data-files', folder);
      await expect(one).toHaveAttribute('data-base-url', 'emulator:');
    }
    await expect(tag).toHaveAttribute('data-cfasync', 'false');
  });

  for (const name of Object.keys(optimisers))
    test(`the widget is there when an optimiser ${name}`, async ({ page }) => {
      const read = async (address: string) => (await fetch(new URL(address, site.address))).text();
      const plain = await read('/?footer=1');
      const { html, files } = await optimisers[name]!(plain, read);
      // A page of WordPress: from here on this server answers as the optimiser's cache does.
      site.php(
        `file_put_contents(WP_CONTENT_DIR . '/optimised.html', base64_decode('${base64(html)}'));`,
      );
      for (const [path, body] of Object.entries(files))
        await page.route(`**${path}`, (route) =>
          route.fulfill({ body, contentType: 'text/javascript' }),
        );
      await page.goto(`${site.address}/wp-content/optimised.html`);
      await page.keyboard.press('Shift');
      await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
    });
});

const withWidget = [
  '<EVENT-LINEUP>',
  '<div data-event-widget=lineup>',
  '<a href=#widget=lineup>',
  '<a href="/#theme=dark&amp;widget=faq">',
  '<a href="/#theme=dark&#038;widget=faq">',
  '<script>{"html":"\\u003cevent-faq>"}</script>',
  '<div data-later="&lt;organiser-events&gt;">',
  '<event-linup>',
];
const without = [
  '<p class="event-card">The event-lineup</p>',
  '<a href="/?theme=dark&amp;widget=12">',
  '<a href="/#top">Up</a> widget=lineup',
  '<style>' + '#fff'.repeat(10_000) + '</style>',
];
test('a widget is found in each spelling, and also where a script writes it later', () => {
  const isFound = (text: string) =>
    site.php(`var_export(Bandstand\\has_widget(base64_decode('${base64(text)}')));`);
  for (const text of withWidget) expect(isFound(text), text).toBe('true');
  for (const text of without) expect(isFound(text), text.slice(0, 40)).toBe('false');
});

test('optimisers that ask which scripts to leave alone are told', () => {
  const asked = (filter: string, value: string, ...more: string[]) =>
    site.php(`echo json_encode(apply_filters('${filter}', ${[value, ...more].join(', ')}));`);
  expect(asked('rocket_delay_js_exclusions', "array('a.js')")).toBe('["a.js","bandstand.min.js"]');
  expect(asked('autoptimize_filter_js_exclude', "'a.js'")).toBe('"a.js, bandstand.min.js"');
  expect(asked('sgo_javascript_combine_exclude', 'array()')).toBe('["bandstand"]');
  expect(asked('js_do_concat', 'true', "'bandstand'")).toBe('false');
  expect(asked('js_do_concat', 'true', "'jquery'")).toBe('true');
  const tag = `'<script src="/widgets/bandstand.min.js"></script>'`;
  expect(asked('w3tc_minify_js_do_tag_minification', 'true', tag, "''")).toBe('false');
});
