import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ignore, settled, stage } from './surroundings.js';

describe('sharing', () => {
  it('CAC-06 two subscribers of one key make one request and see one answer', async () => {
    const { entry, requests } = stage();
    const first = entry();
    first.subscribe(ignore);
    const second = entry();
    second.subscribe(ignore);
    await requests[0]?.answer({ acts: 1 });
    expect(requests.length).to.equal(1);
    expect(second.state.data).to.equal(first.state.data);
    expect(second.state.data).to.deep.equal({ acts: 1 });
  });

  it('keeps keys apart', () => {
    const { entry, requests } = stage();
    entry(60, 'line-up').subscribe(ignore);
    entry(60, 'questions').subscribe(ignore);
    expect(requests.length).to.equal(2);
  });

  it('makes one request however many callers refresh, and lets none of them fail', async () => {
    const { entry, requests } = stage();
    const shared = entry();
    const calls = [shared.refresh(), shared.refresh(), entry().refresh()];
    await requests[0]?.fail(new Error('down'));
    await Promise.all(calls);
    expect(requests.length).to.equal(1);
    expect(shared.state.error).to.be.instanceOf(Error);
  });

  it('does not ask while the answer is young, and asks when it is old', async () => {
    const { entry, requests, pass } = stage();
    const leave = entry().subscribe(ignore);
    await requests[0]?.answer(1);
    leave();
    await settled();
    pass(59);
    entry().subscribe(ignore)();
    await settled();
    expect(requests.length).to.equal(1);
    pass(1);
    entry().subscribe(ignore);
    expect(requests.length).to.equal(2);
    expect(entry().state).to.deep.include({ data: 1, busy: true });
  });

  it('lets a newcomer to tickets share what those before it have just got', async () => {
    const { entry, requests, pass } = stage();
    entry(0).subscribe(ignore);
    await requests[0]?.answer(1);
    pass(9);
    entry(0).subscribe(ignore);
    expect(requests.length).to.equal(1);
    pass(1);
    entry(0).subscribe(ignore);
    expect(requests.length).to.equal(2);
  });

  it('tells every subscriber of each change, and none after it has left', async () => {
    const { entry, requests } = stage();
    const heard: string[] = [];
    entry().subscribe(() => heard.push('stays'));
    const leave = entry().subscribe(() => heard.push('leaves'));
    leave();
    leave();
    await requests[0]?.answer(1);
    expect(heard).to.deep.equal(['stays']);
  });

  it('counts one function that subscribes twice as two', async () => {
    const { entry, requests } = stage();
    let heard = 0;
    const listener = () => (heard += 1);
    entry().subscribe(listener);
    entry().subscribe(listener)();
    await requests[0]?.answer(1);
    expect(heard).to.equal(1);
  });

  it('is not stopped by a subscriber that throws', async () => {
    const { entry, requests } = stage();
    const { error } = console;
    const logged: unknown[] = [];
    console.error = (problem: unknown) => logged.push(problem);
    try {
      let heard = 0;
      const broken = new Error('broken page script');
      entry().subscribe(() => {
        throw broken;
      });
      entry().subscribe(() => (heard += 1));
      await requests[0]?.answer(1);
      expect(heard).to.equal(1);
      expect(logged).to.deep.equal([broken]);
    } finally {
      console.error = error;
    }
  });
});

