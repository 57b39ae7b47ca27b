import type { LooseFeed } from '../../src/checkout/sale/offers.js';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import { buyers, type Scene } from './scenes.js';
import { Service, slug } from './simulated-service.js';
import type { Surroundings } from './surroundings.js';
import { Tally } from './tally.js';
import { VirtualTime } from './virtual-time.js';
import { Visitor } from './visitor.js';

export interface RunOptions {
  readonly visitors: number;
  /** Requests that the service answers in a second, where it refuses any. */
  readonly capacity: number;
  /** Seconds by which a sale that is late is. */
  readonly late: number;
  readonly seed: number;
}

/** Pages are open from so long before the opening, and watched for so long after it, in seconds. */
export const before = 190;
export const after = 600;

const operations = new Map(
  (['getTickets', 'quote', 'reserve'] as const).map((name) => [
    routes[name].path.replace('{slug}', slug),
    name,
  ]),
);

/** One scene: all who wait, and what they ask. */
export class Stage implements Surroundings {
  readonly time = new VirtualTime();
  readonly tally = new Tally(() => this.time.seconds);
  readonly service: Service;
  readonly visitors: readonly Visitor[];
  readonly seed: number;
  readonly latecomers: number;
  /** When the service really opens, in seconds. */
  readonly opensAt: number;

  constructor(scene: Scene, { visitors, capacity, late, seed }: RunOptions) {
    this.seed = seed;
    this.latecomers = scene.latecomers ?? 0;
    this.opensAt = before + (scene.isLate ? late : 0);
    this.service = new Service({
      seed: 1,
      elapsed: () => this.time.seconds * 1000,
      saysSecond: before,
      opensSecond: this.opensAt,
      tickets: Math.round(visitors * buyers * scene.tickets),
      capacity,
      overload: scene.overload,
    });
    // They came an hour ago: what they know is old when the sale opens.
    const { body } = this.service.firstFeed();
    const first = (JSON.parse(body ?? '{}') as { data: LooseFeed }).data;
    this.visitors = Array.from({ length: visitors }, (_, place) => new Visitor(this, place, first));
  }

  async run(): Promise<void> {
    for (const visitor of this.visitors) visitor.begin();
    await this.time.pass(before + after);
  }

  operationOf(address: string): EndpointName {
    const name = operations.get(new URL(address).pathname);
    if (!name) throw new Error(`Nobody was to ask for ${address}.`);
    return name;
  }
}
