import { createClient, type Client } from '../../src/client/client.js';
import type { Checkout, CheckoutOptions, Milestone } from '../../src/checkout/checkout.js';
import { createCheckout } from '../../src/checkout/create.js';
import type { Kept, Step } from '../../src/checkout/state.js';
import type { PayAction } from '../../src/contract/checkout.js';
import type { TicketFeed } from '../../src/contract/tickets.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';

/** Names of the demo world that the checkout tests stand on. */
export const page = 'http://localhost:4173';
const start = '2027-05-01T10:00:00.000Z';

/** Time as a test wants it: for the service and for the page at once, or for one of them. */
export interface Time {
  /** Seconds since the start, on a clock that nobody sets. */
  monotonic: number;
  /** What the device believes beyond that, in seconds. */
  skew: number;
}

type Operation = (...args: unknown[]) => unknown;

interface Wait {
  readonly at: number;
  readonly then: () => void;
}

export interface DeskOptions extends Partial<CheckoutOptions> {
  readonly emulator?: Emulator;
  readonly key?: string;
  /** What an earlier page left behind. */
  readonly kept?: Kept | undefined;
}

/** A checkout before an emulator of its own, in virtual time, with everything that it did. */
export class TestDesk {
  readonly emulator: Emulator;
  readonly checkout: Checkout;
  readonly event: string;
  readonly time: Time = { monotonic: 0, skew: 0 };
  readonly performed: PayAction[] = [];
  readonly milestones: Milestone[] = [];
  /** Method and path of every request, in order. */
  readonly asked: string[] = [];
  kept: Kept | undefined;
  feed: TicketFeed | undefined;
  feedsWanted = 0;
  readonly #client: Client;
  readonly #options: DeskOptions;
  #waits: Wait[] = [];
  #underWay = 0;
  #ids = 0;

  constructor(options: DeskOptions = {}) {
    this.#options = options;
    this.event = options.event ?? 'meadowlark-2027';
    this.emulator = options.emulator ?? newEmulator();
    this.kept = options.kept;
    const client = createClient({
      baseUrl: 'https://emulator.invalid',
      serviceKey: options.key ?? 'pk_live_meadowlark_demo',
      fetch: (input, init) => this.#send(input as string, init),
      pause: () => Promise.resolve(),
      random: () => 0,
      online: () => true,
    });
    this.#client = this.#counted(client);
    this.checkout = this.#open();
  }

  get step(): Step {
    return this.checkout.state.step;
  }

  /** Reads the feed as the element does, and hands it over. */
  async readFeed(promo?: string): Promise<TicketFeed> {
    const query = promo === undefined ? {} : { promo };
    this.feed = await this.#client.getTickets({ slug: this.event, query });
    this.checkout.readFeed(this.feed);
    await this.settle();
    return this.feed;
  }

  id(name: string): string {
    const found = this.emulator.control
      .state()
      .releases.find((one) => one.name === name && one.event === this.event);
    if (!found) throw new Error(`No release ${name} at ${this.event}`);
    return found.id;
  }

  /** Chooses by name and waits for the quote. */
  async choose(picks: Record<string, number>, promo?: string): Promise<void> {
    if (!this.feed) await this.readFeed(promo);
    const items = Object.entries(picks).map(([name, quantity]) => ({
      releaseId: this.id(name),
      quantity,
    }));
    this.checkout.wish({ items, ...(promo && { promo }) });
    await this.pass(1);
  }

  async reserve(): Promise<void> {
    this.checkout.reserve();
    await this.settle();
  }

  /** As somebody fills it in, with the wording of the feed. */
  async giveDetails(email = 'ada@example.com'): Promise<void> {
    const block = this.feed?.checkout;
    if (!block) throw new Error('There is no checkout in the feed');
    const wording = (key: string) => block.consents.find((one) => one.key === key)?.text ?? '';
    this.checkout.giveDetails({
      buyer: { firstName: 'Ada', lastName: 'Byron', email },
      consents: { organiser_email: true, organiser_messaging: false, platform_email: false },
      formVersion: block.formVersion,
      consentTextSnapshot: {
        organiser_email: wording('organiser_email'),
        organiser_messaging: wording('organiser_messaging'),
        platform_email: wording('platform_email'),
      },
      attestationAccepted: true,
    });
    await this.settle();
  }

