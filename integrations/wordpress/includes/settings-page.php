<?php
/** Settings → Bandstand. */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

const PAGE = 'bandstand';

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_check' );
add_filter( 'plugin_action_links_' . plugin_basename( file_path( 'bandstand.php' ) ), __NAMESPACE__ . '\add_settings_link' );

function settings_address(): string {
	return admin_url( 'options-general.php?page=' . PAGE );
}

function add_settings_page(): void {
	add_options_page( 'Bandstand', 'Bandstand', 'manage_options', PAGE, __NAMESPACE__ . '\render_settings_page' );
}

function register_settings(): void {
	register_setting( PAGE, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_options' ) );
}

/** @param array<string> $links */
function add_settings_link( $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_address() ), esc_html__( 'Settings', 'bandstand' ) );
	return array_merge( array( $link ), (array) $links );
}

/** @param string $page */
function enqueue_check( $page ): void {
	if ( 'settings_page_' . PAGE === $page ) {
		wp_enqueue_script( 'bandstand-check', file_url( 'settings/check-connection.js' ), array( 'wp-i18n' ), '{{version}}', true );
		wp_set_script_translations( 'bandstand-check', 'bandstand' );
		$known = array( 'files' => file_url( 'widgets/' ) );
		wp_add_inline_script( 'bandstand-check', 'window.bandstand = ' . wp_json_encode( $known, JSON_HEX_TAG ) . ';', 'before' );
	}
}

function render_settings_page(): void {
	?>
	<div class="wrap">
		<h1>Bandstand</h1>
		<p><?php esc_html_e( 'Enter three values from your ticketing service once for the whole site. Then add a block, such as “Line-up”, to any page.', 'bandstand' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( PAGE ); ?>
			<table class="form-table" role="presentation"><?php render_fields(); ?></table>
			<p class="submit">
				<?php submit_button( '', 'primary', 'submit', false ); ?>
				<button type="button" class="button" id="bandstand-check" disabled><?php esc_html_e( 'Check connection', 'bandstand' ); ?></button>
			</p>
			<div id="bandstand-checked" role="status"></div>
		</form>
	</div>
	<?php
}

function render_fields(): void {
	$options = options();
	render_text_field( 'base_url', __( 'Service address', 'bandstand' ), $options, __( 'For example https://api.your-ticketing.com. Enter emulator: to try everything with a made-up festival.', 'bandstand' ) );
	render_text_field( 'service_key', __( 'Publishable key', 'bandstand' ), $options, __( 'Starts with pk_. Never use one that starts with sk_.', 'bandstand' ) );
	render_text_field( 'event', __( 'Event', 'bandstand' ), $options, __( 'Its short name, for example meadowlark-2027. A block can show another event.', 'bandstand' ) );
	render_theme_field( $options );
	render_text_field( 'locale', __( 'Language', 'bandstand' ), $options, __( 'For example de. Empty: the language of the page.', 'bandstand' ) );
	render_box( 'live', __( 'Live updates', 'bandstand' ), $options, __( 'Show changes while a page is open (asks the service once a minute)', 'bandstand' ) );
	render_box( 'offline', __( 'Without a network', 'bandstand' ), $options, __( 'Keep line-up, answers and news on visitors’ phones, and open these pages without a signal', 'bandstand' ) );
	render_text_field( 'script', __( 'Script', 'bandstand' ), $options, __( 'Empty: the copy that comes with this plugin, from your own site.', 'bandstand' ) );
	render_text_field( 'integrity', __( 'Integrity of the script', 'bandstand' ), $options, __( 'Only for a script from another site: its hash, which starts with sha384-.', 'bandstand' ) );
}

/** @param array<string, string> $options */
function render_text_field( string $name, string $label, array $options, string $help ): void {
	printf(
		'<tr><th scope="row"><label for="bandstand-%1$s">%2$s</label></th><td><input class="regular-text" type="text" id="bandstand-%1$s" name="%3$s[%1$s]" value="%4$s" aria-describedby="bandstand-%1$s-help" autocomplete="off" spellcheck="false"><p class="description" id="bandstand-%1$s-help">%5$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( OPTION ),
		esc_attr( $options[ $name ] ),
		esc_html( $help )
	);
}

/** @param array<string, string> $options */
function render_theme_field( array $options ): void {
	$choices = array(
		''      => __( 'Follow the page', 'bandstand' ),
		'light' => __( 'Light', 'bandstand' ),
		'dark'  => __( 'Dark', 'bandstand' ),
	);
	printf( '<tr><th scope="row"><label for="bandstand-theme">%s</label></th><td><select id="bandstand-theme" name="%s[theme]">', esc_html__( 'Colours', 'bandstand' ), esc_attr( OPTION ) );
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $options['theme'], $value, false ), esc_html( $label ) );
	}
	echo '</select></td></tr>';
}

/** @param array<string, string> $options */
function render_box( string $name, string $label, array $options, string $words ): void {
	printf(
		'<tr><th scope="row">%s</th><td><label><input type="checkbox" name="%s[%s]" value="1"%s> %s</label></td></tr>',
		esc_html( $label ),
		esc_attr( OPTION ),
		esc_attr( $name ),
		checked( $options[ $name ], '1', false ),
		esc_html( $words )
	);
}
