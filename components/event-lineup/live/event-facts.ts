import { readObject, readText } from '../../../src/contract/loose.js';
import { usableZone } from '../../../src/format/intl.js';
import { clientOf, pageCache } from '../../internal/feed/clients.js';
import type { LineupHost } from '../lineup-context.js';

/** What a line-up does not say of its event; what is not known is empty. */
export interface EventFacts {
  name: string;
  /** IANA */
  zone: string;
  venue: string;
}

/** What a card of the event on this page has read is read from there. */
const maxAgeSeconds = 60;
const asked = new Map<string, Promise<unknown>>();

/**
 * The event behind a line-up, asked for once and only by what needs it. The page's word on the zone
 * counts more than that of the service. Never rejects: what needs a zone stays away without one.
 */
export async function findEventFacts(host: LineupHost): Promise<EventFacts> {
  const detail = readObject(await detailOf(host));
  const text = (name: string) => readText(detail[name]);
  return {
    name: text('name'),
    zone: usableZone(host.timezone) ?? usableZone(text('timezone')) ?? '',
    venue: readText(readObject(detail['venue'])['name']),
  };
}

/** The zone alone, for which nobody is asked where the page has told it. */
export const findZone = async (host: LineupHost): Promise<string> =>
  usableZone(host.timezone) ?? (await findEventFacts(host)).zone;

function detailOf(host: LineupHost): Promise<unknown> {
  const slug = host.settings.event ?? '';
  const client = clientOf(host);
  if (!client || !slug) return Promise.resolve(undefined);
  const key = client.keyOf('getEvent', { slug });
  const known = asked.get(key);
  if (known) return known;
  const load = (signal: AbortSignal) => client.getEvent({ slug }, { signal });
  const entry = pageCache().entry(key, load, { maxAgeSeconds });
  const coming = new Promise<unknown>((resolve) => {
    const look = () => {
      const { data, error } = entry.state;
      if (data === undefined && error === undefined) return;
      if (data === undefined) asked.delete(key); // another try is another chance
      resolve(data);
      queueMicrotask(() => leave());
    };
    const leave = entry.subscribe(look);
    look();
  });
  asked.set(key, coming);
  return coming;
}
