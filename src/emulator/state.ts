import { createClock, type Clock } from './clock.js';
import { createContentChanges, type ContentChanges } from './control/content-changes.js';
import { createFaults, type FaultInput, type Faults } from './faults.js';
import { emptyMailbox, type Mailbox } from './mailbox.js';
import { createRandom, type Random } from './random.js';
import { createRequestLog, type RequestLog } from './request-log.js';
import { scenarioNamed } from './scenarios.js';
import { defaultSettings, type Settings } from './settings.js';
import { createWebhooks, type Webhooks } from './webhooks.js';
import type { World } from './world.js';

/** All that the emulator knows at one moment. A reset replaces the members, never the object. */
export interface EmulatorState {
  seed: number;
  world: World;
  clock: Clock;
  random: Random;
  settings: Settings;
  faults: Faults;
  requests: RequestLog;
  webhooks: Webhooks;
  contentChanges: ContentChanges;
  mailbox: Mailbox;
  /** Who does what -> calls in the window that began with the first of them. */
  rateWindows: Map<string, { startedAt: number; calls: number }>;
  /** Added to every answer. */
  latencySeconds: number;
  /** Absolute address of the folder with the pictures, ending in a slash. */
  assetsUrl: string;
}

/** The beginning, to which a reset returns. */
export interface Beginning {
  seed: number;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** Milliseconds since any fixed moment: what makes the clock run. */
  elapsed: () => number;
  /** Every call makes a world of its own: edits of one must not reach the next. */
  makeWorld: (options: { seed: number }) => World;
  assetsUrl: string;
  scenario: string;
  faults: FaultInput[];
  latencySeconds: number;
}

export function begin(beginning: Beginning): EmulatorState {
  const { seed, assetsUrl } = beginning;
  const scenario = scenarioNamed(beginning.scenario);
  const world = beginning.makeWorld({ seed });
  scenario.edit?.(world);
  const clock = createClock(beginning.now, beginning.elapsed);
  const random = createRandom(seed);
  const webhooks = createWebhooks(clock, random);
  return {
    seed,
    world,
    clock,
    random,
    settings: { ...defaultSettings, ...scenario.settings },
    faults: createFaults([...(scenario.faults ?? []), ...beginning.faults]),
    requests: createRequestLog(),
    webhooks,
    contentChanges: createContentChanges(clock, webhooks),
    mailbox: emptyMailbox(),
    rateWindows: new Map(),
    latencySeconds: beginning.latencySeconds,
    assetsUrl: assetsUrl.endsWith('/') ? assetsUrl : `${assetsUrl}/`,
  };
}