  async pay(): Promise<void> {
    this.checkout.pay();
    await this.settle();
  }

  /** What happens on the payment page, and the way back from it. */
  async play(outcome: Outcome): Promise<void> {
    this.playAway(outcome);
    this.checkout.check();
    await this.settle();
  }

  playAway(outcome: Outcome): void {
    const attempt = this.emulator.control.payments().payments.at(-1);
    if (!attempt) throw new Error('No payment has begun');
    this.emulator.control.payments({ attemptId: attempt.attemptId, outcome });
  }

  /** As far as the payment page. */
  async toPayment(picks: Record<string, number>): Promise<void> {
    await this.choose(picks);
    await this.reserve();
    await this.giveDetails();
  }

  /** Lets time go by for everybody, second by second where something waits. */
  async pass(seconds: number): Promise<void> {
    const end = this.time.monotonic + seconds;
    for (;;) {
      await this.settle();
      const next = Math.min(...this.#waits.map(({ at }) => at), end);
      this.#advance(Math.max(0, next - this.time.monotonic));
      const due = this.#waits.filter(({ at }) => at <= this.time.monotonic);
      this.#waits = this.#waits.filter(({ at }) => at > this.time.monotonic);
      for (const { then } of due) then();
      if (this.time.monotonic >= end && due.length === 0) break;
    }
    await this.settle();
  }

  /** Until nothing is under way any more. */
  async settle(): Promise<void> {
    do {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      if (this.#underWay > 0) await new Promise((resolve) => setTimeout(resolve));
    } while (this.#underWay > 0);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  /** The page goes and comes again: nothing is left of it but its record. */
  reload(change: DeskOptions = {}): TestDesk {
    this.checkout.close();
    const { emulator, kept } = this;
    const next = new TestDesk({ ...this.#options, emulator, kept, ...change });
    next.time.monotonic = this.time.monotonic;
    return next;
  }

  #advance(seconds: number): void {
    this.time.monotonic += seconds;
    if (seconds > 0) this.emulator.control.clock({ advanceSeconds: seconds });
  }

  #open(): Checkout {
    return createCheckout(
      {
        client: this.#client,
        event: this.event,
        keeper: {
          lasts: true,
          read: () => this.kept,
          write: (kept) => {
            this.kept = kept && (JSON.parse(JSON.stringify(kept)) as Kept);
          },
        },
        returnUrl: () => `${page}/tickets`,
        perform: (action) => {
          this.performed.push(action);
          return new Promise(() => undefined); // the page is left
        },
        onMilestone: (milestone) => this.milestones.push(milestone),
        onFeedWanted: () => {
          this.feedsWanted += 1;
        },
        ...this.#options,
      },
      {
        clocks: () => ({
          monotonic: this.time.monotonic * 1000,
          wall: Date.parse(start) + (this.time.monotonic + this.time.skew) * 1000,
        }),
        wait: (seconds, then) => {
          const wait = { at: this.time.monotonic + seconds, then };
          this.#waits.push(wait);
          return () => {
            this.#waits = this.#waits.filter((other) => other !== wait);
          };
        },
        uuid: () => `00000000-0000-4000-8000-${String((this.#ids += 1)).padStart(12, '0')}`,
      },
    );
  }

  async #send(address: string, init: RequestInit | undefined): Promise<Response> {
    this.asked.push(`${init?.method ?? 'GET'} ${new URL(address).pathname}`);
    return this.emulator.fetch(address, init);
  }

  /** Counts what is under way, so that a test can wait for its end. */
  #counted(client: Client): Client {
    return new Proxy(client, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => this.#count((member as Operation).apply(target, args));
      },
    });
  }

  async #count(work: unknown): Promise<unknown> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
    }
  }
}

export type Outcome = 'approve' | 'decline' | 'challenge' | 'process_slowly' | 'abandon';

export function newEmulator(): Emulator {
  const emulator = createEmulator({
    assetsUrl: 'https://assets.example/',
    origin: page,
    now: start,
  });
  emulator.control.clock({ frozen: true });
  return emulator;
}
