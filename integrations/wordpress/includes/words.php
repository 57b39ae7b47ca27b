<?php
/**
 * The words of blocks and controls. A function for each kind, because WordPress knows the language of
 * the reader only from `init` on.
 */

namespace Bandstand;

defined( 'ABSPATH' ) || exit;

/** @return array<string, array{string, string}> by tag: what the block is called, and what it shows */
function block_words(): array {
	return array(
		'event-lineup'        => array( __( 'Line-up', 'bandstand' ), __( 'Days, stages and acts, as a list, a poster or a timetable.', 'bandstand' ) ),
		'event-tickets'       => array( __( 'Tickets', 'bandstand' ), __( 'Choose, pay and get the receipt without leaving the page.', 'bandstand' ) ),
		'event-faq'           => array( __( 'FAQ', 'bandstand' ), __( 'Questions and answers, with search.', 'bandstand' ) ),
		'event-news'          => array( __( 'News', 'bandstand' ), __( 'Articles, newest first.', 'bandstand' ) ),
		'event-announcements' => array( __( 'Announcements', 'bandstand' ), __( 'Short updates, as a feed or a banner.', 'bandstand' ) ),
		'event-gallery'       => array( __( 'Photos', 'bandstand' ), __( 'A gallery with a viewer.', 'bandstand' ) ),
		'event-card'          => array( __( 'Event card', 'bandstand' ), __( 'What, when and where, with a button to the tickets.', 'bandstand' ) ),
		'event-prelaunch'     => array( __( 'Waiting list', 'bandstand' ), __( 'Sign up before tickets go on sale.', 'bandstand' ) ),
		'event-signup-form'   => array( __( 'Form', 'bandstand' ), __( 'Feedback, newsletter, contact or any other form.', 'bandstand' ) ),
		'merch-preview'       => array( __( 'Merch', 'bandstand' ), __( 'T-shirts and more, with your logo on them.', 'bandstand' ) ),
		'organiser-events'    => array( __( 'Organiser’s events', 'bandstand' ), __( 'All upcoming events of one organiser.', 'bandstand' ) ),
		'event-search'        => array( __( 'Event search', 'bandstand' ), __( 'Find events by artist, place or name.', 'bandstand' ) ),
		'ambassador-rewards'  => array( __( 'Ambassador rewards', 'bandstand' ), __( 'What an ambassador has earned.', 'bandstand' ) ),
	);
}

