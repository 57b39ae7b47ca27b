import { SaleOpening } from '../../components/event-tickets/cart/sale-opening.js';
import { createCache } from '../../src/cache/cache.js';
import type { Entry } from '../../src/cache/entry.js';
import { keepEqualParts } from '../../src/cache/identity.js';
import type { Checkout } from '../../src/checkout/checkout.js';
import { createCheckout } from '../../src/checkout/engine.js';
import type { SessionRecord } from '../../src/checkout/machine/state.js';
import { saleOf, type LooseFeed } from '../../src/checkout/sale/offers.js';
import { createPerform, type Perform } from '../../src/client/perform.js';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import type { TicketFeed } from '../../src/contract/tickets.js';
import { Chance } from '../../test/checkout/model/chance.js';
import { buyers } from './scenes.js';
import { serviceKey, slug } from './simulated-service.js';
import type { Surroundings } from './surroundings.js';

/** Seconds from what a visitor sees to what they press: the middle one, and how they differ. */
const plus = { middle: 5, spread: 0.7 } as const;
const onward = { middle: 4, spread: 0.6 } as const;
/** Until somebody who reads that tickets may be held presses "Try again". */
const again = { middle: 12, spread: 0.8 } as const;

/** Between one latecomer's opening of the page and the sale's: the mean and the most, in seconds. */
const comesAfter = { mean: 60, most: 480 } as const;
/**
 * The client gives an answer up by the clock of the machine, which may take longer for a virtual
 * second than the client waits. Here every answer comes.
 */
const timeoutSeconds = 86_400;

const wake = () => () => undefined;

/**
 * Seconds by which a latecomer is late, for a chance from 0 to 1: exponential, but never so late that
 * the scene ends before their page has been answered, which would look like a page that never sells.
 */
export function drawDelay(chance: number): number {
  const { mean, most } = comesAfter;
  return -mean * Math.log(1 - chance * (1 - Math.exp(-most / mean)));
}

/** What all pages know of the feed alike is kept once: memory, not behaviour. */
let known: TicketFeed | undefined;
const shared = (feed: TicketFeed): TicketFeed => (known = keepEqualParts(known, feed));

/**
 * A page that waits for the opening, and whoever looks at it: the client, the cache, the opening and
 * the checkout of the widget, each with an instance of its own. Nothing is drawn.
 */
export class Visitor {
  readonly language = 'en';
  readonly wants: boolean;
  /** When they open the page, in seconds; long before the sale opens unless they come late. */
  readonly comesAt: number;
  asked = 0;
  /** Since when the page shows the sale open, in seconds; undefined while it does not. */
  openAt: number | undefined;
  pressedAt: number | undefined;
  heldAt: number | undefined;
  /** Told that there is nothing left. */
  isTooLate = false;
  readonly #stage: Surroundings;
  readonly #name: string;
  readonly #chance: Chance;
  readonly #perform: Perform;
  readonly #entry: Entry<TicketFeed>;
  readonly #opening: SaleOpening;
  #first: LooseFeed | undefined;
  #isFollowed = false;
  #checkout: Checkout | undefined;
  #kept: SessionRecord | undefined;
  #isChoosing = false;
  #drawn: LooseFeed | undefined;
  /** When the browser last heard that it may ask there, by address. */
  readonly #permitted = new Map<string, number>();

