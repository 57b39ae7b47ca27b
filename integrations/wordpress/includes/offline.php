<?php
/**
 * Pages that open without a network: serves a service worker at the root of the site, and says what it
 * keeps. Where this is not ticked, the same address serves the one that clears and unregisters.
 */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** What was found last, and when. It stays when the box is unticked: somebody may have the worker. */
const OFFLINE_OPTION = 'bandstand_offline';
const WORKER_FILE    = 'bandstand-sw.js';
const WORKER_QUERY   = 'bandstand-sw';
const MOST_PAGES     = 20;
const MOST_ASSETS    = 100;

add_action( 'init', __NAMESPACE__ . '\answer_worker', 99 );
foreach ( array( 'save_post', 'deleted_post', 'switch_theme', 'update_option_' . OPTION, 'upgrader_process_complete' ) as $change ) {
	add_action( $change, __NAMESPACE__ . '\forget_offline_list' );
}

/** Whether pages are kept: only with the plugin's own copy of the script, whose files are known. */
function keeps_pages(): bool {
	return '' !== options()['offline'] && '' === options()['script'];
}

/** Sites without permalinks hand no file names to WordPress; a query of the root has the same scope. */
function worker_address(): string {
	return home_url( has_permalinks() ? '/' . WORKER_FILE : '/?' . WORKER_QUERY . '=1' );
}

function has_permalinks(): bool {
	return '' !== (string) get_option( 'permalink_structure' );
}

function answer_worker(): void {
	if ( ! is_worker_request() ) {
		return;
	}
	$script = keeps_pages() ? keeping_worker() : clearing_worker();
	status_header( '' === $script ? 503 : 200 );
	header( 'Content-Type: text/javascript; charset=utf-8' );
	header( 'Cache-Control: no-cache' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'X-Robots-Tag: noindex' );
	echo $script; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	exit;
}

function is_worker_request(): bool {
	$asked = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security
	$home  = rtrim( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ), '/' );
	if ( $home . '/' . WORKER_FILE === $asked ) {
		return true;
	}
	return $home . '/' === $asked && isset( $_GET[ WORKER_QUERY ] ); // phpcs:ignore WordPress.Security.NonceVerification
}

/** Empty while another request is looking: the browser asks again at its next visit. */
function keeping_worker(): string {
	$list = offline_list();
	return $list ? worker_code( 'startOffline(' . wp_json_encode( $list, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ')' ) : '';
}

/** Unregisters itself by how its address ends. */
function clearing_worker(): string {
	return worker_code( sprintf( 'removeOffline("%s")', isset( $_GET[ WORKER_QUERY ] ) ? '?' . WORKER_QUERY . '=1' : WORKER_FILE ) ); // phpcs:ignore WordPress.Security.NonceVerification
}

function worker_code( string $call ): string {
	return trim( (string) file_get_contents( file_path( 'offline/worker.js' ) ) ) . "\nbandstandOffline." . $call . ";\n";
}

function forget_offline_list(): void {
	$known = get_option( OFFLINE_OPTION );
	if ( is_array( $known ) ) {
		update_option( OFFLINE_OPTION, array( 'until' => 0 ) + $known, false );
	}
}

/**
 * What the worker may answer. Looked for again after a change of the site, and twice a day.
 *
 * @return array<string, mixed>|null
 */
function offline_list(): ?array {
	$known = get_option( OFFLINE_OPTION );
	$list  = is_array( $known ) ? ( $known['list'] ?? null ) : null;
	if ( $list && $known['until'] > time() ) {
		return $list;
	}
	if ( get_transient( OFFLINE_OPTION . '_lock' ) ) {
		return $list;
	}
	set_transient( OFFLINE_OPTION . '_lock', '1', MINUTE_IN_SECONDS );
	$list = find_offline_list();
	update_option( OFFLINE_OPTION, array( 'list' => $list, 'until' => time() + 12 * HOUR_IN_SECONDS ), false );
	delete_transient( OFFLINE_OPTION . '_lock' );
	return $list;
}

/** @return array<string, mixed> as src/offline/worker/list.ts has it */
function find_offline_list(): array {
	$pages = read_public_pages();
	$html  = implode( '', $pages );
	$list  = array(
		'pages'    => array_map( 'wp_make_link_relative', array_keys( $pages ) ),
		'files'    => (object) files_of_widgets( $html ),
		'assets'   => array_slice( assets_of( $html ), 0, MOST_ASSETS ),
		'pictures' => picture_folders(),
	);
	$newest = get_lastpostmodified( 'gmt' );
	return array( 'release' => substr( md5( wp_json_encode( $list ) . $newest ), 0, 12 ) ) + $list;
}
