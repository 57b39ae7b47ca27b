<?php
/** What a worker keeps of this site: public pages with widgets, and what they load from it. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** The front page, and those in whose content a widget stands. A page with a query has no path of its own. */
function page_addresses(): array {
	$addresses = array( home_url( '/' ) );
	if ( ! has_permalinks() ) {
		return $addresses;
	}
	$asked = array(
		'post_type'    => 'any',
		'post_status'  => 'publish',
		'has_password' => false,
		'numberposts'  => 200,
		'orderby'      => 'modified',
	);
	foreach ( get_posts( $asked ) as $post ) {
		if ( preg_match( '/wp:bandstand\/|\[bandstand\b/', $post->post_content ) || has_widget( $post->post_content ) ) {
			$addresses[] = (string) get_permalink( $post );
		}
	}
	return array_slice( array_values( array_unique( $addresses ) ), 0, MOST_PAGES );
}

/**
 * As a visitor gets them who is nobody. One that redirects, is not for everybody or shows no widget is left
 * out: a worker takes all of its pages or none.
 *
 * @return array<string, string> by address
 */
function read_public_pages(): array {
	$pages = array();
	foreach ( page_addresses() as $address ) {
		$answer  = wp_remote_get(
			$address,
			array(
				'redirection' => 0,
				'timeout'     => 5,
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			)
		);
		$caching = (string) wp_remote_retrieve_header( $answer, 'cache-control' );
		$html    = (string) wp_remote_retrieve_body( $answer );
		if ( 200 === wp_remote_retrieve_response_code( $answer ) && ! preg_match( '/no-store|private/', $caching ) && has_widget( $html ) ) {
			$pages[ $address ] = $html;
		}
	}
	return $pages;
}

/**
 * The script and its parts for the widgets of these pages, in the languages that the site speaks.
 *
 * @return array<string, string> hashes by path
 */
function files_of_widgets( string $html ): array {
	$known  = json_decode( (string) file_get_contents( file_path( 'offline/files.json' ) ), true );
	$folder = wp_make_link_relative( file_url( 'widgets/' ) );
	$spoken = array_map( 'strtolower', array( substr( get_locale(), 0, 2 ), substr( options()['locale'], 0, 2 ) ) );
	if ( array_intersect( array( 'nn', 'no' ), $spoken ) ) {
		$spoken[] = 'nb';
	}
	$wanted = array_filter( array_keys( $known['parts'] ), static fn ( $tag ) => preg_match( '/' . preg_replace( '/^event-/', '(event-)?', $tag ) . '/', $html ) );
	if ( 0 === strpos( options()['base_url'], 'emulator:' ) ) {
		$wanted[] = 'emulator';
	}
	$files = array();
	foreach ( array_unique( array_merge( array( 'script' ), $wanted ) ) as $part ) {
		foreach ( $known['parts'][ $part ] as $place ) {
			list( $name, $hash ) = $known['files'][ $place ];
			$language            = preg_match( '~^chunks/\w+/([a-z]{2})-~', $name, $found ) ? $found[1] : '';
			if ( ! in_array( $language, $known['languages'], true ) || in_array( $language, $spoken, true ) ) {
				$files[ $folder . $name ] = $hash;
			}
		}
	}
	return $files;
}

/**
 * Style sheets, scripts, pictures and fonts of the pages, from this site alone.
 *
 * @return array<string>
 */
function assets_of( string $html ): array {
	$found = array();
	$tags  = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$name = $tags->get_tag();
		if ( 'LINK' === $name && 'stylesheet' === strtolower( (string) $tags->get_attribute( 'rel' ) ) ) {
			$found[] = $tags->get_attribute( 'href' );
		} elseif ( 'SCRIPT' === $name || 'IMG' === $name ) {
			$found[] = $tags->get_attribute( 'src' );
		}
	}
	preg_match_all( '~url\(\s*["\']?([^"\')\s]+\.woff2)~i', $html, $fonts );
	$site   = wp_parse_url( home_url(), PHP_URL_HOST );
	$ours   = wp_make_link_relative( file_url( 'widgets/' ) );
	$assets = array();
	foreach ( array_merge( array_filter( $found, 'is_string' ), $fonts[1] ) as $address ) {
		$host = wp_parse_url( $address, PHP_URL_HOST );
		$path = wp_make_link_relative( $address );
		if ( ( $host === $site || ( ! $host && '/' === $path[0] ) ) && 0 !== strpos( $path, $ours ) ) {
			$assets[] = $path;
		}
	}
	return array_values( array_unique( $assets ) );
}

/**
 * Where the pictures of the artists begin, as the line-up has them.
 *
 * @return array<string>
 */
function picture_folders(): array {
	$options = options();
	if ( 0 === strpos( $options['base_url'], 'emulator:' ) ) {
		return array( wp_make_link_relative( file_url( 'widgets/demo/' ) ) );
	}
	$address = rtrim( $options['base_url'], '/' ) . '/v1/events/' . rawurlencode( $options['event'] ) . '/lineup?surface=web';
	$answer  = json_decode( (string) wp_remote_retrieve_body( wp_remote_get( $address, array( 'timeout' => 5 ) ) ), true );
	$folders = array();
	foreach ( (array) ( $answer['data']['slots'] ?? array() ) as $slot ) {
		foreach ( (array) ( $slot['artists'] ?? array() ) as $artist ) {
			$picture = $artist['imageUrl'] ?? '';
			if ( is_string( $picture ) && preg_match( '~^(https://[^?#]+/)[^/?#]*~', $picture, $found ) ) {
				$folders[] = $found[1];
			}
		}
	}
	return array_values( array_unique( $folders ) );
}
