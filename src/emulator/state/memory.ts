import type { ClockMemory } from './clock.js';
import type { OpenBatch } from '../records/content-changes.js';
import type { FaultRecord } from './faults.js';
import type { Mailbox } from './mailbox.js';
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
