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

const uninstall = `define('WP_UNINSTALL_PLUGIN', 'bandstand/bandstand.php');
  require WP_PLUGIN_DIR . '/bandstand/uninstall.php';`;

test('who deletes the plugin keeps no settings of it, on any site of a network', () => {
  const one = `update_option('bandstand', array('event' => 'party'));`;
  const left = `echo wp_json_encode(get_option('bandstand'));`;
  expect(site.php(one + uninstall + left)).toBe('false');

  const here = `$_SERVER['HTTP_HOST'] = '127.0.0.1'; $_SERVER['REQUEST_URI'] = '/';`;
  site.php(`require ABSPATH . 'wp-admin/includes/upgrade.php';
    require ABSPATH . 'wp-admin/includes/network.php';
    foreach ($GLOBALS['wpdb']->tables('ms_global') as $name => $table) $GLOBALS['wpdb']->$name = $table;
    install_network(); populate_network(1, '127.0.0.1', 'admin@example.org', 'Network', '/', false);`);
  const network = `${here} define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false);
    define('DOMAIN_CURRENT_SITE', '127.0.0.1'); define('PATH_CURRENT_SITE', '/');
    define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);`;
  const two = `$second = wpmu_create_blog('127.0.0.1', '/two/', 'Two', 1);
    foreach (array(1, $second) as $id) update_blog_option($id, 'bandstand', array('event' => 'party'));
    ${uninstall}
    echo wp_json_encode(array($second > 1, get_blog_option(1, 'bandstand'), get_blog_option($second, 'bandstand')));`;
  // Before it WordPress itself warns of things that are old-fashioned in its code for networks.
  expect(site.php(two, network)).toMatch(/\[true,false,false\]$/);
});
