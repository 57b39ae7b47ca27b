import { expect } from '@open-wc/testing';
import type { EmulatorOptions } from '../../src/emulator/emulator.js';
import { keepInPage, keepInTab } from '../../src/emulator/store/keep-in-page.js';
import { shelf, tinyEmulator, tinyWorld } from './tiny-world.js';

/** Deadlines that pass when a test says so. */
function handedIn() {
  const lengths: number[] = [];
  let latest = new AbortController();
  const next = (milliseconds: number): AbortSignal => {
    lengths.push(milliseconds);
    latest = new AbortController();
    return latest.signal;
  };
  const pass = () => latest.abort(new DOMException('too late', 'TimeoutError'));
  return { lengths, next, pass };
}

/** Puts something else in the place of a method; gives back what undoes it. */
function replace<Owner extends object>(owner: Owner, name: keyof Owner, other: unknown) {
  const real: unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, other);
  return () => void Reflect.set(owner, name, real);
}

const hour = 3_600_000;

function twoTabs(
  options: Partial<EmulatorOptions> = {},
  edit?: Parameters<typeof tinyEmulator>[1],
) {
  const place = shelf();
  const keep = { ...place, lifetimeHours: 24 };
  const open = () => tinyEmulator({ keep, ...options }, edit);
  return { ...place, open };
}

describe('a kept world', () => {
  it('is the same for a second tab, whichever of them changes it (EMU-09)', async () => {
    const { open } = twoTabs();
    const [one, other] = [open().shared, open().shared];
    await one.clock({ advanceSeconds: 60 });
    await other.clock({ advanceSeconds: 60 });
    expect((await one.clock()).now).to.equal('2027-05-01T10:02:00.000Z');
    await other.publish({ event: 'fest', contentType: 'event' });
    expect((await one.clock({ advanceSeconds: 120 })).now).to.equal('2027-05-01T10:04:00.000Z');
    expect((await other.webhooks()).webhooks).to.have.length(1);
  });

  it('outlives the tab, chance and counters included (EMU-06)', async () => {
    const { open } = twoTabs();
    const first = open();
    await first.shared.faults([{ operation: '*', times: 1, effect: { kind: 'status' } }]);
    const next = open();
    const statuses = [];
    for (const tab of [next, first]) {
      statuses.push(
        (await tab.fetch('https://emulator.invalid/v1/events/fest?surface=web')).status,
      );
    }
    expect(statuses).to.deep.equal([500, 200]);
  });

  it('is written only when something has changed, so that reading stays cheap', async () => {
    const { open, kept } = twoTabs();
    const { shared, fetch } = open();
    await shared.clock({ advanceSeconds: 1 });
    const { writes } = kept;
    await shared.mailbox();
    await shared.webhooks();
    await fetch('https://emulator.invalid/v1/events/fest?surface=web');
    expect(kept.writes).to.equal(writes);
  });

  it('is written without what the demo data say anyway', async () => {
    const { open, kept } = twoTabs();
    await open().shared.clock({ advanceSeconds: 1 });
    const before = kept.record!.memory.length;
    expect(kept.record!.memory).not.to.contain('Wren');
    await open().shared.publish({ event: 'fest', contentType: 'event' });
    expect(kept.record!.memory).to.contain('Programme, revision 1');
    expect(kept.record!.memory.length - before).to.be.below(1500);
    expect(JSON.stringify(tinyWorld()).length, 'what is left out').to.be.above(4500);
  });

  it('is as it began for the other tab as well, once one of them has reset it', async () => {
    const { open } = twoTabs();
    const [one, other] = [open().shared, open().shared];
    const begun = await one.world();
    await one.rename({ event: 'fest', slug: 'feast' });
    expect((await other.world()).world.events[0]!.slug).to.equal('feast');
    await one.reset();
    expect(await other.world()).to.deep.equal(begun);
  });

  it('begins anew when nobody has touched it for a day: its festival would be over', async () => {
    let elapsed = 0;
    const { open } = twoTabs({ elapsed: () => elapsed });
    await open().shared.clock({ frozen: true });
    elapsed = 24 * hour - 1;
    expect((await open().shared.clock()).frozen).to.be.true;
    elapsed = 48 * hour;
    expect((await open().shared.clock()).frozen).to.be.false;
  });

  it('of another version is dropped', async () => {
    const place = shelf();
    const keep = { ...place };
    await tinyEmulator({ keep }).shared.clock({ advanceSeconds: 600 });
    const renamed = tinyEmulator({ keep }, (world) => {
      for (const event of world.events) event.name = `New ${event.name}`;
    });
    expect((await renamed.shared.clock()).now).to.equal('2027-05-01T10:00:00.000Z');
  });

  it('goes on after a call that made no sense', async () => {
    const { shared } = twoTabs().open();
    const error: unknown = await shared
      .stock({ releaseId: 'none', remaining: 1 })
      .catch((reason: unknown) => reason);
    expect((error as Error).message).to.contain('there is no "none"');
    expect((await shared.clock()).frozen).to.be.false;
  });
});

describe('a page that may keep nothing', () => {
  it('gets no place where it has no locks, as over plain http (EMU-10)', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    try {
      expect(await keepInPage('without locks')).to.be.undefined;
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
    expect(await keepInPage('with locks')).not.to.be.undefined;
  });

  it('gets no place where the database never answers, after a deadline', async () => {
    const deadlines = handedIn();
    const restore = replace(IDBFactory.prototype, 'open', () => new EventTarget());
    try {
      const kept = keepInPage('silent', deadlines.next);
      deadlines.pass();
      expect(await kept).to.be.undefined;
      expect(deadlines.lengths).to.deep.equal([5000]);
    } finally {
      restore();
    }
    expect(await keepInPage('silent', deadlines.next), 'one that answers').not.to.be.undefined;
  });

  it('lets the other tabs on when the database stops answering', async () => {
    const deadlines = handedIn();
    const { storage, lock } = (await keepInPage('silent later', deadlines.next))!;
    const restore = replace(IDBObjectStore.prototype, 'get', () => {
      queueMicrotask(deadlines.pass);
      return new EventTarget();
    });
    try {
      const error: unknown = await lock(() => storage.revision()).catch(
        (reason: unknown) => reason,
      );
      expect((error as Error).name).to.equal('TimeoutError');
    } finally {
      restore();
    }
    expect(await lock(async () => 'let on')).to.equal('let on');
  });

  it('goes on after a reload all the same, in its own tab', async () => {
    const keep = () => keepInTab('plain http')!;
    await tinyEmulator({ keep: keep() }).shared.clock({ advanceSeconds: 600 });
    const reloaded = tinyEmulator({ keep: keep() });
    expect((await reloaded.shared.clock()).now).to.equal('2027-05-01T10:10:00.000Z');
    expect(await tinyEmulator({ keep: keepInTab('another world')! }).shared.clock()).to.include({
      now: '2027-05-01T10:00:00.000Z',
    });
  });

  it('goes on until it is left where the storage of the tab is full', async () => {
    const keep = keepInTab('full')!;
    const restore = replace(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      const { shared } = tinyEmulator({ keep });
      await shared.clock({ advanceSeconds: 600 });
      expect((await shared.clock()).now).to.equal('2027-05-01T10:10:00.000Z');
      expect(keepInTab('blocked')).to.be.undefined;
    } finally {
      restore();
    }
  });
});
