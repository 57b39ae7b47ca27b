import type { ContentType } from '../../contract/events.js';
import type { EndpointName } from '../../contract/routes.js';
import type { ClockMemory } from './clock.js';
import type { FaultRecord } from './faults.js';
import type { Settings } from './settings.js';
import type { WebhookRecord } from './webhooks.js';
import type { World } from './world.js';

/**
 * All that the emulator remembers from one request to the next, as plain JSON: what is not in here is
 * not kept in the page's database or in a file, and does not reach the other tabs.
 */
export interface Memory {
  seed: number;
  world: World;
  clock: ClockMemory;
  /** Where the generator of chance stands. */
  chance: number;
  settings: Settings;
  faults: FaultRecord[];
  /** Oldest first. */
  webhooks: WebhookRecord[];
  /** Content changes that the organiser's server has not been told of yet. */
  changes: OpenBatch[];
  mailbox: Mailbox;
  /** Who does what -> calls in the window that began with the first of them. */
  rateWindows: Record<string, { startedAt: number; calls: number }>;
}

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** Addresses that the text contains, ready to be opened. */
  links: string[];
  at: string;
}

export interface TextMessage {
  to: string;
  text: string;
  /** What the text asks the reader to type in. */
  code: string;
  at: string;
}

/** To the app on somebody's device. spec L299 */
export interface PushMessage {
  /** Token of the device. */
  to: string;
  type: 'ambassador_dispatched';
  title: string;
  text: string;
  data: Readonly<Record<string, string | null>>;
  at: string;
}

/** What the service has sent to people, oldest first: nothing ever leaves the machine. */
export interface Mailbox {
  emails: Email[];
  sms: TextMessage[];
  push: PushMessage[];
}

export interface LoggedRequest {
  method: string;
  /** With its query. */
  path: string;
  /** Null where the path is no operation of the service. */
  operation: EndpointName | null;
  /** Null when the connection was dropped before an answer. */
  status: number | null;
  /** Error code of the answer; null for a success. */
  code: string | null;
  at: string;
}

/** Changes of one kind at one event that wait to be told together. Times in milliseconds since 1970. */
export interface OpenBatch {
  eventId: string;
  contentType: ContentType;
  changes: number;
  firstAt: number;
  lastAt: number;
}
