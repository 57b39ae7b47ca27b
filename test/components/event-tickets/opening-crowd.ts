import {
  SaleOpening,
  type SaleOpeningTools,
} from '../../../components/event-tickets/cart/sale-opening.js';
import { saleOf, type LooseFeed } from '../../../src/checkout/sale/offers.js';
import { createClient, type Client } from '../../../src/client/client.js';
import { Chance } from '../../checkout/model/chance.js';
import { release, tickets } from './feed.js';

/** When the crowd begins to wait. */
const start = Date.parse('2027-05-01T09:00:00.000Z');

interface Wait {
  readonly at: number;
  readonly then: () => void;
}

/** Goes by from one thing that waits to the next. */
class VirtualTime {
  milliseconds = 0;
  readonly #waits = new Set<Wait>();

  readonly wait = (milliseconds: number, then: () => void): (() => void) => {
    const wait = { at: this.milliseconds + milliseconds, then };
    this.#waits.add(wait);
    return () => this.#waits.delete(wait);
  };

  async pass(seconds: number): Promise<void> {
    const end = this.milliseconds + seconds * 1000;
    for (;;) {
      let next: Wait | undefined;
      for (const wait of this.#waits) if (wait.at <= (next?.at ?? end)) next = wait;
      if (!next) break;
      this.#waits.delete(next);
      this.milliseconds = next.at;
      next.then();
      await answered();
    }
    this.milliseconds = end;
  }
}

/** Whatever was begun has come to its end: an answer is read in a few tasks of the engine. */
async function answered(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await Promise.resolve();
}

/** How a service refuses. */
export interface Refusal {
  readonly status: number;
  readonly retryAfter?: string;
}

/** Undefined: it answers. */
export type Service = (second: number) => Refusal | undefined;

/** An answer whose body is there at once: a browser would read it in real time. */
function read({ status, retryAfter }: Refusal, body: object): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
  const text = JSON.stringify({ apiVersion: 1, ...body });
  return { status, headers, text: () => Promise.resolve(text) } as Response;
}

/** Somebody who waits for the release with the page open. */
export class WaitingPage {
  readonly language = 'en';
  failure: unknown;
  /** In seconds since the crowd began to wait: of every request, refused ones among them. */
  readonly asked: number[] = [];
  /** When this page could sell; undefined while it cannot. */
  openedAt: number | undefined;
  readonly opening: SaleOpening;
  readonly #client: Client;
  readonly #crowd: Crowd;
  #feed: LooseFeed;

  constructor(crowd: Crowd, tools: SaleOpeningTools) {
    this.#crowd = crowd;
    this.#feed = crowd.feed();
    this.opening = new SaleOpening(this, tools);
    this.#client = createClient({
      baseUrl: 'https://service.example',
      fetch: () => {
        this.asked.push(crowd.second);
        return Promise.resolve(crowd.serve());
      },
      pause: (seconds) => new Promise((done) => crowd.time.wait(seconds * 1000, () => done())),
      random: tools.random,
      online: () => true,
    });
  }

  /** The page stands, with what it read when it came. */
  begin(): void {
    this.#show(this.#feed);
  }

  /** Reads what the page shows: whether it can sell. */
  requestUpdate(): void {
    const [offer] = saleOf(this.opening.read(this.#feed)).offers;
    if (offer?.state !== 'on_sale') this.openedAt = undefined;
    else this.openedAt ??= this.#crowd.second;
  }

  async refresh(once = false): Promise<void> {
    try {
      const feed = await this.#client.getTickets({ slug: 'party' }, { once });
      this.failure = undefined;
      this.#show(feed);
    } catch (error) {
      this.failure = error;
    }
  }

  #show(feed: LooseFeed): void {
    this.#feed = feed;
    this.requestUpdate();
    this.opening.watch();
  }
}

export interface CrowdOptions {
  readonly pages: number;
  /** How long after the crowd has begun to wait the release is to open. */
  readonly opensAtSecond?: number;
  /** Seconds after its time at which the service really opens the release. */
  readonly lateSeconds?: number;
  readonly service?: Service;
  /** Every answer is as old as the first, out of a cache on the way. */
  readonly isStale?: boolean;
  /** Instead of chance. */
  readonly random?: () => number;
}

/** Pages that wait for one release, and the service that they ask, in virtual time. */
export class Crowd {
  readonly time = new VirtualTime();
  readonly pages: readonly WaitingPage[];
  readonly opensAtSecond: number;
  readonly #options: CrowdOptions;

  constructor(options: CrowdOptions) {
    this.#options = options;
    this.opensAtSecond = options.opensAtSecond ?? 10;
    this.pages = Array.from({ length: options.pages }, (_, seed) => {
      const chance = new Chance(seed);
      const random = options.random ?? (() => chance.next());
      const now = () => this.time.milliseconds;
      return new WaitingPage(this, { now, wait: this.time.wait, random });
    });
    for (const page of this.pages) page.begin();
  }

  get second(): number {
    return this.time.milliseconds / 1000;
  }

  serve(): Response {
    const refusal = this.#options.service?.(this.second);
    if (!refusal) return read({ status: 200 }, { data: this.feed() });
    return read(refusal, { error: { code: 'rate_limited', message: '' } });
  }

  /** Requests of every page in each whole second, from the time of the opening on. */
  get bySecond(): number[] {
    const counts: number[] = [];
    for (const second of this.pages.flatMap(({ asked }) => asked)) {
      const place = Math.floor(second - this.opensAtSecond);
      if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
    }
    return Array.from({ length: counts.length }, (_, place) => counts[place] ?? 0);
  }

  feed() {
    const second = this.#options.isStale ? 0 : this.second;
    const upcoming = second < this.opensAtSecond + (this.#options.lateSeconds ?? 0);
    const salesStartAt = new Date(start + this.opensAtSecond * 1000).toISOString();
    const generatedAt = new Date(start + second * 1000).toISOString();
    return tickets([release(1, 'Day', { upcoming, salesStartAt })], { generatedAt });
  }
}
