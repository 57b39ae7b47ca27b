<?php
/** Writes a widget. The same page is written for every visitor, so that it may be cached. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $element of elements()
 * @param array<string, mixed> $values by name of the attribute
 * @param string               $inside what stands there until the widget does; sanitized already
 */
function widget_markup( array $element, array $values, string $inside = '' ): string {
	$text = '';
	foreach ( $element['attributes'] as $attribute ) {
		$value = attribute_value( $attribute, $values[ $attribute['name'] ] ?? null );
		if ( null !== $value ) {
			$text .= '' === $value
				? ' ' . $attribute['name']
				: sprintf( ' %s="%s"', $attribute['name'], esc_attr( $value ) );
		}
	}
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $element['tag'], $text, $inside );
}

/**
 * @param array<string, mixed> $attribute
 * @param mixed                $value
 * @return string|null null where the attribute is left out
 */
function attribute_value( array $attribute, $value ): ?string {
	if ( 'switch' === $attribute['type'] ) {
		return in_array( $value, array( true, 1, '1', 'true', 'on', $attribute['name'] ), true ) ? '' : null;
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) || '' === trim( (string) $value ) ) {
		return null;
	}
	$value = trim( (string) $value );
	if ( 'number' === $attribute['type'] && ! is_numeric( $value ) ) {
		return null;
	}
	if ( 'choice' === $attribute['type'] && ! in_array( $value, $attribute['choices'], true ) ) {
		return null;
	}
	return $value;
}
