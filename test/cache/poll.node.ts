import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { Poll } from '../../src/cache/poll.js';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a poll', () => {
  let delays: number[];
  let due: (() => void) | undefined;
  let woken: (() => void) | undefined;
  let awake: boolean;
  let chance: number;
  let now: number;
  let answers: (() => Promise<unknown>)[];
  let signals: AbortSignal[];

  beforeEach(() => {
    delays = [];
    answers = [];
    signals = [];
    due = woken = undefined;
    awake = true;
    chance = 0.5;
    now = 0;
  });

  const make = (atOnce?: boolean) =>
    new Poll<unknown>(
      {
        ask: (signal) => {
          signals.push(signal);
          return (answers.shift() ?? (() => Promise.resolve({ list: [1] })))();
        },
        everySeconds: 60,
        ...(atOnce && { atOnce }),
        waitAfter: (error) => (error as { wait?: number }).wait,
      },
      {
        now: () => now,
        random: () => chance,
        later: (seconds, run) => {
          delays.push(seconds);
          due = run;
          return () => (due = undefined);
        },
        wake: (listener) => {
          woken = listener;
          return () => (woken = undefined);
        },
        isAwake: () => awake,
      },
    );
  const pass = async () => {
    due?.();
    await turn();
  };

  it('A2 asks at an interval, a tenth more or less, for as long as anybody listens', async () => {
    const poll = make();
    chance = 0;
    const heard: unknown[] = [];
    const leave = poll.subscribe(() => heard.push(poll.state.data));
    const leaveToo = poll.subscribe(() => undefined);
    expect(poll.state).to.deep.equal({ failures: 0 });
    chance = 0.999;
    await pass();
    expect(delays[0]).to.be.closeTo(54, 0.1);
    expect(delays[1]).to.be.closeTo(66, 0.1);
    expect(heard).to.deep.equal([{ list: [1] }]);
    leave();
    leave();
    expect(due).not.to.equal(undefined);
    leaveToo();
    expect([due, woken]).to.deep.equal([undefined, undefined]);
  });

  it('A2 keeps the identity of what has not changed', async () => {
    const poll = make();
    poll.subscribe(() => undefined);
    await pass();
    const { data } = poll.state;
    await pass();
    expect(poll.state.data).to.equal(data);
  });

  it('A2 asks nothing while nobody looks, and begins anew when somebody does', async () => {
    const poll = make();
    poll.subscribe(() => undefined);
    awake = false;
    await pass();
    expect(signals).to.have.length(0);
    expect(delays).to.have.length(1);
    awake = true;
    woken!();
    await pass();
    expect(signals).to.have.length(1);
  });

  it('V1 asks at the beginning and on coming back, but not twice within ten seconds', async () => {
    const poll = make(true);
    const leave = poll.subscribe(() => undefined);
    await turn();
    expect(signals).to.have.length(1);
    now = 9_000;
    woken!();
    leave();
    poll.subscribe(() => undefined);
    await turn();
    expect(signals, 'it has just been asked').to.have.length(1);
    expect(due, 'it will be, after an interval').not.to.equal(undefined);
    now = 20_000;
    woken!();
    await turn();
    expect(signals).to.have.length(2);
    await pass();
    expect(signals, 'one timer only').to.have.length(3);
  });

  it('V1 asks on coming back after the clock of the device was put back', async () => {
    now = 3_600_000;
    const poll = make(true);
    poll.subscribe(() => undefined);
    await turn();
    now = 0;
    woken!();
    await turn();
    expect(signals).to.have.length(2);
  });

  it('V1 asks nothing at the beginning on a page that nobody looks at', async () => {
    awake = false;
    const poll = make(true);
    poll.subscribe(() => undefined);
    await turn();
    expect(signals).to.have.length(0);
    awake = true;
    woken!();
    await turn();
    expect(signals).to.have.length(1);
  });

  it('A2 counts failures, keeps the answer, and waits for as long as it is asked to', async () => {
    const poll = make();
    poll.subscribe(() => undefined);
    await pass();
    answers = [
      () => Promise.reject(new Error('x')),
      () => Promise.reject(Object.assign(new Error('y'), { wait: 300 })),
    ];
    await pass();
    expect(delays.at(-1)).to.equal(60);
    await pass();
    expect(delays.at(-1)).to.equal(300);
    expect(poll.state).to.deep.equal({ data: { list: [1] }, failures: 2 });
    await pass();
    expect(poll.state.failures).to.equal(0);
  });

  it('gives up the request when the last one leaves, silently', async () => {
    const poll = make();
    const heard: unknown[] = [];
    const leave = poll.subscribe(() => heard.push(1));
    let answer = (_: unknown) => {};
    answers = [() => new Promise((resolve) => (answer = resolve))];
    await pass();
    leave();
    expect(signals[0]!.aborted).to.equal(true);
    answer({});
    await turn();
    expect(heard).to.deep.equal([]);
    expect(due).to.equal(undefined);
  });
});
