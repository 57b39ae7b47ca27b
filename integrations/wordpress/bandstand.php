<?php
/**
 * Plugin Name:       Bandstand
 * Plugin URI:        https://bandstand.example/wordpress
 * Description:       Line-up, tickets, FAQ, news and forms of your event, live from your ticketing service, in the look of your theme.
 * Version:           {{version}}
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Bandstand authors
 * Author URI:        https://bandstand.example
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Update URI:        https://bandstand.example/wordpress
 * Text Domain:       bandstand
 * Domain Path:       /languages
 *
 * The MIT license is compatible with the GPL, under which WordPress is published.
 */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

const OPTION = 'bandstand';

require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/words.php';
require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/loader.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/page.php';
require __DIR__ . '/includes/offline.php';
require __DIR__ . '/includes/offline-content.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/links.php';
require __DIR__ . '/includes/allowed-html.php';
require __DIR__ . '/includes/settings-page.php';

/** @return string the address of a file of this plugin */
function file_url( string $path ): string {
	return plugins_url( $path, __FILE__ );
}

/** @return string where a file of this plugin lies */
function file_path( string $path ): string {
	return __DIR__ . '/' . $path;
}
