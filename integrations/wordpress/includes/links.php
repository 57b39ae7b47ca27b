<?php
/** A link such as https://party.example/#widget=lineup on a line of its own becomes the widget. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_links' );

function register_links(): void {
	wp_embed_register_handler( 'bandstand', '~^https?://[^\s#]*#(?:[^\s#]*&)?widget=[^\s#]+$~i', __NAMESPACE__ . '\render_link' );
}

/** @param array<int, string> $matches */
function render_link( $matches ): string {
	$address = str_replace( '&amp;', '&', (string) $matches[0] );
	wp_parse_str( (string) wp_parse_url( $address, PHP_URL_FRAGMENT ), $values );
	$element = is_string( $values['widget'] ?? null ) ? element_named( $values['widget'] ) : null;
	$link    = sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $address ) );
	return null === $element ? $link : widget_markup( $element, $values, $link );
}
