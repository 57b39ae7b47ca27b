<?php
/**
 * Leaves nothing behind, on no site of a network, but for one file: whoever has visited a site that kept
 * its pages has its worker still, and only a file at the same address takes that back.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$bandstand_kept = (bool) get_option( 'bandstand_offline' );

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $bandstand_site ) {
		delete_blog_option( (int) $bandstand_site, 'bandstand' );
		delete_blog_option( (int) $bandstand_site, 'bandstand_offline' );
	}
} else {
	delete_option( 'bandstand' );
	delete_option( 'bandstand_offline' );
}

if ( $bandstand_kept && is_readable( __DIR__ . '/offline/worker.js' ) && wp_is_writable( ABSPATH ) && ! file_exists( ABSPATH . 'bandstand-sw.js' ) ) {
	file_put_contents( ABSPATH . 'bandstand-sw.js', file_get_contents( __DIR__ . '/offline/worker.js' ) . "\nbandstandOffline.removeOffline(\"bandstand-sw.js\");\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
}
