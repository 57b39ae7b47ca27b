import { createClient, type Client } from '../../src/client/client.js';
import type { Checkout, CheckoutOptions, Milestone } from '../../src/checkout/checkout.js';
import { createCheckout } from '../../src/checkout/engine.js';
import type { SessionRecord, Problem, State, Step } from '../../src/checkout/machine/state.js';
import type { PayAction } from '../../src/contract/checkout.js';
import type { TicketFeed } from '../../src/contract/tickets.js';
import {
  createEmulator,
  type Control,
  type Emulator,
  type EmulatorOptions,
} from '../../src/emulator/index.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { Timeline } from './timeline.js';

/** Names of the demo world that the checkout tests stand on. */
export const page = 'http://localhost:4173';
const start = '2027-05-01T10:00:00.000Z';

type Fault = NonNullable<Parameters<Control['faults']>[0]>[number]['effect'];

/** How far the device is off, in seconds. */
export interface Device {
  /** What it believes the time to be, beyond the truth. */
  skew: number;
  /** How long it slept: a clock that nobody sets stood still meanwhile. */
  slept: number;
  /** Nobody looks at the page. */
  hidden: boolean;
}

type Operation = (...args: unknown[]) => unknown;

export interface TestBuyerOptions extends Partial<CheckoutOptions> {
  readonly emulator?: Emulator;
  readonly key?: string;
  /** How its service differs from the one that the emulator is. */
  readonly service?: Settings;
  /** What an earlier page left behind. */
  readonly kept?: SessionRecord | undefined;
  /** Another page of the same world, at the same time. */
  readonly beside?: TestBuyer;
  /** What stands between the checkout and the service. */
  readonly alter?: (client: Client) => Client;
  /** What chance brings: at least 0, below 1. */
  readonly chance?: number;
  /** How many seconds answers are on their way at first. */
  readonly late?: number;
  /** How long an answer may take: real seconds, the only ones here. */
  readonly timeoutSeconds?: number;
}

/** A checkout before an emulator of its own, in virtual time, with everything that it did. */
export class TestBuyer {
  readonly emulator: Emulator;
  readonly checkout: Checkout;
  readonly event: string;
  readonly device: Device = { skew: 0, slept: 0, hidden: false };
  readonly performed: PayAction[] = [];
  readonly milestones: Milestone[] = [];
  /** Method and path of every request, in order. */
  readonly asked: string[] = [];
  /** The bodies of every POST, in order. */
  readonly sent: Record<string, unknown>[] = [];
  kept: SessionRecord | undefined;
  feed: TicketFeed | undefined;
  feedsWanted = 0;
  /** How many seconds the answers of an operation are on their way. */
  late: (operation: string) => number;
  readonly #client: Client;
  readonly #options: TestBuyerOptions;
  readonly #timeline: Timeline;

  constructor(options: TestBuyerOptions = {}) {
    const { beside, kept, event = 'meadowlark-2027' } = options;
    this.#options = options;
    this.event = event;
    this.emulator = options.emulator ?? beside?.emulator ?? newEmulator();
    if (options.service) this.emulator.control.settings(options.service);
    this.#timeline = beside ? beside.#timeline : new Timeline(this.emulator);
    this.kept = kept;
    this.late = () => options.late ?? 0;
    const { alter = (client) => client } = options;
    this.#client = this.#counted(alter(this.#newClient()));
    this.checkout = this.#open();
  }

  get state(): State {
    return this.checkout.state;
  }

  get step(): Step {
    return this.state.step;
  }

  get problem(): Problem | undefined {
    return this.state.problem;
  }

  get control(): Control {
    return this.emulator.control;
  }

  /** What the organiser's server has heard of. */
  get sales(): number {
    return this.control.webhooks().webhooks.filter(({ type }) => type === 'ticket.sale').length;
  }

  /** From the next call of the operation on; for all calls unless a number is given. */
  break(operation: EndpointName, effect: Fault | Fault['kind'], times?: number): void {
    const fault = typeof effect === 'string' ? ({ kind: effect } as Fault) : effect;
    this.control.faults([{ operation, effect: fault, ...(times !== undefined && { times }) }]);
  }

  /** How often a request of that kind has left the page; part of its path names it. */
  count(part: string): number {
    return this.asked.filter((line) => line.includes(part)).length;
  }

  /** Reads the feed as the element does, and hands it over. */
  async readFeed(promo?: string): Promise<TicketFeed> {
    const query = promo === undefined ? {} : { promo };
    this.feed = await this.#client.getTickets({ slug: this.event, query });
    this.checkout.readFeed(this.feed);
    await this.settle();
    return this.feed;
  }

  release(name: string) {
    const releases = this.control.state().releases;
    const found = releases.find((one) => one.name === name && one.event === this.event);
    if (!found) throw new Error(`No release ${name} at ${this.event}`);
    return found;
  }

  id(name: string): string {
    return this.release(name).id;
  }

  /** Chooses by name and waits for the quote. */
  async choose(picks: Record<string, number>, promo?: string, planId?: string): Promise<void> {
    if (!this.feed) await this.readFeed(promo);
    const items = Object.entries(picks).map(([name, quantity]) => ({
      releaseId: this.id(name),
      quantity,
    }));
    this.checkout.select({ items, ...(promo && { promo }), ...(planId && { planId }) });
    await this.pass(1);
  }

