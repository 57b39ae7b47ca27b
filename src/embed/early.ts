import type { Host } from './hosts.js';
import type { PageRecord } from './page.js';

/**
 * A keyed feed for the web: what it is about, then the rest of its path. `event/faq` stands for
 * `/v1/events/{event}/faq?surface=web`, `form` for `/v1/forms/{form}?surface=web`.
 */
export type Feed = string;

/** However it was copied: no key of a server leaves the page. */
export const secretKey = /^\W*s\W*k\W*_/i;

/**
 * Starts the feed request of a widget while the widget's code is still on its way; its client takes
 * the answer over. It must be the request that the client would send, or it would be sent twice.
 */
export function startFeed({ tag = '', name, read }: Host, feed: Feed, record: PageRecord): void {
  const { settings, early } = record;
  const ownKey = read('service-key');
  const serviceKey = ownKey || settings.serviceKey;
  const [about] = feed.split('/') as ['event' | 'form'];
  const subject = read(about) || settings[about];
  const base = settings.baseUrl?.replace(/(?<!\/)\/+$/, '');
  const path = feed.replace(about, `${about}s/${encodeURIComponent(subject as string)}`);
  const address = `${base}/v1/${path}?surface=web`;
  if (
    !base ||
    record.fetch ||
    read('base-url') ||
    (ownKey && name !== null) || // content may bring a key, but not for this service
    !subject ||
    secretKey.test(serviceKey as string) || // the client refuses it with words
    early.has(address)
  )
    return;
  // A redirect is refused, as the client does: following one would hand the key to a stranger.
  const response = fetch(address, {
    headers: { Accept: 'application/json', ...(serviceKey && { 'X-Service-Key': serviceKey }) },
    credentials: 'omit',
    redirect: 'error',
  });
  response.catch(() => 0); // the client meets the failure; here it must not go unhandled
  early.set(address, { subject, serviceKey, tag, at: Date.now(), response });
}
