import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.js';

/** A theme as they were before blocks: its sidebar comes after the content, its footer is plain PHP. */
const files = {
  'style.css': '/*\nTheme Name: Classic\n*/',
  'functions.php': `<?php
add_action('widgets_init', function () { register_sidebar(array('id' => 'side', 'name' => 'Side')); });
add_action('template_redirect', function () {
  if (isset($_GET['builder'])) { get_header(); echo '<event-lineup></event-lineup>'; get_footer(); exit; }
}, 1);`,
  'index.php': `<?php get_header(); while (have_posts()) { the_post(); the_content(); } ?>
<aside><?php dynamic_sidebar('side'); ?></aside><?php get_footer();`,
  'header.php': `<!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>`,
  'footer.php': `<footer><?php if (isset($_GET['footer'])) echo '<div data-event-widget="lineup">Line-up</div>'; ?></footer>
<?php wp_footer(); ?></body></html>`,
};

/** Writes the theme into the site, and switches to it. */
export function useClassicTheme(site: Site): void {
  const folder = join(site.php('echo get_theme_root();'), 'classic');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  site.php("switch_theme('classic');");
}
