<?php
/** What the organiser has set for the whole site. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** @return array<string, string> with every name, '' where nothing is set */
function options(): array {
	$names = array( 'base_url', 'service_key', 'event', 'theme', 'locale', 'live', 'offline', 'script', 'integrity' );
	$saved = get_option( OPTION, array() );
	return array_merge( array_fill_keys( $names, '' ), is_array( $saved ) ? $saved : array() );
}

/** What copying brings along (blanks, invisible signs) could be carried by no header. */
function clean_key( string $key ): string {
	return (string) preg_replace( '/[^!-~]/', '', $key );
}

/** Keys of servers begin so; in a page everybody could read them. */
function is_secret_key( string $key ): bool {
	return 1 === preg_match( '/^\W*sk_/i', $key );
}

/**
 * Keeps of what was typed whatever can be right, and says of the rest what is wrong with it.
 *
 * @param mixed $typed
 * @return array<string, string>
 */
function sanitize_options( $typed ): array {
	$before = options();
	$typed  = is_array( $typed ) ? array_map( 'strval', array_filter( $typed, 'is_scalar' ) ) : array();
	$after  = array(
		'base_url'    => sanitize_address( 'base_url', $typed, $before ),
		'service_key' => sanitize_key_field( $typed, $before ),
		'event'       => sanitize_text_field( $typed['event'] ?? '' ),
		'theme'       => in_array( $typed['theme'] ?? '', array( 'light', 'dark' ), true ) ? $typed['theme'] : '',
		'locale'      => (string) preg_replace( '/[^A-Za-z0-9-]/', '', $typed['locale'] ?? '' ),
		'live'        => empty( $typed['live'] ) ? '' : '1',
		'offline'     => empty( $typed['offline'] ) ? '' : '1',
		'script'      => sanitize_address( 'script', $typed, $before ),
		'integrity'   => (string) preg_replace( '#[^A-Za-z0-9+/= -]#', '', $typed['integrity'] ?? '' ),
	);
	return $after;
}

function sanitize_address( string $name, array $typed, array $before ): string {
	$address = trim( $typed[ $name ] ?? '' );
	if ( '' === $address || ( 'base_url' === $name && preg_match( '/^emulator:[a-z-]*$/', $address ) ) ) {
		return $address;
	}
	$clean = esc_url_raw( $address, array( 'https', 'http' ) );
	if ( '' !== $clean && wp_parse_url( $clean, PHP_URL_HOST ) ) {
		return $clean;
	}
	add_settings_error(
		OPTION,
		$name,
		/* translators: %s: what was typed */
		sprintf( __( '“%s” isn’t a web address. It starts with https://. We kept the previous one.', 'bandstand' ), esc_html( $address ) )
	);
	return $before[ $name ];
}

function sanitize_key_field( array $typed, array $before ): string {
	$key = clean_key( $typed['service_key'] ?? '' );
	if ( ! is_secret_key( $key ) ) {
		return $key;
	}
	add_settings_error(
		OPTION,
		'service_key',
		__( 'That’s a secret key (sk_…), which anyone could read in your pages. We didn’t save it. Use the publishable key (pk_…) and revoke the secret one at your ticketing service.', 'bandstand' )
	);
	return $before['service_key'];
}
