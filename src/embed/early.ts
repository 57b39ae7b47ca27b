import type { Host } from './hosts.js';
import type { PageRecord } from './page.js';

/** An address below the base, with `{event}` or `{form}` in it, and whether it wants a key. */
export type Feed = readonly [address: string, keyed: boolean];

/**
 * Starts the feed request of a widget while the widget's code is still on its way; its client takes
 * the answer over. It must be the request that the client would send, or it would be sent twice.
 */
export function startFeed({ tag, read }: Host, [template, keyed]: Feed, record: PageRecord): void {
  const { settings, early } = record;
  const serviceKey = keyed ? (read('service-key') ?? settings.serviceKey) : undefined;
  let subject = '';
  const path = template.replace(/{(\w+)}/, (_, name: 'event') =>
    encodeURIComponent((subject = read(name) ?? settings[name] ?? '')),
  );
  const address = `${settings.baseUrl?.replace(/\/+$/, '') ?? ''}${path}`;
  if (
    !settings.baseUrl ||
    record.fetch ||
    read('base-url') ||
    !subject ||
    serviceKey?.startsWith('sk_') || // the client refuses a secret key with words
    early.has(address)
  )
    return;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (serviceKey) headers['X-Service-Key'] = serviceKey;
  // A redirect is refused, as the client does: following one would hand the key to a stranger.
  const response = fetch(address, { headers, credentials: 'omit', redirect: 'error' });
  response.catch(() => 0); // the client meets the failure; here it must not go unhandled
  early.set(address, { tag, subject, serviceKey, response });
}
