import type { Handler } from './handler.js';

/** Newest first; one that is still to be sent is not there yet. spec L120-129 */
export const listBroadcasts: Handler<'listBroadcasts'> = ({ state, event }) => {
  const now = state.clock.timestamp();
  const sent = event.broadcasts.filter(({ sentAt }) => sentAt <= now);
  return { broadcasts: sent.sort((one, other) => other.sentAt.localeCompare(one.sentAt)) };
};
