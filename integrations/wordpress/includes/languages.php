<?php
/** The words of settings, blocks and controls in the languages of the widgets: languages/. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\load_language', 1 );
add_filter( 'load_translation_file', __NAMESPACE__ . '\nearest_language_file', 10, 2 );
add_filter( 'pre_load_script_translations', __NAMESPACE__ . '\translations_of_script', 10, 4 );

function load_language(): void {
	load_plugin_textdomain( 'bandstand', false, dirname( plugin_basename( file_path( 'bandstand.php' ) ) ) . '/languages' );
}

/**
 * One file for each language: Austria and Mexico read what Germany and Spain do. What a site has
 * translated for its own locale goes first.
 *
 * @param string $file   path for a locale such as `de_AT` or `de_DE_formal`
 * @param string $domain
 */
function nearest_language_file( $file, $domain ): string {
	$file = (string) $file;
	if ( 'bandstand' !== $domain || file_exists( $file ) ) {
		return $file;
	}
	preg_match( '/bandstand-([a-z]+)[^\/]*\.l10n\.php$/', $file, $found );
	$path = language_path( $found[1] ?? '' );
	return file_exists( $path ) ? $path : $file;
}

function language_path( string $locale ): string {
	$language = strtok( $locale, '_' );
	return file_path( 'languages/bandstand-' . ( 'nn' === $language ? 'nb' : $language ) . '.l10n.php' );
}

/**
 * The scripts of the editor and of the settings read the same words.
 *
 * @param string|false|null $json   as WordPress expects it
 * @param string|false      $file
 * @param string            $handle
 * @param string            $domain
 * @return string|false|null
 */
function translations_of_script( $json, $file, $handle, $domain ) {
	if ( null !== $json || 'bandstand' !== $domain ) {
		return $json;
	}
	$messages = array();
	foreach ( get_translations_for_domain( 'bandstand' )->entries as $entry ) {
		$messages[ $entry->key() ] = $entry->translations;
	}
	$header = array( '' => array( 'domain' => 'bandstand' ) );
	return (string) wp_json_encode( array( 'locale_data' => array( 'bandstand' => $header + $messages ) ) );
}