/** @return array<string, array{0: string, 1?: string}> by attribute: its label, and help where it needs some */
function control_words(): array {
	return array(
		'view'           => array( __( 'View', 'bandstand' ) ),
		'layout'         => array( __( 'Layout', 'bandstand' ) ),
		'theme'          => array( __( 'Colours', 'bandstand' ) ),
		'controls'       => array( __( 'Search and filters', 'bandstand' ) ),
		'schema'         => array( __( 'Data for search engines', 'bandstand' ) ),
		'late-sets'      => array( __( 'Sets after midnight', 'bandstand' ), __( 'The day they belong to.', 'bandstand' ) ),
		'hour-cycle'     => array( __( 'Clock', 'bandstand' ) ),
		'heading-level'  => array( __( 'Heading level', 'bandstand' ), __( 'From 2 to 6.', 'bandstand' ) ),
		'limit'          => array( __( 'How many at first', 'bandstand' ) ),
		'day'            => array( __( 'Day to open on', 'bandstand' ), __( 'For example 2027-06-26.', 'bandstand' ) ),
		'timezone'       => array( __( 'Time zone', 'bandstand' ), __( 'For example Europe/London.', 'bandstand' ) ),
		'day-start'      => array( __( 'Start of a day', 'bandstand' ), __( 'For example 06:00. Earlier sets belong to the night before.', 'bandstand' ) ),
		'event'          => array( __( 'Event', 'bandstand' ), __( 'Its short name. Empty: the event in the settings.', 'bandstand' ) ),
		'locale'         => array( __( 'Language', 'bandstand' ), __( 'For example de. Empty: the language of the page.', 'bandstand' ) ),
		'live'           => array( __( 'Live updates', 'bandstand' ) ),
		'covers'         => array( __( 'Days of each ticket', 'bandstand' ), __( 'For example Saturday: 2027-06-26; Weekend: 2027-06-25/2027-06-27.', 'bandstand' ) ),
		'single'         => array( __( 'One answer open at a time', 'bandstand' ) ),
		'tags'           => array( __( 'Tags', 'bandstand' ), __( 'Separated by commas.', 'bandstand' ) ),
		'categories'     => array( __( 'Categories', 'bandstand' ), __( 'Separated by commas: update, reminder, marketing.', 'bandstand' ) ),
		'article'        => array( __( 'Article', 'bandstand' ), __( 'Its short name, to show only this one.', 'bandstand' ) ),
		'reserve'        => array( __( 'Keep the space when empty', 'bandstand' ) ),
		'tickets-target' => array( __( 'Link of the button', 'bandstand' ), __( 'For example #tickets.', 'bandstand' ) ),
		'waiting-target' => array( __( 'Waiting list', 'bandstand' ), __( 'For example #list.', 'bandstand' ) ),
		'mode'           => array( __( 'Kind of form', 'bandstand' ) ),
		'submit-label'   => array( __( 'Words on the button', 'bandstand' ) ),
		'form'           => array( __( 'Form', 'bandstand' ), __( 'Its key.', 'bandstand' ) ),
		'side'           => array( __( 'Side shown first', 'bandstand' ) ),
		'picker'         => array( __( 'Choice of products', 'bandstand' ) ),
		'product'        => array( __( 'Product shown first', 'bandstand' ) ),
		'profile'        => array( __( 'About the organiser', 'bandstand' ) ),
		'organiser'      => array( __( 'Organiser', 'bandstand' ), __( 'Its short name.', 'bandstand' ) ),
		'sync-url'       => array( __( 'Search in the page address', 'bandstand' ), __( 'Visitors can then share what they found.', 'bandstand' ) ),
		'query'          => array( __( 'Search text at first', 'bandstand' ) ),
		'country'        => array( __( 'Country', 'bandstand' ), __( 'Two letters, for example GB.', 'bandstand' ) ),
	);
}

/** @return array<string, string> what a choice is called, by its value */
function choice_words(): array {
	return array(
		'auto'         => __( 'Automatic', 'bandstand' ),
		'same-day'     => __( 'That day', 'bandstand' ),
		'previous-day' => __( 'The day before', 'bandstand' ),
		'on'           => __( 'Show', 'bandstand' ),
		'off'          => __( 'Hide', 'bandstand' ),
		'h12'          => __( '12 hours', 'bandstand' ),
		'h23'          => __( '24 hours', 'bandstand' ),
		'list'         => __( 'List', 'bandstand' ),
		'time'         => __( 'By time', 'bandstand' ),
		'poster'       => __( 'Poster', 'bandstand' ),
		'timetable'    => __( 'Timetable', 'bandstand' ),
		'plan'         => __( 'The visitor’s plan', 'bandstand' ),
		'light'        => __( 'Light', 'bandstand' ),
		'dark'         => __( 'Dark', 'bandstand' ),
		'cards'        => __( 'Cards', 'bandstand' ),
		'headlines'    => __( 'Headlines', 'bandstand' ),
		'banner'       => __( 'Banner', 'bandstand' ),
		'feed'         => __( 'Feed', 'bandstand' ),
		'card'         => __( 'Card', 'bandstand' ),
		'line'         => __( 'Line', 'bandstand' ),
		'grid'         => __( 'Grid', 'bandstand' ),
		'strip'        => __( 'Strip', 'bandstand' ),
		'subscribe'    => __( 'Newsletter', 'bandstand' ),
		'front'        => __( 'Front', 'bandstand' ),
		'back'         => __( 'Back', 'bandstand' ),
	);
}