  constructor(stage: Surroundings, place: number, first: LooseFeed) {
    this.#stage = stage;
    this.#name = `visitor ${place}`;
    this.#chance = new Chance(stage.seed * 1_000_003 + place);
    this.wants = this.#chance.is(buyers);
    const isLate = stage.latecomers > 0 && this.#chance.is(stage.latecomers);
    this.comesAt = isLate ? stage.opensAt + drawDelay(this.#chance.next()) : 0;
    this.#first = isLate ? undefined : first;
    const random = () => this.#chance.next();
    const { time } = stage;
    this.#perform = createPerform({
      baseUrl: 'https://service.example',
      serviceKey,
      send: (address, init) => this.#send(address as string, init ?? {}),
      timeoutSeconds,
      pause: (seconds) => time.sleep(seconds),
      random,
      online: () => true,
    });
    const cache = createCache({ now: () => time.seconds * 1000, wake, later: time.later });
    this.#entry = cache.entry(
      'tickets',
      (signal, _waits, once) =>
        this.#perform(routes.getTickets, { slug }, { signal, once }).then((feed) =>
          shared(feed as TicketFeed),
        ),
      { maxAgeSeconds: 0 },
    );
    this.#opening = new SaleOpening(this, {
      now: () => time.seconds * 1000,
      wait: (milliseconds, then) => time.later(milliseconds / 1000, then),
      random,
    });
  }

  get failure(): unknown {
    return this.#entry.state.error;
  }

  /** The page stands, with what it read when it came; or comes later, and reads. */
  begin(): void {
    if (this.#first) this.requestUpdate();
    else this.#stage.time.later(this.comesAt, () => void this.refresh());
  }

  async refresh(once?: boolean): Promise<void> {
    const read = this.#entry.refresh(once);
    // Not before: whoever subscribes to what nobody knows asks for it, and the page knows it.
    if (!this.#isFollowed) this.#entry.subscribe(() => undefined);
    this.#isFollowed = true;
    await read;
    this.requestUpdate();
  }

  /** What an element does of it: the sale as it is by now. */
  requestUpdate(): void {
    const told = this.#entry.state.data ?? this.#first;
    if (!told) return;
    if (told !== this.#first) this.#first = undefined;
    const feed = this.#opening.read(told);
    this.#opening.watch();
    this.#checkout?.readFeed(told);
    if (feed === this.#drawn) return;
    this.#drawn = feed;
    this.#look(saleOf(feed).offers[0]?.state !== 'upcoming');
  }

  #look(isOpen: boolean): void {
    if (isOpen === (this.openAt !== undefined)) return;
    this.openAt = isOpen ? this.#stage.time.seconds : undefined;
    this.#stage.tally.show(isOpen ? 1 : -1);
    if (!isOpen || !this.wants || this.#isChoosing) return;
    this.#isChoosing = true;
    this.#stage.time.later(this.#pause(plus), () => this.#choose());
  }

  /** Somebody presses "+" and, after a while, "Continue". Who sees it closed again waits. */
  #choose(): void {
    const offer = saleOf(this.#drawn ?? {}).offers[0];
    if (offer?.state !== 'on_sale') {
      this.#isChoosing = false;
      return;
    }
    this.#checkout ??= this.#openCheckout();
    this.#checkout.select({ items: [{ releaseId: offer.id, quantity: 1 }] });
    this.#stage.time.later(this.#pause(onward), () => {
      this.pressedAt ??= this.#stage.time.seconds;
      this.#checkout?.reserve();
    });
  }

  #openCheckout(): Checkout {
    const { time } = this.#stage;
    const now = () => time.seconds * 1000;
    const call = (name: EndpointName) => (asked: object, options?: object) =>
      this.#perform(routes[name], asked as never, options ?? {}) as Promise<never>;
    const checkout = createCheckout(
      {
        client: {
          quote: call('quote'),
          reserve: call('reserve'),
          submitDetails: call('submitDetails'),
          pay: call('pay'),
          completeFree: call('completeFree'),
          getOrder: call('getOrder'),
        },
        event: slug,
        store: { lasts: true, read: () => this.#kept, write: (kept) => void (this.#kept = kept) },
        returnUrl: () => 'https://festival.example/',
        perform: () => new Promise(() => undefined),
        secondsOpen: () => this.#opening.secondsOpen(saleOf(this.#drawn ?? {}).offers),
        onFeedWanted: () => void this.refresh(true),
      },
      {
        clocks: () => ({ monotonic: now(), wall: now() }),
        wait: time.later,
        isHidden: () => false,
        random: () => this.#chance.next(),
      },
    );
    checkout.subscribe(() => this.#follow(checkout));
    checkout.readFeed(this.#drawn ?? {});
    return checkout;
  }

  #follow(checkout: Checkout): void {
    const { step, problem } = checkout.state;
    if (step === 'details' && this.heldAt === undefined) {
      this.heldAt = this.#stage.time.seconds;
      this.#stage.tally.hold();
      checkout.close(); // who buys is typed over minutes; the rush is over
    } else if (problem?.during !== 'reserve') return;
    else if (problem.code === 'sold_out') this.isTooLate = true;
    // "Your tickets may be held": they read it, and press "Try again".
    else if (problem.code === 'unsure')
      this.#stage.time.later(this.#pause(again), () => checkout.reserve());
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const operation = this.#stage.operationOf(address);
    const { time, tally, service } = this.#stage;
    const onItsWay = 0.02 + 0.1 * this.#chance.next();
    if (!this.#mayAsk(address, init)) {
      tally.ask('preflight');
      this.asked += 1;
      await time.sleep(2 * onItsWay);
    }
    tally.ask(operation);
    this.asked += 1;
    await time.sleep(onItsWay);
    const body = init.body as string | undefined;
    const {
      status,
      body: text,
      headers,
    } = service.answer({
      operation,
      address,
      body,
      caller: this.#name,
    });
    if (status === 429 || status === 503) tally.refuse();
    await time.sleep(onItsWay);
    const told = new Map(Object.entries(headers));
    const get = (name: string) => told.get(name) ?? null;
    return { status, headers: { get }, text: () => Promise.resolve(text ?? '') } as Response;
  }

  /** As browsers do: `Access-Control-Max-Age: 600`, and nothing is remembered for `no-store`. */
  #mayAsk(address: string, { cache }: RequestInit): boolean {
    const { seconds } = this.#stage.time;
    const permitted = this.#permitted.get(address) ?? -Infinity;
    if (cache !== 'no-store' && seconds - permitted < 600) return true;
    this.#permitted.set(address, seconds);
    return false;
  }

  /** People differ, and few are very slow: log-normal. */
  #pause({ middle, spread }: { middle: number; spread: number }): number {
    const [one, other] = [1 - this.#chance.next(), this.#chance.next()];
    const normal = Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
    return middle * Math.exp(spread * normal);
  }
}
