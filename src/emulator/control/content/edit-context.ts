import type { EventRecord, World } from '../../state/world.js';

/** What an edit is made with: everything an organiser's own system would have at that moment. */
export interface EditContext {
  world: World;
  event: EventRecord;
  /** How often this kind of content has been published, this time included. */
  revision: number;
  now: string;
  uuid: () => string;
}
