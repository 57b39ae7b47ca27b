import { routes, type EndpointName } from '../../src/contract/routes.js';
import { perform } from '../../src/emulator/http/perform.js';
import { failure, type EmulatorAnswer } from '../../src/emulator/http/envelope.js';
import { findSubject } from '../../src/emulator/state/subject.js';
import { seedWorld } from '../../src/emulator/seed/seed.js';
import { stateOf, type EmulatorState } from '../../src/emulator/state/state.js';
import type { OrderRecord } from '../../src/emulator/records/order.js';
import type { ReleaseRecord } from '../../src/emulator/records/tickets.js';
import type { World } from '../../src/emulator/state/world.js';
import type { Overload } from './scenes.js';

export const slug = 'meadowlark-2027';
export const serviceKey = 'pk_live_meadowlark_demo';

export interface ServiceOptions {
  readonly seed: number;
  /** Milliseconds since it began. */
  readonly elapsed: () => number;
  /** What it says, and when it really opens, in seconds since it began. */
  readonly saysSecond: number;
  readonly opensSecond: number;
  readonly tickets: number;
  /** Requests that it answers in a second. */
  readonly capacity: number;
  readonly overload: Overload | undefined;
}

export interface Asked {
  readonly operation: EndpointName;
  readonly address: string;
  readonly body: string | undefined;
  /** The connection that asks. */
  readonly caller: string;
}

const began = Date.parse('2027-03-01T09:00:00.000Z');
const timeAt = (second: number) => new Date(began + second * 1000).toISOString();

/**
 * The rules of the emulator (gates, routes, self-check, envelope) behind a front that answers so many
 * requests a second. What the emulator does by a timer is left out: within fifteen minutes no hold
 * lapses, and to look for one at every request would cost more than the answer.
 */
export class Service {
  readonly #options: ServiceOptions;
  readonly #state: EmulatorState;
  readonly #release: ReleaseRecord;
  /**
   * The rules look through all orders for those of the one who asks; to find them among so many takes
   * most of a run, so that each caller's lie apart. What is held counts for all alike.
   */
  readonly #orders = new Map<string, OrderRecord[]>();
  #second = -1;
  #taken = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#state = stateOf({
      seed: options.seed,
      now: began,
      elapsed: options.elapsed,
      makeWorld: (beginning) => oneRelease(seedWorld(beginning), options),
      assetsUrl: 'https://assets.example/',
      scenario: '',
      faults: [],
      latencySeconds: 0,
      paymentPage: undefined,
    });
    this.#release = releaseOf(this.#state.world);
  }

  /** What an organiser sees: tickets in somebody's hands. */
  get held(): number {
    return this.#release.held + this.#release.sold;
  }

  get stock(): number {
    return this.#release.stock;
  }

  answer(asked: Asked): EmulatorAnswer {
    return this.#isFull() ? this.#refuse() : this.#perform(asked);
  }

  /** The feed as a page read it that came long ago. */
  firstFeed(): EmulatorAnswer {
    const address = `https://service.example/v1/events/${slug}/tickets?surface=web`;
    return this.#perform({ operation: 'getTickets', address, body: undefined, caller: 'first' });
  }

  #isFull(): boolean {
    const { overload, capacity, elapsed } = this.#options;
    const second = Math.floor(elapsed() / 1000);
    if (second !== this.#second) this.#taken = 0;
    this.#second = second;
    this.#taken += 1;
    return overload !== undefined && this.#taken > capacity;
  }

  #refuse(): EmulatorAnswer {
    const { status, retryAfterSeconds } = this.#options.overload!;
    const code = status === 429 ? 'rate_limited' : 'internal_error';
    const refused = failure({ status, code, message: 'Too many requests.', retryAfterSeconds });
    // A gateway knows nothing of envelopes.
    return status === 503 ? { ...refused, body: '<html></html>' } : refused;
  }

  #perform({ operation, address, body, caller }: Asked): EmulatorAnswer {
    const { opensSecond, saysSecond, elapsed } = this.#options;
    // An organiser who is late opens by hand; until then the page is told the old time.
    const isOpen = elapsed() >= opensSecond * 1000;
    this.#release.salesStartAt = timeAt(isOpen ? saysSecond : Math.max(saysSecond, opensSecond));
    const { orders } = this.#state.world;
    orders.splice(0, orders.length, ...(this.#orders.get(caller) ?? []));
    const answer = perform(this.#state, {
      operation,
      request: requestOf(address, body),
      text: body ?? '',
      params: { slug },
      subject: findSubject(this.#state.world, routes[operation], { slug }),
      origin: null,
      caller,
      device: undefined,
    });
    if (orders.length > 0) this.#orders.set(caller, [...orders]);
    const said = answer.body?.replaceAll(timeAt(opensSecond), timeAt(saysSecond)) ?? null;
    return { ...answer, body: said };
  }
}

const headers = new Headers({ 'X-Service-Key': serviceKey, 'Content-Type': 'application/json' });

/** As much of a request as the gates look at: to make a whole one costs more than to answer it. */
const requestOf = (url: string, body: string | undefined): Request =>
  ({ url, headers, method: body === undefined ? 'GET' : 'POST' }) as Request;

function releaseOf({ events }: World): ReleaseRecord {
  const release = events.find((event) => event.slug === slug)?.tickets?.releases[0];
  if (!release) throw new Error(`There are no tickets for ${slug}.`);
  return release;
}

/** A sale of one kind of ticket, with room for all who hold one. */
function oneRelease(world: World, { tickets, saysSecond }: ServiceOptions): World {
  const event = world.events.find((one) => one.slug === slug);
  const release = releaseOf(world);
  if (!event?.tickets) return world;
  event.capacity = null;
  event.tickets.deletedReleases = [];
  event.tickets.releases = [
    Object.assign(release, {
      stock: tickets,
      sold: 0,
      held: 0,
      access: { kind: 'public' },
      salesStartAt: timeAt(saysSecond),
      salesEndAt: null,
      afterPrevious: false,
      minPerOrder: 1,
    }),
  ];
  return world;
}
