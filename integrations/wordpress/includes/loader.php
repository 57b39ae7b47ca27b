<?php
/** The one script tag: on pages with a widget, and in the editor's canvas. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'bandstand';

add_action( 'init', __NAMESPACE__ . '\register_loader', 5 );
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_in_editor' );
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\add_settings_to_tag' );
add_filter( 'the_content', __NAMESPACE__ . '\enqueue_for_content', 20 );
add_filter( 'wp_resource_hints', __NAMESPACE__ . '\add_preconnect', 10, 2 );

function register_loader(): void {
	// No version in the address: the file has the version of the plugin in its path, or the host's own.
	wp_register_script( HANDLE, script_address(), array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/** The plugin's own copy, so that no visitor's browser asks a third party, unless the site says another. */
function script_address(): string {
	$own = options()['script'];
	return '' === $own ? file_url( 'widgets/bandstand.js' ) : $own;
}

/** The canvas of the editor is a page of its own, which shows the real widgets. */
function enqueue_in_editor(): void {
	if ( is_admin() ) {
		wp_enqueue_script( HANDLE );
	}
}

/**
 * Widgets that an author has written as HTML (an element, a `div` or a link) need the script as well.
 *
 * @param string $content
 */
function enqueue_for_content( $content ): string {
	$content = (string) $content;
	if ( preg_match( '/data-event-widget|#[^"\s]*widget=/', $content ) || has_element( $content ) ) {
		wp_enqueue_script( HANDLE );
	}
	return $content;
}

function has_element( string $content ): bool {
	return 1 === preg_match( '/<(' . implode( '|', array_keys( elements() ) ) . ')\b/', $content );
}

/**
 * @param array<string, string|bool> $attributes
 * @return array<string, string|bool>
 */
function add_settings_to_tag( $attributes ): array {
	$attributes = (array) $attributes;
	if ( HANDLE . '-js' !== ( $attributes['id'] ?? '' ) ) {
		return $attributes;
	}
	$options = options();
	foreach ( array( 'base_url', 'service_key', 'event', 'theme', 'locale' ) as $name ) {
		if ( '' !== $options[ $name ] ) {
			$attributes[ 'data-' . str_replace( '_', '-', $name ) ] = $options[ $name ];
		}
	}
	if ( '' !== $options['live'] ) {
		$attributes['data-live'] = true;
	}
	// From the site itself there is nothing to prove, and who makes scripts smaller would break it.
	if ( '' !== $options['script'] ) {
		$attributes['crossorigin'] = 'anonymous';
		if ( '' !== $options['integrity'] ) {
			$attributes['integrity'] = $options['integrity'];
		}
	}
	return $attributes;
}

/**
 * The connection to the service is made while the script is still on its way.
 *
 * @param array  $urls
 * @param string $relation
 */
function add_preconnect( $urls, $relation ): array {
	$service = options()['base_url'];
	if ( 'preconnect' === $relation && 0 === strpos( $service, 'http' ) && wp_script_is( HANDLE, 'enqueued' ) ) {
		$urls[] = array(
			'href'        => $service,
			'crossorigin' => 'anonymous',
		);
	}
	return (array) $urls;
}
