<?php
/**
 * Authors may write the widgets as HTML, with what says what is shown. What costs money or credit
 * (payments, promo, channel) is no attribute of this list: that is for whoever administers the site.
 */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_elements', 10, 2 );

/**
 * @param array  $allowed by tag
 * @param string $context
 */
function allow_elements( $allowed, $context ): array {
	$allowed = (array) $allowed;
	if ( 'post' !== $context ) {
		return $allowed;
	}
	$common = array_fill_keys( array( 'class', 'id', 'lang', 'dir', 'hidden' ), true );
	foreach ( elements() as $tag => $element ) {
		$own             = array_column( $element['attributes'], 'name' );
		$allowed[ $tag ] = array_merge( $common, array_fill_keys( $own, true ) );
	}
	return $allowed;
}
