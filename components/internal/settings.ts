import { pageRecord, type PageSettings } from '../../src/embed/page.js';
import { withoutTypedQuotes } from '../../src/embed/typed-quotes.js';
import { warnDeveloper } from './developer.js';

/** Settings on an element; an absent or empty value falls back to the page's. */
export interface ElementSettings {
  readonly event?: string | undefined;
  readonly form?: string | undefined;
  readonly organiser?: string | undefined;
  readonly serviceKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly theme?: string | undefined;
}

type Writable = { -readonly [Name in keyof ElementSettings]: ElementSettings[Name] };

/** Settings that an element may override without permission. */
const simple = ['event', 'form', 'organiser', 'locale', 'theme'] as const;

/** An element's attribute beats the script tag's `data-*`. */
export function resolveSettings(element: Element & ElementSettings): ElementSettings {
  const page = pageSettings();
  const baseUrl = permittedBaseUrl(element, page) ?? page.baseUrl;
  // The page's key belongs to the page's service and is not shown to another.
  const pageKey = !page.baseUrl || sameAddress(baseUrl, page.baseUrl) ? page.serviceKey : undefined;
  const settings: Writable = { baseUrl, serviceKey: element.serviceKey || pageKey || undefined };
  for (const name of simple) settings[name] = element[name] || page[name];
  return settings;
}

/** The script tag's settings, without the typographic quotes of an editor. */
function pageSettings(): PageSettings {
  const { settings } = pageRecord();
  const plain = { ...settings };
  for (const name of [...simple, 'serviceKey', 'baseUrl'] as const) {
    const value = settings[name];
    if (value) plain[name] = withoutTypedQuotes(value);
  }
  return plain;
}

/** Content must not send buyers to a service that the page does not know. */
function permittedBaseUrl(
  element: Element & ElementSettings,
  page: PageSettings,
): string | undefined {
  const { baseUrl } = element;
  if (!baseUrl || !page.baseUrl) return baseUrl || undefined;
  if (page.demo && baseUrl.startsWith('emulator:')) return page.baseUrl;
  const permitted = [page.baseUrl, ...(page.allowBaseUrl?.split(' ') ?? [])];
  if (permitted.some((address) => sameAddress(address, baseUrl))) return baseUrl;
  warnDeveloper(
    element,
    `ignores base-url="${baseUrl}". Permit it by data-allow-base-url="${baseUrl}" on the script tag.`,
  );
  return undefined;
}

function sameAddress(one: string | undefined, other: string): boolean {
  return one?.replace(/(?<!\/)\/+$/, '') === other.replace(/(?<!\/)\/+$/, '');
}
