import type { BodyOf, DataOf } from '../../../src/contract/endpoints.js';
import type { KnownEvent } from './known.js';

export type Feed = DataOf<'getTickets'>;

/** A cart, and the feed as this buyer has just read it. */
export interface Cart {
  event: KnownEvent;
  page: number;
  request: BodyOf<'reserve'>;
  feed: Feed;
}
