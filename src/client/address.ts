import type { Route } from '../contract/routes.js';

/** What fills an address: placeholders of the path by name, and the query. */
export interface AddressParts {
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly [placeholder: string]: unknown;
}

/** The base as addresses are built on it: http or https, without slashes at the end. */
export function cleanBaseUrl(baseUrl: string): string {
  if (!webAddress(baseUrl)) throw new TypeError(`baseUrl is not an http(s) address: ${baseUrl}`);
  return baseUrl.replace(/(?<!\/)\/+$/, '');
}

/** `address` in full, where it leads to the web; it may come from a feed. */
export function webAddress(address: string, baseUrl?: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, baseUrl);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined; // no address at all
  }
}

/**
 * The one address of an operation, equal for equal parts. The loader builds it from the page before
 * this code is there, so that `surface` comes first and the rest in alphabetical order.
 */
export function addressOf(baseUrl: string, route: Route, parts: AddressParts): string {
  const path = route.path.replace(/{(\w+)}/g, (_, name: string) => segment(parts[name]));
  const query = new URLSearchParams(asksForWeb(route) ? { surface: 'web' } : {});
  const asked = parts.query ?? {};
  for (const name of Object.keys(asked).sort()) {
    // Callers can't choose `surface`: a website is always `web`.
    if (name !== 'surface' && asked[name] != null) query.set(name, String(asked[name]));
  }
  const search = query.toString();
  return baseUrl + path + (search && `?${search}`);
}

/**
 * Every request about an event has `surface=web`. Without it a service may assume the app, where the
 * event may not be published. spec L15
 */
const asksForWeb = ({ surface, path }: Route): boolean =>
  surface || path.startsWith('/v1/events/{slug}');

/** A value as one segment of a path, whatever it holds. */
function segment(value: unknown): string {
  // encodeURIComponent throws on half a surrogate pair.
  const text = String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
  // URLs fold `.` and `..` away, escaped or not, and an empty segment may be lost on the way: they
  // would reach another resource. With an escaped per cent sign they are a name that nothing has.
  return /^\.{0,2}$/.test(text) ? `%25${text}` : encodeURIComponent(text);
}
