import type { Site } from './site-pages.js';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

/** With which a phone puts a page on its home screen. */
export function webManifest(site: Site, name: string, icons: readonly Icon[]): string {
  const { tags, paths } = site.pages[0]!;
  const colour = tags
    .find((tag) => tag.localName === 'meta' && tag.getAttribute('name') === 'theme-color')
    ?.getAttribute('content');
  const manifest = {
    name,
    short_name: name.length > 12 ? name.split(/[\s:|–-]+/)[0] : name,
    start_url: paths[0],
    id: paths[0],
    scope: '/',
    display: 'standalone',
    theme_color: colour ?? '#ffffff',
    background_color: colour ?? '#ffffff',
    icons: icons.map((icon) => ({ ...icon, purpose: 'any maskable' })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export const iconSizes = [192, 512] as const;

/** Ours, in the two sizes that phones ask for. */
export const ownIcons: readonly Icon[] = iconSizes.map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** The organiser's own picture, which stands for every size. */
export function iconOf(src: string): Icon {
  const type = src.endsWith('.svg')
    ? 'image/svg+xml'
    : src.endsWith('.webp')
      ? 'image/webp'
      : 'image/png';
  return { src, sizes: type === 'image/svg+xml' ? 'any' : '512x512', type };
}
