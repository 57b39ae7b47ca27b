<?php
/**
 * Asks optimisers to leave the script alone: it is small already, is loaded with `async`, and knows its
 * parts by their places. Where one does not listen, the settings of loader.php keep it working.
 */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** For optimisers that read the page. */
const LEAVE_ALONE = array(
	'data-cfasync'            => 'false', // Cloudflare Rocket Loader
	'data-jetpack-boost'      => 'ignore', // Jetpack Boost
	'data-no-defer'           => '1', // LiteSpeed Cache
	'data-no-minify'          => '1', // WP Rocket, Perfmatters
	'data-no-optimize'        => '1', // LiteSpeed Cache, FlyingPress
	'data-noptimize'          => '1', // Autoptimize
	'data-nowprocket'         => true, // WP Rocket
	'data-pagespeed-no-defer' => true, // PageSpeed module of Apache and nginx
);

/** Lists of files, by a part of their address. */
const FILE_LISTS = array(
	'autoptimize_filter_js_exclude',
	'breeze_js_dontmove',
	'flying_press_exclude_from_defer:js',
	'flying_press_exclude_from_delay:js',
	'flying_press_exclude_from_minify:js',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_gm_js_exc',
	'litespeed_optm_js_defer_exc',
	'perfmatters_defer_js_exclusions',
	'perfmatters_delay_js_exclusions',
	'perfmatters_minify_js_exclusions',
	'rocket_delay_js_exclusions',
	'rocket_exclude_defer_js',
	'rocket_exclude_js',
	'wp-optimize-minify-default-exclusions',
);

/** Lists of handles: SiteGround Speed Optimizer. */
const HANDLE_LISTS = array( 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude', 'sgo_js_minify_exclude' );

/** Yes or no for one handle: Jetpack Boost, Hummingbird. */
const HANDLE_QUESTIONS = array( 'js_do_concat', 'wphb_combine_resource', 'wphb_minify_resource' );

ask_optimisers();

function ask_optimisers(): void {
	foreach ( FILE_LISTS as $name ) {
		add_filter( $name, __NAMESPACE__ . '\add_our_file' );
	}
	foreach ( HANDLE_LISTS as $name ) {
		add_filter( $name, __NAMESPACE__ . '\add_our_handle' );
	}
	foreach ( HANDLE_QUESTIONS as $name ) {
		add_filter( $name, __NAMESPACE__ . '\refuse_our_handle', 20, 2 );
	}
	add_filter( 'w3tc_minify_js_do_tag_minification', __NAMESPACE__ . '\refuse_our_tag', 10, 2 );
}

/** `bandstand.min.js`, or what the file at the site's own address is called. */
function script_name(): string {
	return wp_basename( (string) wp_parse_url( script_address(), PHP_URL_PATH ) );
}

/**
 * @param array<string>|string $list Autoptimize has one text with commas
 * @return array<string>|string
 */
function add_our_file( $list ) {
	return is_array( $list ) ? array_merge( $list, array( script_name() ) ) : $list . ', ' . script_name();
}

/**
 * @param array<string> $list
 * @return array<string>
 */
function add_our_handle( $list ): array {
	return array_merge( (array) $list, array( HANDLE ) );
}

/**
 * @param mixed  $value
 * @param string $handle
 * @return mixed false for ours, else the value
 */
function refuse_our_handle( $value, $handle ) {
	return HANDLE === $handle ? false : $value;
}

/**
 * @param mixed  $value
 * @param string $tag of a script
 * @return mixed false for ours, else the value
 */
function refuse_our_tag( $value, $tag ) {
	return false === strpos( (string) $tag, script_name() ) ? $value : false;
}
