import type { Entry } from '../../../src/cache/cache.js';
import { readObject, readText } from '../../../src/contract/loose.js';
import { usableZone } from '../../../src/format/intl.js';
import { clientOf, sharedEntry } from '../../internal/feed/clients.js';
import type { LineupHost } from '../lineup-context.js';

/** What a line-up does not say of its event; what is not known is empty. */
export interface LineupEvent {
  name: string;
  /** IANA */
  zone: string;
  venue: string;
}

/** What a card of the event on this page has read is read from there. */
const maxAgeSeconds = 60;
const asked = new WeakMap<LineupHost, { key: string; detail: Promise<unknown> }>();

/**
 * The event behind a line-up, asked for once and only by what needs it. The page's word on the zone
 * counts more than that of the service. Never rejects: what needs a zone stays away without one.
 */
export async function findLineupEvent(host: LineupHost): Promise<LineupEvent> {
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
  usableZone(host.timezone) ?? (await findLineupEvent(host)).zone;

/** One question for each event that a line-up shows. */
function detailOf(host: LineupHost): Promise<unknown> {
  const slug = host.settings.event ?? '';
  const client = clientOf(host);
  if (!client || !slug) return Promise.resolve(undefined);
  const key = client.keyOf('getEvent', { slug });
  const known = asked.get(host);
  if (known?.key === key) return known.detail;
  const entry = sharedEntry(host, 'getEvent', { slug }, { maxAgeSeconds });
  const detail = entry ? firstOf(entry) : Promise.resolve(undefined);
  asked.set(host, { key, detail });
  return detail;
}

/** What an entry has to say first; undefined where that is a failure. */
function firstOf(entry: Entry<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    const look = () => {
      const { data, error } = entry.state;
      if (data === undefined && error === undefined) return;
      resolve(data);
      queueMicrotask(leave);
    };
    const leave = () => stop();
    const stop = entry.subscribe(look);
    look();
  });
}
