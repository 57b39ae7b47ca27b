import { readCount, readObjects, readText, type LooseObject } from '../../../src/contract/loose.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';

/** An event of a list, as far as the service has said it: all but its name may be missing. */
export interface ListedEvent {
  /** Tells it from the others of its list. */
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  /** Wall-clock days, `2027-06-25`; null when unknown. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Name of the venue and where that is. */
  readonly place: string;
  readonly imageUrl: SafeAddress | undefined;
  /** Fee-inclusive, in minor units of `currency`; 0 is free. */
  readonly fromPrice: number | undefined;
  readonly currency: string;
  readonly isSoldOut: boolean;
  readonly organiser: string;
  /** The event's own page, else where its tickets are sold. spec L193 */
  readonly href: SafeAddress | undefined;
}

/** What can be shown of the events of a feed; what has no name is none. */
export function listedEvents(
  events: unknown,
  absolute: (urlOrPath: string) => string | undefined,
): ListedEvent[] {
  return readObjects(events)
    .filter(({ name }) => readText(name))
    .map((event, index) => readEvent(event, index, absolute));
}

function readEvent(
  event: LooseObject,
  index: number,
  absolute: (urlOrPath: string) => string | undefined,
): ListedEvent {
  const slug = readText(event['slug']);
  const [organiser] = readObjects([event['organiser']]);
  const ticketUrl = readText(event['ticketUrl']);
  return {
    key: slug || String(index),
    slug,
    name: readText(event['name']),
    startDate: readText(event['startDate']) || null,
    endDate: readText(event['endDate']) || null,
    place: joinPlace(readText(event['venueName']), readText(event['locationLabel'])),
    imageUrl: webUrl(readText(event['imageUrl'])),
    fromPrice: readCount(event['fromFeeInclusivePricePennies']),
    currency: readText(event['currency']),
    isSoldOut: event['soldOut'] === true,
    organiser: readText(organiser?.['name']),
    href:
      webUrl(readText(event['websiteUrl'])) ??
      (ticketUrl ? webUrl(absolute(ticketUrl)) : undefined),
  };
}

/** "Humber Basin, Hull": a label often starts with the venue already. */
function joinPlace(venue: string, label: string): string {
  if (label.toLowerCase().startsWith(venue.toLowerCase())) return label;
  return [venue, label].filter(Boolean).join(', ');
}
