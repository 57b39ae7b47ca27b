import { elements } from '../../components/elements.js';
import { routes, type EndpointName, type Route } from '../../src/contract/routes.js';

/** Which setting names what a widget shows. */
export type About = 'event' | 'form' | 'organiser';

export const tags = Object.keys(elements) as readonly WidgetTag[];
export type WidgetTag = keyof typeof elements;

export const isTag = (name: string): name is WidgetTag => Object.hasOwn(elements, name);

/** What content calls it: `lineup` for `event-lineup`. */
export const shortName = (tag: string): string => tag.replace(/^event-/, '');

/** The feed that a widget shows first. */
export const firstFeedOf = (tag: WidgetTag): EndpointName => elements[tag];

export const routeOf = (tag: WidgetTag): Route => routes[firstFeedOf(tag)];

/** Undefined for a search and a wallet, which are about nothing that a page could name. */
export function aboutOf(tag: WidgetTag): About | undefined {
  const [, about] = /^\/v1\/(event|form|organiser)s\/\{/.exec(routeOf(tag).path) ?? [];
  return about as About | undefined;
}

/** The loader asks early for keyed feeds of an event or a form; all others their elements ask for. */
const earlyFeed = /^\/v1\/(event|form)s\/\{\w+\}(.*)$/;

/** As the loader has it (`Feed` in src/embed/early.ts): `event/lineup`. */
export function earlyFeedOf(tag: WidgetTag): string | undefined {
  const route = routeOf(tag);
  const [, about, rest = ''] = earlyFeed.exec(route.path) ?? [];
  return about && route.surface && route.gate === 'key' ? `${about}${rest}` : undefined;
}
