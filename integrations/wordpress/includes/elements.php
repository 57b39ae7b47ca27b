<?php
/** What the widgets are called and what may be set on each: written from their manifest by the build. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/**
 * @return array<string, array{tag: string, widget: string, about?: string,
 *   attributes: list<array{name: string, type: string, choices: list<string>}>}>
 *   by tag; words.php says how they are called
 */
function elements(): array {
	static $elements = null;
	if ( null === $elements ) {
		$list     = json_decode( (string) file_get_contents( file_path( 'elements.json' ) ), true );
		$elements = array_column( $list['elements'], null, 'tag' );
	}
	return $elements;
}

/**
 * @param string $name `lineup`, `event-lineup`
 * @return array|null the element of that name
 */
function element_named( string $name ): ?array {
	$name = strtolower( trim( $name ) );
	return elements()[ $name ] ?? elements()[ 'event-' . $name ] ?? null;
}