describe('leaving', () => {
  it('aborts when the last subscriber leaves in mid-flight, and not before', async () => {
    const { entry, requests } = stage();
    const leaveFirst = entry().subscribe(ignore);
    const leaveLast = entry().subscribe(ignore);
    leaveFirst();
    await settled();
    expect(requests[0]?.signal.aborted).to.equal(false);
    leaveLast();
    await settled();
    expect(requests[0]?.signal.aborted).to.equal(true);
    expect((requests[0]?.signal.reason as Error).name).to.equal('AbortError');
  });

  it('restores the state that an aborted request found, without an error', async () => {
    const { entry, requests, pass } = stage();
    entry().subscribe(ignore)();
    await settled();
    expect(entry().state).to.deep.equal({ busy: false, error: undefined });
    await requests[0]?.fail(new DOMException('', 'AbortError'));
    const leave = entry().subscribe(ignore);
    await requests[1]?.answer('kept');
    pass(60);
    void entry().refresh();
    leave();
    await requests[2]?.fail(new DOMException('', 'AbortError'));
    expect(entry().state).to.deep.include({ data: 'kept', error: undefined, busy: false });
  });

  it('asks nothing again when an element is moved: it leaves and returns in the same tick', async () => {
    for (const maxAgeSeconds of [60, 0]) {
      const { entry, requests } = stage();
      entry(maxAgeSeconds).subscribe(ignore)();
      const leave = entry(maxAgeSeconds).subscribe(ignore);
      await settled();
      expect(requests[0]?.signal.aborted).to.equal(false);
      await requests[0]?.answer(1);
      leave();
      entry(maxAgeSeconds).subscribe(ignore);
      await settled();
      expect(requests.length).to.equal(1);
      expect(entry(maxAgeSeconds).state.data).to.equal(1);
    }
  });

  it('F7 drops the late answer of a request that did not hear that it was aborted', async () => {
    const { entry, requests } = stage();
    entry().subscribe(ignore)();
    await settled();
    entry().subscribe(ignore);
    await requests[1]?.answer('second');
    await requests[0]?.answer('first, slow');
    expect(entry().state.data).to.equal('second');
  });

  it('drops a late failure in the same way, even while the second is under way', async () => {
    const { entry, requests } = stage();
    entry().subscribe(ignore)();
    await settled();
    entry().subscribe(ignore);
    await requests[0]?.fail(new Error('late'));
    expect(entry().state).to.deep.include({ busy: true, error: undefined });
  });

  it('forgets what may not be kept with the last subscriber', async () => {
    const { entry, requests } = stage();
    const leave = entry(0).subscribe(ignore);
    await requests[0]?.answer('prices');
    leave();
    await settled();
    expect(entry(0).state).to.deep.equal({ busy: false });
    entry(0).subscribe(ignore);
    expect(requests.length).to.equal(2);
  });

  it('forgets the rest after five minutes without subscribers', async () => {
    const { entry, requests, pass } = stage();
    const leave = entry(3600).subscribe(ignore);
    await requests[0]?.answer('feed');
    leave();
    await settled();
    pass(299);
    expect(entry(3600).state.data).to.equal('feed');
    pass(1);
    expect(entry(3600).state.data).to.equal(undefined);
  });

  it('calls that off when somebody returns in time', async () => {
    const { entry, requests, pass } = stage();
    const leave = entry(3600).subscribe(ignore);
    await requests[0]?.answer('feed');
    leave();
    await settled();
    pass(200);
    entry(3600).subscribe(ignore);
    pass(200);
    expect(entry(3600).state.data).to.equal('feed');
  });

  it('keeps an entry usable for whoever still holds it after it was dropped', async () => {
    const { entry, requests, pass } = stage();
    const held = entry();
    const leave = held.subscribe(ignore);
    await requests[0]?.answer('old');
    leave();
    await settled();
    pass(300);
    held.subscribe(ignore);
    entry().subscribe(ignore);
    expect(requests.length).to.equal(2);
    await requests[1]?.answer('new');
    expect(held.state.data).to.equal('new');
  });

  it('leaves an entry alone that has taken the place of one that was dropped', async () => {
    const { entry, requests, pass } = stage();
    const dropped = entry();
    dropped.subscribe(ignore)();
    await settled();
    pass(300);
    const other = entry();
    expect(other).to.not.equal(dropped);
    void dropped.refresh();
    await requests[1]?.answer('late');
    pass(300);
    expect(entry()).to.equal(other);
  });

  it('forgets nothing while a refresh without subscribers is under way', async () => {
    const { entry, requests, pass } = stage();
    const held = entry();
    held.subscribe(ignore)();
    await settled();
    void held.refresh();
    pass(300);
    expect(entry()).to.equal(held);
    expect(held.state.busy).to.equal(true);
    await requests[1]?.answer('there');
    expect(entry().state.data).to.equal('there');
  });

  it('keeps nothing of a refresh without subscribers where nothing may be kept', async () => {
    const { entry, requests } = stage();
    void entry(0).refresh();
    await requests[0]?.answer('prices');
    expect(entry(0).state.data).to.equal(undefined);
  });
});

describe('an older answer from elsewhere', () => {
  it('is shown to all until the load brings one, and does not put that off', async () => {
    const { entry, requests } = stage();
    const heard: unknown[] = [];
    const shared = entry();
    shared.subscribe(() => heard.push(shared.state.data));
    shared.offer({ data: 'kept', updatedAt: 999_000 });
    expect(shared.state).to.deep.equal({ busy: true, data: 'kept', updatedAt: 999_000 });
    await requests[0]?.answer('new');
    expect(heard).to.deep.equal(['kept', 'new']);
  });
});

describe('failing', () => {
  it('CAC-08 keeps the data beside the error of a refresh', async () => {
    const { entry, requests } = stage();
    entry().subscribe(ignore);
    await requests[0]?.answer('good');
    void entry().refresh();
    const down = new Error('down');
    await requests[1]?.fail(down);
    expect(entry().state).to.deep.include({ data: 'good', error: down, busy: false });
    void entry().refresh();
    await requests[2]?.answer('better');
    expect(entry().state).to.deep.include({ data: 'better', error: undefined });
  });

  it('CAC-05 keeps no error as an answer: a new subscriber tries again', async () => {
    const { entry, requests } = stage();
    const leave = entry().subscribe(ignore);
    await requests[0]?.fail(new Error('down'));
    entry().subscribe(ignore);
    expect(requests.length).to.equal(2);
    leave();
  });

  it('shows a first subscriber no error of those who left', async () => {
    const { entry, requests } = stage();
    const leave = entry().subscribe(ignore);
    await requests[0]?.fail(new Error('down'));
    leave();
    await settled();
    entry().subscribe(ignore);
    expect(entry().state).to.deep.include({ error: undefined, busy: true });
  });

  it('takes a load that throws at once as a failure', async () => {
    const { cache } = stage();
    const problem = new Error('at once');
    const load = () => {
      throw problem;
    };
    const entry = cache.entry('k', load, { maxAgeSeconds: 60 });
    await entry.refresh();
    expect(entry.state).to.deep.equal({ busy: false, error: problem });
  });
});
