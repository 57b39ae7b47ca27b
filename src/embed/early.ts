import type { Host } from './hosts.js';
import type { PageRecord } from './page.js';

/**
 * A keyed feed for the web: its subject, then the rest of its path. `event/faq` means
 * `/v1/events/{event}/faq?surface=web`, `form` for `/v1/forms/{form}?surface=web`.
 */
export type Feed = string;

/** Secret server keys, however they were copied: none leaves the page. */
export const secretKey = /^\W*s\W*k\W*_/i;

/**
 * Starts the feed request of a widget while its code loads; the client takes over the answer. It must
 * equal the client's request, or the feed is requested twice.
 */
export function startFeed({ name, read }: Host, feed: Feed, record: PageRecord): void {
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
    secretKey.test(serviceKey as string) || // the client explains the refusal
    early.has(address)
  )
    return;
  // A redirect is refused, as the client does: following one would hand the key to a stranger.
  const response = fetch(address, {
    headers: { Accept: 'application/json', ...(serviceKey && { 'X-Service-Key': serviceKey }) },
    credentials: 'omit',
    redirect: 'error',
  });
  response.catch(() => 0); // the client handles the failure; here it must not be unhandled
  early.set(address, { subject, serviceKey, at: Date.now(), response });
}
