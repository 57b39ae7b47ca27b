import { readObject, readTime } from '../../../src/contract/loose.js';
import { sharedEntry } from '../../internal/feed/clients.js';
import type { EventElement } from '../../internal/element.js';

const maxAgeSeconds = 60;

/**
 * When the first tickets of an event come on sale, by the same answer that a card of the event on
 * this page reads. Calls back with nothing where no time is known.
 * @param tell milliseconds since 1970
 * @returns stops listening
 */
export function followSaleStart(
  host: EventElement,
  slug: string,
  tell: (at: number | undefined) => void,
): () => void {
  const entry = sharedEntry(host, 'getEvent', { slug }, { maxAgeSeconds });
  if (!entry) return () => undefined;
  const look = () => {
    const { upcoming, salesStartAt } = readObject(readObject(entry.state.data)['tickets']);
    tell(upcoming === true ? readTime(salesStartAt) : undefined);
  };
  const leave = entry.subscribe(look);
  look();
  return leave;
}
