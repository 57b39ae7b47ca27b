<?php
/** `[bandstand widget="lineup" view="poster"]until it is there[/bandstand]`, for classic editors and builders. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

add_shortcode( 'bandstand', __NAMESPACE__ . '\render_shortcode' );

/**
 * @param array<string|int, string>|string $values
 * @param string|null                      $inside
 */
function render_shortcode( $values, $inside = '' ): string {
	$values  = is_array( $values ) ? $values : array();
	$name    = (string) ( $values['widget'] ?? '' );
	$element = element_named( $name );
	// A name alone, as in [bandstand widget="faq" single], is a switch that is on.
	foreach ( $values as $key => $value ) {
		if ( is_int( $key ) ) {
			$values[ $value ] = 'on';
		}
	}
	if ( null !== $element ) {
		return widget_markup( $element, $values, wp_kses_post( (string) $inside ) );
	}
	// The script names in the console what was meant; visitors see what stands inside.
	return sprintf( '<div data-event-widget="%s">%s</div>', esc_attr( $name ), wp_kses_post( (string) $inside ) );
}
