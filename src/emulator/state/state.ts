import { type Clock, createClock } from './clock.js';
import { type FaultInput, rulesOf } from './faults.js';
import type { LoggedRequest, Mailbox, Memory } from './memory.js';
import { chanceOf, createRandom, type Random } from './random.js';
import { scenarioNamed } from './scenarios.js';
import { defaultSettings, type Settings } from './settings.js';
import { createWebhooks, type Webhooks } from './webhooks.js';
import type { World } from './world.js';

/** The memory, and everything that works on it. */
export interface EmulatorState {
  /** Replaced as a whole by a reset, and by what another tab has left; nobody keeps a part of it. */
  memory: Memory;
  /** The newest ones that this object has answered, oldest first; not kept, so that reads write nothing. */
  requests: LoggedRequest[];
  readonly world: World;
  readonly settings: Settings;
  readonly mailbox: Mailbox;
  readonly clock: Clock;
  readonly random: Random;
  readonly webhooks: Webhooks;
  /** Added to every answer. */
  readonly latencySeconds: number;
  /** Absolute address of the folder with the pictures, ending in a slash. */
  readonly assetsUrl: string;
  /** Address of the page where a payment goes on; by default the service has one of its own. */
  readonly paymentPage: ((attemptId: string) => string) | undefined;
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
  paymentPage: ((attemptId: string) => string) | undefined;
}

/** @throws {Error} when there is no such scenario, or when a fault makes no sense */
export function firstMemory(beginning: Beginning): Memory {
  const { seed, now, elapsed } = beginning;
  const scenario = scenarioNamed(beginning.scenario);
  const world = beginning.makeWorld({ seed });
  scenario.edit?.(world);
  return {
    seed,
    world,
    clock: { base: now, since: elapsed(), frozen: false },
    chance: chanceOf(seed),
    settings: { ...defaultSettings, ...scenario.settings },
    faults: rulesOf([...(scenario.faults ?? []), ...beginning.faults]),
    webhooks: [],
    changes: [],
    mailbox: { emails: [], sms: [], push: [] },
    rateWindows: {},
  };
}

export function stateOf(beginning: Beginning): EmulatorState {
  const { assetsUrl, elapsed, latencySeconds, paymentPage } = beginning;
  const memory = () => state.memory;
  const clock = createClock(() => state.memory.clock, elapsed);
  const random = createRandom(memory);
  const state: EmulatorState = {
    memory: firstMemory(beginning),
    requests: [],
    get world() {
      return state.memory.world;
    },
    get settings() {
      return state.memory.settings;
    },
    get mailbox() {
      return state.memory.mailbox;
    },
    clock,
    random,
    webhooks: createWebhooks(memory, clock, random),
    latencySeconds,
    assetsUrl: assetsUrl.endsWith('/') ? assetsUrl : `${assetsUrl}/`,
    paymentPage,
  };
  return state;
}

/** Something that happens by itself at its time. What is planned is read from the memory each time. */
export interface Producer {
  /** When the next thing is due, milliseconds since 1970; undefined when nothing is planned. */
  nextAt(state: EmulatorState): number | undefined;
  /** Does what is due at that time, so that `nextAt` moves on. */
  run(state: EmulatorState, time: number): void;
}
