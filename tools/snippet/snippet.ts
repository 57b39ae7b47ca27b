import { escaped, startTag, tagOf } from './markup.js';
import { workerAddress, manifestLink } from './offline.js';
import { importMapOf, neededModules } from './modules.js';
import { starterOf } from './starter.js';
import { styleOf } from './style.js';
import { titles } from './titles.js';
import { aboutOf, shortName, type WidgetTag } from './widgets.js';
import type { PackedRelease, SnippetOptions } from './wish.js';

/** What is pasted, in the parts that belong to different places of a site. */
export interface Snippet {
  /** Once a page: the way to the service is opened, and the script asked for. Empty for shortcodes. */
  readonly head: string;
  /** For the style sheet of the page; empty where it need not say anything. */
  readonly style: string;
  /** Where the widgets shall be. */
  readonly body: string;
}

/** Of a wish without problems. */
export const snippetOf = (wish: SnippetOptions, release: PackedRelease): Snippet => ({
  head: wish.spelling === 'shortcode' ? '' : headOf(wish, release),
  style: styleOf(wish),
  body: wish.widgets.map((tag) => widgetTag(tag, wish)).join('\n'),
});

const headOf = (wish: SnippetOptions, release: PackedRelease): string =>
  [
    preconnect(wish),
    wish.starter && starterOf(wish),
    importMap(wish, release),
    scriptTag(wish, release),
    wish.offline && manifestLink,
  ]
    .filter(Boolean)
    .join('\n');

/** All of it, for a page that has no other places. Where shortcodes stand, no style may. */
export function wholeSnippet({ head, style, body }: Snippet): string {
  if (head === '') return body;
  return [head, style && `<style>${styleText(style)}</style>`, body].filter(Boolean).join('\n');
}

/** What stands between `<style>` and its end; policies know it by its hash. */
export const styleText = (style: string): string => `\n${style}\n`;

/** Browsers open the way while the script is on its. It is the one that requests without cookies take. */
function preconnect({ baseUrl }: SnippetOptions): string {
  if (!/^https?:/i.test(baseUrl)) return '';
  return startTag('link', { rel: 'preconnect', href: new URL(baseUrl).origin, crossorigin: '' });
}

/** Before the script tag: browsers take none any more once a module is on its way. */
function importMap(wish: SnippetOptions, release: PackedRelease): string {
  const text = importMapText(wish, release);
  return text && `<script type="importmap">${text}</script>`;
}

/** What stands inside the tag: policies know it by its hash. Empty where none is wanted. */
export function importMapText(wish: SnippetOptions, release: PackedRelease): string {
  if (!wish.importMap || !release.modules) return '';
  const folder = new URL('.', sourceOf(wish, release)).href;
  return importMapOf(neededModules(release.modules, wish.baseUrl), folder);
}

function scriptTag(wish: SnippetOptions, release: PackedRelease): string {
  const said = (value: string) => value || undefined;
  return tagOf('script', {
    async: '',
    src: sourceOf(wish, release),
    integrity: wish.integrity || wish.importMap ? release.integrity : undefined,
    // Its parts are modules, which share a connection with it only so.
    crossorigin: 'anonymous',
    'data-base-url': wish.baseUrl,
    'data-service-key': said(wish.serviceKey),
    'data-event': said(wish.event),
    'data-locale': said(wish.locale),
    'data-theme': said(wish.theme),
    'data-offline': wish.offline ? '' : undefined,
    'data-service-worker': wish.offline ? workerAddress : undefined,
  });
}

export const sourceOf = ({ script, version }: SnippetOptions, release: PackedRelease): string =>
  script ||
  `https://cdn.jsdelivr.net/npm/bandstand@${version || release.version}/dist/bandstand.js`;

/** The script tag says the event already. */
function ownSettings(tag: WidgetTag, wish: SnippetOptions): [string, string][] {
  const about = aboutOf(tag);
  return about && about !== 'event' ? [[about, wish[about]]] : [];
}

function widgetTag(tag: WidgetTag, wish: SnippetOptions): string {
  const own = ownSettings(tag, wish);
  if (wish.spelling === 'element') return tagOf(tag, Object.fromEntries(own));
  if (wish.spelling === 'shortcode') return shortcodeOf(tag, wish);
  const name = shortName(tag);
  if (wish.spelling === 'div') {
    const data = own.map(([key, value]) => [`data-${key}`, value]);
    // Editors drop a div in which nothing stands.
    return tagOf(
      'div',
      { 'data-event-widget': name, ...(Object.fromEntries(data) as object) },
      titles[tag],
    );
  }
  const about = aboutOf(tag);
  const subject = about ? { [about]: wish[about] } : {};
  const hash = new URLSearchParams({ widget: name, ...subject });
  return tagOf('a', { href: `#${hash}` }, titles[tag]);
}

/** The settings of the plugin name service and key, and one event for the whole site: this may be another. */
function shortcodeOf(tag: WidgetTag, wish: SnippetOptions): string {
  const about = aboutOf(tag);
  const { locale, theme } = wish;
  const settings = {
    widget: shortName(tag),
    ...(about && { [about]: wish[about] }),
    locale,
    theme,
  };
  const said = Object.entries(settings)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `[bandstand${said.join('')}]`;
}