  async reserve(): Promise<void> {
    this.checkout.reserve();
    await this.settle();
  }

  /** Leaves off what is held, and chooses something else. */
  async changeTo(picks: Record<string, number>, promo?: string): Promise<void> {
    this.checkout.back('choosing');
    await this.choose(picks, promo);
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

  async check(): Promise<void> {
    this.checkout.check();
    await this.settle();
  }

  /** What happens on the payment page, and the way back from it. */
  async play(outcome: Outcome): Promise<void> {
    this.playAway(outcome);
    await this.check();
  }

  playAway(outcome: Outcome): void {
    const attempt = this.control.payments().payments.at(-1);
    if (!attempt) throw new Error('No payment has begun');
    this.control.payments({ attemptId: attempt.attemptId, outcome });
  }

  /** As far as the details. */
  async toDetails(picks: Record<string, number>, promo?: string): Promise<void> {
    await this.choose(picks, promo);
    await this.reserve();
  }

  /** As far as the step before the payment page. */
  async toPayment(picks: Record<string, number>, promo?: string): Promise<void> {
    await this.toDetails(picks, promo);
    await this.giveDetails();
  }

  /** As far as the payment page itself. */
  async toPaymentPage(picks: Record<string, number>): Promise<void> {
    await this.toPayment(picks);
    await this.pay();
  }

  /** Lets time go by for everybody, second by second where something waits. */
  pass(seconds: number): Promise<void> {
    return this.#timeline.pass(seconds);
  }

  /** The device sleeps; the world does not. */
  async sleep(seconds: number): Promise<void> {
    this.device.slept += seconds;
    this.#timeline.skip(seconds);
    await this.pass(1);
  }

  /** Since the beginning of its world. */
  get seconds(): number {
    return this.#timeline.seconds;
  }

  settle(): Promise<void> {
    return this.#timeline.settle();
  }

  /** The page goes and comes again: nothing is left of it but its record. */
  reload(change: TestBuyerOptions = {}): TestBuyer {
    this.checkout.close();
    return new TestBuyer({ ...this.#options, kept: this.kept, ...change, beside: this });
  }

  #open(): Checkout {
    const surroundings = {
      clocks: () => {
        const { seconds } = this.#timeline;
        const { skew, slept } = this.device;
        const wall = Date.parse(start) + (seconds + skew) * 1000;
        return { monotonic: (seconds - slept) * 1000, wall };
      },
      wait: (seconds: number, then: () => void) => this.#timeline.wait(seconds, then),
      isHidden: () => this.device.hidden,
      random: () => this.#options.chance ?? 0,
    };
    return createCheckout({ ...this.#defaults(), ...this.#options }, surroundings);
  }

  #defaults(): CheckoutOptions {
    return {
      client: this.#client,
      event: this.event,
      store: {
        lasts: true,
        read: () => this.kept,
        write: (kept) => {
          this.kept = kept && (JSON.parse(JSON.stringify(kept)) as SessionRecord);
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
    };
  }

  #newClient(): Client {
    return createClient({
      baseUrl: 'https://emulator.invalid',
      serviceKey: this.#options.key ?? 'pk_live_meadowlark_demo',
      fetch: (input, init) => this.#send(input as string, init),
      timeoutSeconds: this.#options.timeoutSeconds ?? 10,
      pause: () => Promise.resolve(),
      random: () => 0,
      online: () => true,
    });
  }

  async #send(address: string, init: RequestInit | undefined): Promise<Response> {
    const { pathname } = new URL(address);
    // What the client looks up for its developer's console is no part of a checkout.
    if (pathname.endsWith('/search')) throw new TypeError();
    this.asked.push(`${init?.method ?? 'GET'} ${pathname}`);
    if (init?.body) this.sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return this.emulator.fetch(address, init);
  }

  #counted(client: Client): Client {
    return new Proxy(client, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const work = (member as Operation).apply(target, args) as Promise<unknown>;
          const answer = this.#timeline.count(work);
          const seconds = this.late(String(name));
          const { signal } = (args[1] ?? {}) as { signal?: AbortSignal };
          return seconds > 0 ? this.#onItsWay(answer, seconds, signal) : answer;
        };
      },
    });
  }

  /** Said by the service as of now, heard later, as over a bad line. */
  async #onItsWay<Answer>(
    answer: Promise<Answer>,
    seconds: number,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const arrival = new Promise<void>((arrive, fail) => {
      const giveUp = this.#timeline.wait(seconds, arrive);
      signal?.addEventListener('abort', () => {
        giveUp();
        fail(signal.reason as Error);
      });
    });
    await Promise.all([arrival, answer.catch(() => undefined)]);
    return this.#timeline.count(answer);
  }
}

export type Outcome = 'approve' | 'decline' | 'challenge' | 'process_slowly' | 'abandon';

export type Settings = NonNullable<Parameters<Control['settings']>[0]>;

export function newEmulator(options: Partial<EmulatorOptions> = {}): Emulator {
  const emulator = createEmulator({
    assetsUrl: 'https://assets.example/',
    origin: page,
    now: start,
    ...options,
  });
  emulator.control.clock({ frozen: true });
  return emulator;
}
