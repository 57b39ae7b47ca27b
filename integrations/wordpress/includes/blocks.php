<?php
/** One block for each widget. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_block_category' );

function register_blocks(): void {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-hooks', 'wp-i18n' );
	foreach ( array( 'controls', 'links', 'blocks' ) as $name ) {
		$handle = 'bandstand-editor-' . $name;
		wp_register_script( $handle, file_url( "editor/$name.js" ), $needs, '{{version}}', true );
		$needs[] = $handle;
	}
	$known = array(
		'elements'    => array_values( elements() ),
		'settingsUrl' => current_user_can( 'manage_options' ) ? settings_address() : '',
		'isSetUp'     => '' !== options()['base_url'],
		'language'    => language_of_site(),
	);
	wp_add_inline_script( 'bandstand-editor-controls', 'window.bandstand = ' . wp_json_encode( $known, JSON_HEX_TAG ) . ';', 'before' );
	foreach ( elements() as $element ) {
		register_block( $element );
	}
}

/** As its pages say it, whatever the language in which its authors work: `de-DE` of `de_DE_formal`. */
function language_of_site(): string {
	return implode( '-', array_slice( explode( '_', get_locale() ), 0, 2 ) );
}

/** @param array<string, mixed> $element */
function register_block( array $element ): void {
	register_block_type(
		'bandstand/' . $element['tag'],
		array(
			'api_version'           => 3,
			'title'                 => $element['title'],
			'description'           => $element['description'],
			'category'              => 'bandstand',
			'keywords'              => array( 'event', 'bandstand', $element['widget'] ),
			'attributes'            => block_attributes( $element ),
			'supports'              => array(
				'align'   => array( 'wide', 'full' ),
				'anchor'  => true,
				'html'    => false,
				'spacing' => array(
					'margin'  => true,
					'padding' => true,
				),
			),
			'editor_script_handles' => array( 'bandstand-editor-blocks' ),
			'render_callback'       => static function ( $values ) use ( $element ): string {
				$markup = widget_markup( $element, (array) $values );
				return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $markup );
			},
		)
	);
}

/**
 * @param array<string, mixed> $element
 * @return array<string, array<string, string>>
 */
function block_attributes( array $element ): array {
	$attributes = array();
	foreach ( $element['attributes'] as $attribute ) {
		$attributes[ $attribute['name'] ] = array(
			'type' => 'switch' === $attribute['type'] ? 'boolean' : 'string',
		);
	}
	return $attributes;
}

/** @param array $categories */
function add_block_category( $categories ): array {
	return array_merge(
		(array) $categories,
		array(
			array(
				'slug'  => 'bandstand',
				'title' => __( 'Event', 'bandstand' ),
			),
		)
	);
}
