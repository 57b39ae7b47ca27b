import type { ContentType } from '../../contract/events.js';

/** Changes of one kind at one event that wait to be told together. Times in milliseconds since 1970. */
export interface OpenBatch {
  eventId: string;
  contentType: ContentType;
  changes: number;
  firstAt: number;
  lastAt: number;
}
