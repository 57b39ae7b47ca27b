import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import type { Entry, EntryState } from '../../src/cache/cache.js';
import { chooseKinds, isQuick, limitRuns } from '../effort.js';
import { settled, stage, type Request, type Stage } from './surroundings.js';

type Step =
  | { do: 'subscribe' | 'refresh' | 'wake' | 'tick' }
  | { do: 'leave'; which: number }
  | { do: 'answer' | 'fail'; which: number }
  | { do: 'pass'; seconds: number };

const which = fc.nat(5);
const passing = fc.constantFrom(1, 11, 61, 301, 301);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'subscribe' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'refresh' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'wake' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'tick' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave'), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer'), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fail'), which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), seconds: passing }) },
);

/** What the walks must have come through, so that they test something. */
const cases = [
  'an answer',
  'an error',
  'an answer beside an error',
  'busy without an answer',
  'busy beside an answer',
  'an answer to a request that was called off',
  'an older request settled while a newer one is under way',
  'an answer that was dropped',
  'two subscribers',
  'everybody left, and one came back',
] as const;
type Case = (typeof cases)[number];

/** The cache next to what is known about it from outside. */
class Walk {
  readonly #stage: Stage = stage();
  readonly #maxAge: number;
  readonly #settledRequests = new Set<Request>();
  readonly #subscribers: (() => void)[] = [];
  #calledAfterLeaving = false;
  #answers = 0;

  readonly #saw: (seen: Case) => void;

  constructor(maxAge: number, saw: (seen: Case) => void) {
    this.#maxAge = maxAge;
    this.#saw = saw;
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
    this.#note(state);
  }

  #note({ busy, data, error }: EntryState<unknown>): void {
    const answered = data !== undefined;
    if (answered) this.#saw('an answer');
    if (error !== undefined) this.#saw(answered ? 'an answer beside an error' : 'an error');
    if (busy) this.#saw(answered ? 'busy beside an answer' : 'busy without an answer');
    if (this.#hadAnswer && !answered) this.#saw('an answer that was dropped');
    this.#hadAnswer = answered;
    if (this.#subscribers.length > 1) this.#saw('two subscribers');
  }
  #hadAnswer = false;

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
    if (this.#everLeft && !this.#subscribers.length) this.#saw('everybody left, and one came back');
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

  #everLeft = false;
  #leave(which: number): void {
    const [leave] = this.#subscribers.splice(which % (this.#subscribers.length || 1), 1);
    if (leave) this.#everLeft = true;
    leave?.();
  }

  /** Settles any request that was ever made, aborted ones as well: a load may be deaf. */
  async #settle(which: number, well: boolean): Promise<void> {
    const { requests } = this.#stage;
    const request = requests[which % (requests.length || 1)];
    if (!request || this.#isSettled(request)) return;
    this.#settledRequests.add(request);
    if (request.signal.aborted) {
      this.#saw('an answer to a request that was called off');
      const isNewerLive = !requests.at(-1)!.signal.aborted && !this.#isSettled(requests.at(-1)!);
      if (isNewerLive) this.#saw('an older request settled while a newer one is under way');
    }
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

/** A fifth of the walks, by chance, may leave a case out: those of this seed leave out none. */
const course = { numRuns: limitRuns(250), ...(isQuick && { seed: 9 }) };

describe('the cache in any order of events', () => {
  for (const maxAge of chooseKinds([60, 0])) {
    it(`holds its promises with a maximum age of ${maxAge}`, async () => {
      const seen = new Map<Case, number>(cases.map((one) => [one, 0]));
      let taken = 0;
      const walks = fc.array(step, { maxLength: 40, size: 'max' });
      await fc.assert(
        fc.asyncProperty(walks, async (steps) => {
          const inThisWalk = new Set<Case>();
          const walk = new Walk(maxAge, (one) => inThisWalk.add(one));
          for (const one of steps) await walk.take(one);
          taken += steps.length;
          for (const one of inThisWalk) seen.set(one, seen.get(one)! + 1);
          await walk.end();
        }),
        course,
      );
      const table = JSON.stringify([...seen], undefined, 1);
      expect(taken / course.numRuns, 'steps of a walk').to.be.above(12);
      expect(
        cases.filter((one) => seen.get(one)! < 2),
        table,
      ).to.deep.equal([]);
    });
  }
});
