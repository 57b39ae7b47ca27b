<?php
/** Leaves nothing behind, on no site of a network. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $bandstand_site ) {
		delete_blog_option( (int) $bandstand_site, 'bandstand' );
	}
} else {
	delete_option( 'bandstand' );
}
