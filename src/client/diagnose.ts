import type { Route } from '../contract/routes.js';
import type { AddressParts } from './address.js';
import type { RequestFailure } from './errors.js';

interface DiagnoseOptions {
  readonly baseUrl: string;
  readonly serviceKey?: string | undefined;
  /** Reaches the search endpoint, or rejects. */
  readonly probe: () => Promise<unknown>;
}

/** Explains in the console, once a client and mistake, what visitors are told in neutral words. */
export function createDiagnosis({ baseUrl, serviceKey = '', probe }: DiagnoseOptions) {
  const told = new Set<string>();

  const words: Partial<Record<string, () => string>> = {
    secret_key: () => secretKeyWords,
    unauthorized: () => refusedKey(baseUrl, serviceKey),
    network: () =>
      isSample(baseUrl) ? sampleAddress(baseUrl) : foreignOrigin(baseUrl, location.origin),
    origin_not_allowed: () => foreignOrigin(baseUrl, location.origin),
  };

  return async ({ code }: RequestFailure, route: Route, asked: AddressParts): Promise<void> => {
    const isToken = code === 'unauthorized' && route.gate === 'device';
    const ofKey = isToken ? refusedToken(baseUrl) : words[code]?.();
    const text = code === 'not_found' ? unknownSubject(baseUrl, route, asked) : ofKey;
    if (!text || told.has(text)) return;
    told.add(text);
    // A browser shows a refused origin as a dead network. The search endpoint answers every origin:
    // when it can be reached and the rest cannot, the origin is the likely reason.
    if (code === 'network' && !isSample(baseUrl)) await probe();
    console.warn(`Bandstand: ${text}`);
  };
}

// The words, which `npx bandstand check` says as well.

export const secretKeyWords =
  'The service key is a secret one (sk_…), which everybody could read. Nothing was sent. Use ' +
  'the publishable key (pk_…) and revoke the secret one.';

/** What snippets have where something of the organiser's own belongs. */
export const isPlaceholder = (text: string): boolean => /your|…|\.{3}|x{3}|[<>{}[\]]/i.test(text);

export const isPlaceholderKey = (serviceKey: string): boolean =>
  isPlaceholder(serviceKey) || /^pk_(\w+_)?$/.test(serviceKey);

/** The addresses of the documentation, which lead nowhere. */
export const isSample = (baseUrl: string): boolean =>
  /^https?:\/\/(api|cdn)\.example\b/.test(baseUrl) || isPlaceholder(baseUrl);

export const sampleAddress = (baseUrl: string): string =>
  `"${baseUrl}" is the placeholder of an example. Write the address of your ticketing service: ` +
  'data-base-url="https://…" on the script tag.';

export const foreignOrigin = (baseUrl: string, origin: string): string =>
  `${baseUrl} answers, but not to ${origin}. Is this domain on the organiser's list of ` +
  'allowed domains?';

const settingOf = (name: string, value: string): string =>
  `data-${name}="${value}" on the script tag, or ${name}="${value}" on the widget`;

export function refusedKey(baseUrl: string, serviceKey: string): string {
  const where = settingOf('service-key', 'pk_…');
  if (!serviceKey) return `${baseUrl} asks for a service key (401), and got none. Write ${where}.`;
  // A key that may be real is never printed.
  const reason = isPlaceholderKey(serviceKey)
    ? `"${serviceKey}" is the placeholder of an example. Write your own`
    : 'it is wrong or revoked. Copy your publishable key again';
  return `${baseUrl} refused the service key (401): ${reason}, as ${where}.`;
}

/** Of the token itself nothing is printed. */
const refusedToken = (baseUrl: string): string =>
  `${baseUrl} refused the device token (401). Sign the visitor in again, and set the property ` +
  'deviceToken of the widget.';

/**
 * Undefined for requests whose subject the author does not name (an artist, or the event of a form for
 * its logo), and for versions, which a service need not have.
 */
function unknownSubject(
  baseUrl: string,
  { method, path }: Route,
  asked: AddressParts,
): string | undefined {
  // An event without a feed is requested for the logo of a form.
  const [, about, feed] = /^\/v1\/(event|form)s\/\{\w+\}(\/(?!version)\w+)?$/.exec(path) ?? [];
  if (!about || (about === 'event' && !feed) || method !== 'GET') return undefined;
  return notFound(baseUrl, { about, path, subject: String(asked.slug ?? asked.key) });
}

/** Of an event without a prelaunch form, only the form is missing. */
export function notFound(
  baseUrl: string,
  { about, path, subject }: { about: string; path: string; subject: string },
): string {
  if (!path.endsWith('/prelaunch') || isPlaceholder(subject))
    return unknownName(baseUrl, about, subject);
  return (
    `${baseUrl} has no prelaunch form for "${subject}" (404). Publish one, or take the widget off ` +
    'this page. If other widgets do not find the event either, check its short name (slug).'
  );
}

/** @param about `event`, `form` or `organiser` */
export function unknownName(baseUrl: string, about: string, subject: string): string {
  const called = about === 'form' ? 'key' : 'short name (slug)';
  const reason = isPlaceholder(subject)
    ? `That is the placeholder of an example: write the ${called} of your ${about}`
    : `Check how it is spelt, and that it is published on the web`;
  return `${baseUrl} knows no ${about} "${subject}" (404). ${reason}, as ${settingOf(about, '…')}.`;
}

const toldMissing = new Set<string>();

/** What neither the script tag nor a widget says. Once a page, not for every widget that needs it. */
export function tellMissing(names: readonly string[]): void {
  const list = names.join(' and ');
  if (toldMissing.has(list)) return;
  toldMissing.add(list);
  console.warn(`Bandstand: ${missingWords(names)}`);
}

export function missingWords(names: readonly string[]): string {
  const asData = names.map((name) => `data-${name}="…"`).join(' ');
  return (
    `this page does not say the ${names.join(' and ')} that a widget needs. Write ${asData} on ` +
    'the script tag, or the same without "data-" on the widget.'
  );
}
