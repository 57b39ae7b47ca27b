<?php
/** One block for each widget. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** Dashicons, by tag. */
const ICONS = array(
	'event-lineup'        => 'schedule',
	'event-tickets'       => 'tickets-alt',
	'event-faq'           => 'editor-help',
	'event-news'          => 'text-page',
	'event-announcements' => 'megaphone',
	'event-gallery'       => 'format-gallery',
	'event-card'          => 'calendar-alt',
	'event-prelaunch'     => 'bell',
	'event-signup-form'   => 'feedback',
	'merch-preview'       => 'products',
	'organiser-events'    => 'groups',
	'event-search'        => 'search',
	'ambassador-rewards'  => 'awards',
);

/** What the made-up festival has for widgets that are not about its event. */
const EXAMPLES = array(
	'event-prelaunch'   => array( 'event' => 'prelude-2028' ),
	'event-signup-form' => array( 'form' => 'meadowlark-newsletter' ),
	'merch-preview'     => array( 'form' => 'meadowlark-merch' ),
	'organiser-events'  => array( 'organiser' => 'foghorn' ),
);

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_block_category' );

function register_blocks(): void {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-hooks', 'wp-i18n' );
	foreach ( array( 'controls', 'links', 'blocks' ) as $name ) {
		$handle = 'bandstand-editor-' . $name;
		wp_register_script( $handle, file_url( "editor/$name.js" ), $needs, '{{version}}', true );
		wp_set_script_translations( $handle, 'bandstand' );
		$needs[] = $handle;
	}
	$known = array(
		'elements'    => array_values( array_map( __NAMESPACE__ . '\with_words', elements() ) ),
		'settings'    => settings_of_elements(),
		'settingsUrl' => current_user_can( 'manage_options' ) ? settings_address() : '',
		'isSetUp'     => '' !== options()['base_url'],
		'language'    => language_of_site(),
	);
	wp_add_inline_script( 'bandstand-editor-controls', 'window.bandstand = ' . wp_json_encode( $known, JSON_HEX_TAG ) . ';', 'before' );
	foreach ( elements() as $element ) {
		register_block( $element );
	}
}

/**
 * @param array<string, mixed> $element of elements()
 * @return array<string, mixed> the same in the language of the reader
 */
function with_words( array $element ): array {
	$element['title'] = block_words()[ $element['tag'] ][0];
	$choices          = choice_words();
	foreach ( $element['attributes'] as &$attribute ) {
		list( $attribute['label'], $attribute['help'] ) = control_words()[ $attribute['name'] ] + array( '', '' );

		$attribute['choices'] = array_map(
			static fn ( $value ) => array(
				'value' => $value,
				'label' => $choices[ $value ],
			),
			$attribute['choices']
		);
	}
	return $element;
}

/** @return array<string, string> what is set for the whole site, as attributes of an element in the editor */
function settings_of_elements(): array {
	$options = options();
	return array_filter(
		array(
			'base-url'    => $options['base_url'],
			'service-key' => $options['service_key'],
			'event'       => $options['event'],
			'theme'       => $options['theme'],
			'locale'      => $options['locale'],
		)
	);
}

/** As its pages say it, whatever the language in which its authors work: `de-DE` of `de_DE_formal`. */
function language_of_site(): string {
	return implode( '-', array_slice( explode( '_', get_locale() ), 0, 2 ) );
}

/** @param array<string, mixed> $element */
function register_block( array $element ): void {
	list( $title, $description ) = block_words()[ $element['tag'] ];
	register_block_type(
		'bandstand/' . $element['tag'],
		array(
			'api_version'           => 3,
			'title'                 => $title,
			'description'           => $description,
			'category'              => 'bandstand',
			'icon'                  => ICONS[ $element['tag'] ],
			'keywords'              => array( __( 'Event', 'bandstand' ), 'Bandstand', $element['widget'] ),
			'attributes'            => block_attributes( $element ),
			'example'               => array(
				'attributes'    => array( 'example' => true ) + ( EXAMPLES[ $element['tag'] ] ?? array() ),
				'viewportWidth' => 720,
			),
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
	// Set in the previews of the inserter alone, which show the made-up festival.
	$attributes = array( 'example' => array( 'type' => 'boolean' ) );
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
