import type { EventRecord, World } from '../state/world.js';

/** What an edit is made with: everything an organiser's desk would have at that moment. */
export interface Desk {
  world: World;
  event: EventRecord;
  /** How often this kind of content has been published, this time included. */
  revision: number;
  now: string;
  uuid: () => string;
}
