<?php
/**
 * Adds the script to each page that shows a widget, and to no other. Only the finished page knows: a
 * widget may come from a sidebar, a template part, a page builder or the theme itself.
 */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** Holds the place in the head. */
const PLACE = '<!--bandstand-->';

// First of all, so that pages that a builder prints instead of the theme are looked at as well.
add_action( 'template_redirect', __NAMESPACE__ . '\watch_page', PHP_INT_MIN );

function watch_page(): void {
	if ( is_feed() || is_robots() || ! wp_script_is( HANDLE, 'registered' ) ) {
		return;
	}
	$html = script_html();
	add_action(
		'wp_head',
		static function (): void {
			echo PLACE; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		},
		1
	);
	ob_start(
		static function ( $page ) use ( $html ): string {
			return with_script( (string) $page, $html );
		}
	);
}

/** The connection to the service is made while the script is on its way. */
function script_html(): string {
	$service = options()['base_url'];
	ob_start();
	if ( 0 === strpos( $service, 'http' ) ) {
		printf( '<link rel="preconnect" href="%s" crossorigin>', esc_url( $service ) );
	}
	wp_scripts()->do_item( HANDLE );
	return (string) ob_get_clean();
}

/**
 * @param string $page a page, or a part of one where the theme sends its pages in parts
 * @param string $html of the script
 */
function with_script( string $page, string $html ): string {
	// A theme or another plugin may have asked for the script.
	$needed = has_widget( $page ) && ! wp_script_is( HANDLE, 'done' );
	$parts  = explode( PLACE, $page, 2 );
	if ( ! $needed ) {
		return implode( '', $parts );
	}
	$end = strripos( $page, '</body' );
	if ( 2 === count( $parts ) ) {
		$page = $parts[0] . $html . $parts[1];
	} elseif ( false !== $end ) {
		$page = substr_replace( $page, $html, $end, 0 );
	} elseif ( preg_match( '/^\s*<(!doctype|html)\b/i', $page ) ) {
		$page .= $html; // made smaller: what ends the page has been left out
	} else {
		return $page; // data, or a piece for another page
	}
	wp_scripts()->done[] = HANDLE;
	return $page;
}

/**
 * Whether a page has a widget in any spelling: element, `div` or link. Scripts may hold markup for
 * later. Names that are nearly ours count: the script tells the organiser which was meant.
 */
function has_widget( string $page ): bool {
	$words = array_unique( array_map( static fn ( $tag ) => strtok( $tag, '-' ), array_keys( elements() ) ) );
	$names = '(?:<|&lt;|\\\\u003c)(?:' . implode( '|', $words ) . ')-';
	// The limit keeps styles with many colours from being read again and again.
	$link = '#(?:[^"\'\s<>]{0,400}[&;])?widget=';
	return 1 === preg_match( '/' . $names . '|data-event-widget|' . $link . '/i', $page );
}
