import type { Host } from './hosts.js';
import type { PageRecord } from './page.js';

/** An address below the base, with `{event}` or `{form}` in it, and whether it wants a key. */
export type Feed = readonly [address: string, keyed: boolean];

/**
 * Starts the feed request of a widget while the widget's code is still on its way; its client takes
 * the answer over. It must be the request that the client would send, or it would be sent twice.
 */
export function startFeed({ read }: Host, [template, keyed]: Feed, record: PageRecord): void {
  const { settings, early } = record;
  const serviceKey = keyed ? (read('service-key') ?? settings.serviceKey) : undefined;
  const path = template.replace(/{(\w+)}/, (_, name: 'event') =>
    encodeURIComponent(read(name) ?? settings[name] ?? ''),
  );
  const address = `${settings.baseUrl?.replace(/\/+$/, '') ?? ''}${path}`;
  if (
    !settings.baseUrl ||
    record.fetch ||
    read('base-url') ||
    /\/[/?]/.test(path) || // the event or form is not known
    serviceKey?.startsWith('sk_') || // the client refuses a secret key with words
    early.has(address)
  )
    return;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (serviceKey) headers['X-Service-Key'] = serviceKey;
  const response = fetch(address, { headers, credentials: 'omit' });
  response.catch(() => 0); // the client meets the failure; here it must not go unhandled
  early.set(address, { serviceKey, response });
}
