import type { Channel } from '../../../src/checkout/machine/state.js';
import { warnDeveloper } from '../../internal/developer.js';
import type { TicketsHost } from '../tickets-host.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Where buyers come from, by the element's attributes. Invalid values are ignored: they mustn't stop a sale. */
export function attributionOf(host: TicketsHost): Channel | undefined {
  const channel = host.channel?.trim();
  const artistId = host.artistId?.trim();
  const isUsable = channel && artistId && uuid.test(artistId);
  if (artistId && !isUsable) {
    warnDeveloper(
      host,
      'ignores artist-id: it is the id of an artist of the line-up, and needs channel.',
    );
  }
  return channel ? { channel, ...(isUsable && { artistId }) } : undefined;
}
