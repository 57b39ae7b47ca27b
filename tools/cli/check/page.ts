import type { EndpointName, Route } from '../../../src/contract/routes.js';
import { widgetHostOf, type Host } from '../../../src/embed/hosts.js';
import type { PageSettings } from '../../../src/embed/page.js';
import {
  aboutOf,
  isTag,
  firstFeedOf,
  routeOf,
  tags,
  type About,
  type WidgetTag,
} from '../../snippet/widgets.js';
import { readDocument, type ReadDocument, type Tag } from './document.js';

/** A page with widgets on it, as far as its HTML says. */
export interface CheckedPage extends ReadDocument {
  readonly address: string;
  readonly origin: string;
  /** Script tags of ours that run, in their order. */
  readonly loaders: readonly Tag[];
  /** Script tags of ours that do not run, such as those that wait for a consent. */
  readonly idle: readonly Tag[];
  readonly widgets: readonly Widget[];
  /** Widgets by a name that nobody has. */
  readonly unknown: readonly Host[];
  readonly settings: PageSettings;
  /** What relative addresses start from. */
  readonly base: string;
}

export interface Widget {
  readonly host: Host;
  readonly tag: string;
  readonly operation: EndpointName;
  readonly route: Route;
  /** Which setting names what it shows; undefined for a search and a wallet. */
  readonly about: About | undefined;
}

export const known: readonly string[] = tags;
export const isKnown = { has: isTag };

export function readPage(html: string, address: string, own: PageSettings): CheckedPage {
  const document = readDocument(html);
  const scripts = document.tags.filter(isOurs);
  const loaders = scripts.filter(runs);
  const hosts = document.tags.filter(mayBeWidget).map((tag) => widgetHostOf(tag as never, isKnown));
  const first = loaders.find((tag) => tag.getAttribute('data-base-url'));
  const base = document.tags.find(({ localName }) => localName === 'base')?.getAttribute('href');
  return {
    ...document,
    address,
    origin: new URL(address).origin,
    loaders,
    idle: scripts.filter((tag) => !runs(tag)),
    widgets: hosts.flatMap((host) =>
      isTag(host.tag ?? '') ? [widgetOf(host, host.tag as WidgetTag)] : [],
    ),
    unknown: hosts.filter(({ tag, name }) => tag === undefined && name !== null),
    settings: { ...(first ? datasetOf(first) : {}), ...own },
    base: base && URL.canParse(base, address) ? new URL(base, address).href : address,
  };
}

/** By its file, or by what it is told: a copy may have any name. */
const isOurs = (tag: Tag): boolean =>
  tag.localName === 'script' &&
  (/bandstand(\.min)?\.js/.test(`${tag.getAttribute('src')} ${tag.getAttribute('data-src')}`) ||
    tag.attributes.has('data-base-url'));

const runs = (tag: Tag): boolean =>
  Boolean(tag.getAttribute('src')) &&
  /^(|module|(text|application)\/(java|ecma)script)$/i.test(tag.getAttribute('type')?.trim() ?? '');

const mayBeWidget = (tag: Tag): boolean =>
  isKnown.has(tag.localName) ||
  tag.attributes.has('data-event-widget') ||
  (tag.localName === 'a' && tag.hash.includes('widget='));

const widgetOf = (host: Host, tag: WidgetTag): Widget => ({
  host,
  tag,
  operation: firstFeedOf(tag),
  route: routeOf(tag),
  about: aboutOf(tag),
});

/** `data-service-key` as `serviceKey`, as a browser has it. */
export function datasetOf(tag: Tag): Record<string, string> {
  const data = [...tag.attributes].filter(([name]) => name.startsWith('data-'));
  return Object.fromEntries(
    data.map(([name, value]) => [
      name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
