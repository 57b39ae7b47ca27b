<?php
/** The script of the widgets and its settings. page.php says which pages get it. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'bandstand';

add_action( 'init', __NAMESPACE__ . '\register_loader', 5 );
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_in_editor' );
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\add_settings_to_tag' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\print_settings_before_tag', 10, 2 );

function register_loader(): void {
	// No version in the address: the file has the version of the plugin in its path, or the host's own.
	wp_register_script( HANDLE, script_address(), array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * The plugin's own copy, so that no visitor's browser asks a third party, unless the site says
 * another. Most optimisers leave files called `.min.js` as they are.
 */
function script_address(): string {
	$other = options()['script'];
	return '' === $other ? file_url( 'widgets/bandstand.min.js' ) : $other;
}

/** @return string the folder of the script's other files, with a `/` at its end */
function files_address(): string {
	return (string) preg_replace( '~[^/]*$~', '', (string) preg_replace( '~[?#].*$~s', '', script_address() ) );
}

/** The canvas of the editor is a page of its own, which shows the real widgets. */
function enqueue_in_editor(): void {
	if ( is_admin() ) {
		wp_enqueue_script( HANDLE );
	}
}

/**
 * In the editor only where the files are: a canvas shows the site's event and a preview the made-up
 * festival, so that each element says there what it is about.
 *
 * @return array<string, string|bool> what the organiser has set, as the script reads it
 */
function settings_attributes(): array {
	$options    = options();
	$attributes = array( 'data-files' => files_address() );
	if ( is_admin() ) {
		return $attributes;
	}
	foreach ( array( 'base_url', 'service_key', 'event', 'theme', 'locale' ) as $name ) {
		if ( '' !== $options[ $name ] ) {
			$attributes[ 'data-' . str_replace( '_', '-', $name ) ] = $options[ $name ];
		}
	}
	foreach ( array( 'live', 'offline' ) as $name ) {
		if ( '' !== $options[ $name ] ) {
			$attributes[ 'data-' . $name ] = true;
		}
	}
	if ( keeps_pages() ) {
		$attributes['data-service-worker'] = worker_address();
	}
	return $attributes;
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
	// From the site itself there is nothing to prove, and an optimiser's copy has another hash.
	if ( '' !== $options['script'] ) {
		$attributes['crossorigin'] = 'anonymous';
		if ( '' !== $options['integrity'] ) {
			$attributes['integrity'] = $options['integrity'];
		}
	}
	return array_merge( $attributes, LEAVE_ALONE, settings_attributes() );
}

/**
 * Optimisers that combine or inline scripts drop our tag, and its settings with it. The script then
 * finds them on this data block, which no optimiser takes for code.
 *
 * @param string $tag
 * @param string $handle
 */
function print_settings_before_tag( $tag, $handle ): string {
	if ( HANDLE !== $handle ) {
		return (string) $tag;
	}
	$attributes = array(
		'type' => 'application/json',
		'id'   => HANDLE . '-settings',
	);
	return wp_get_inline_script_tag( '{}', array_merge( $attributes, settings_attributes() ) ) . $tag;
}
