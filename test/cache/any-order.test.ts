import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Entry, EntryState } from '../../src/cache/cache.js';
import { settled, stage, type Request, type Stage } from './surroundings.js';

type Step =
  | { do: 'subscribe' | 'refresh' | 'wake' | 'tick' }
  | { do: 'leave'; which: number }
  | { do: 'answer' | 'fail'; which: number }
  | { do: 'pass'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    { do: 'subscribe' },
    { do: 'refresh' },
    { do: 'wake' },
    { do: 'tick' },
    { do: 'tick' },
  ),
  fc.record({ do: fc.constant('leave'), which: fc.nat(5) }),
  fc.record({ do: fc.constantFrom('answer', 'fail'), which: fc.nat(5) }),
  fc.record({ do: fc.constant('pass'), seconds: fc.constantFrom(1, 11, 61, 301) }),
);

/** The cache next to what is known about it from outside. */
class Walk {
  readonly #stage: Stage = stage();
  readonly #maxAge: number;
  readonly #settledRequests = new Set<Request>();
  readonly #subscribers: (() => void)[] = [];
  #calledAfterLeaving = false;
  #answers = 0;

  constructor(maxAge: number) {
    this.#maxAge = maxAge;
  }

  get #entry(): Entry<unknown> {
    return this.#stage.entry(this.#maxAge);
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'subscribe':
        this.#subscribe();
        break;
      case 'leave':
        this.#leave(step.which);
        break;
      case 'refresh':
        void this.#entry.refresh();
        break;
      case 'wake':
        this.#stage.wake();
        break;
      case 'pass':
        this.#stage.pass(step.seconds);
        break;
      case 'tick':
        await settled();
        break;
      default:
        await this.#settle(step.which, step.do === 'answer');
    }
    this.check();
  }

  /** What must hold after every step, in whatever order they came. */
  check(): void {
    const { state } = this.#entry;
    const live = this.#stage.requests.filter(
      (request) => !request.signal.aborted && !this.#settledRequests.has(request),
    );
    expect(live.length, 'requests under way').to.be.at.most(1);
    expect(this.#calledAfterLeaving, 'a subscriber was called after it left').to.equal(false);
    if (live.length) expect(state.busy, 'busy while a request is under way').to.equal(true);
    this.#checkNewest(state);
  }

  /** Ends the walk: everybody leaves, and nothing of what is still under way may count. */
  async end(): Promise<void> {
    const hadSubscribers = this.#subscribers.length > 0;
    while (this.#subscribers.length) this.#leave(0);
    await settled();
    this.check();
    const { state } = this.#entry;
    if (hadSubscribers) {
      expect(state.busy).to.equal(false);
      expect(state.error).to.equal(undefined);
      if (this.#maxAge === 0) expect(state.data).to.equal(undefined);
      expect(
        this.#stage.requests.every((one) => one.signal.aborted || this.#isSettled(one)),
      ).to.equal(true);
    }
    expect(this.#stage.listening()).to.equal(0);
    for (const request of this.#stage.requests) await request.answer({ late: true });
    if (hadSubscribers) expect(this.#entry.state).to.equal(state);
  }

  #isSettled(request: Request): boolean {
    return this.#settledRequests.has(request);
  }

  #subscribe(): void {
    let here = true;
    const stop = this.#entry.subscribe(() => {
      if (!here) this.#calledAfterLeaving = true;
    });
    this.#subscribers.push(() => {
      here = false;
      stop();
    });
    const { data, busy } = this.#entry.state;
    expect(busy || data !== undefined, 'a subscriber has an answer or one under way').to.equal(
      true,
    );
  }

  #leave(which: number): void {
    this.#subscribers.splice(which % (this.#subscribers.length || 1), 1)[0]?.();
  }

  /** Settles any request that was ever made, aborted ones as well: a load may be deaf. */
  async #settle(which: number, well: boolean): Promise<void> {
    const { requests } = this.#stage;
    const request = requests[which % (requests.length || 1)];
    if (!request || this.#isSettled(request)) return;
    this.#settledRequests.add(request);
    const answer = { no: ++this.#answers, request: requests.indexOf(request) };
    await (well ? request.answer(answer) : request.fail(new Error('down')));
  }

  #newest = -1;
  /** Answers are only ever replaced by those of later requests. */
  #checkNewest({ data }: EntryState<unknown>): void {
    if (data === undefined) return;
    const { request } = data as { request: number };
    expect(request, 'an older answer came back').to.be.at.least(this.#newest);
    this.#newest = request;
  }
}

describe('the cache in any order of events', () => {
  for (const maxAge of [60, 0]) {
    it(`holds its promises with a maximum age of ${maxAge}`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const walk = new Walk(maxAge);
          for (const one of steps) await walk.take(one);
          await walk.end();
        }),
        { numRuns: 150 },
      );
    });
  }
});
