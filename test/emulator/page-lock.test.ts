import { expect } from '@open-wc/testing';
import { createPageLock } from '../../src/emulator/store/page-lock.js';

/** A deadline that passes when a test says so. */
function openLock(name: string) {
  const late = new AbortController();
  const lock = createPageLock(name, () => late.signal);
  return { lock, passDeadline: () => late.abort(new DOMException('late', 'TimeoutError')) };
}

/** Holds the lock until it is told to let go, as another page would. */
async function holdElsewhere(name: string) {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await new Promise<void>((granted) => {
    const ignored = () => undefined; // it may be taken from there
    navigator.locks.request(name, () => (granted(), held)).catch(ignored);
  });
  return letGo;
}

const askedFor = async (name: string) =>
  (await navigator.locks.query()).pending?.filter((lock) => lock.name === name).length;

async function untilAskedFor(name: string, times: number) {
  while ((await askedFor(name)) !== times) continue;
}

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe('the lock that pages share', () => {
  it('is waited for while another page works under it', async () => {
    const { lock } = openLock('busy');
    const letGo = await holdElsewhere('busy');
    const order: string[] = [];
    const work = lock(async () => void order.push('work'));
    await untilAskedFor('busy', 1);
    order.push('the other lets go');
    letGo();
    await work;
    expect(order).to.deep.equal(['the other lets go', 'work']);
  });

  it('is taken from a page that has died with it, once, and by one wish after the other', async () => {
    const { lock, passDeadline } = openLock('dead');
    await holdElsewhere('dead');
    let atOnce = 0;
    const work = async () => {
      expect((atOnce += 1)).to.equal(1);
      await new Promise(requestAnimationFrame);
      atOnce -= 1;
      return 'done';
    };
    const answers = Promise.all([lock(work), lock(work), lock(work)]);
    await untilAskedFor('dead', 1);
    passDeadline();
    expect(await answers).to.deep.equal(['done', 'done', 'done']);
  });

  it('is not asked for by a page that has been left, until it comes back', async () => {
    const { lock } = openLock('left');
    leave();
    const work = lock(async () => 'done');
    await new Promise(requestAnimationFrame);
    expect(await askedFor('left')).to.equal(0);
    let isHad = false;
    await navigator.locks.request('left', { ifAvailable: true }, (had) => {
      isHad = had !== null;
    });
    expect(isHad, 'free for the next page').to.be.true;
    comeBack();
    expect(await work).to.equal('done');
  });

  it('is no longer waited for by a page that is left, and again when it comes back', async () => {
    const { lock } = openLock('leaving');
    const letGo = await holdElsewhere('leaving');
    const work = lock(async () => 'done');
    await untilAskedFor('leaving', 1);
    leave();
    await untilAskedFor('leaving', 0);
    comeBack();
    await untilAskedFor('leaving', 1);
    letGo();
    expect(await work).to.equal('done');
  });

  it('says so where the browser refuses it, instead of asking for ever', async () => {
    const { lock } = openLock('refused');
    let refusals = 0;
    const real = navigator.locks.request.bind(navigator.locks);
    const refuse = (...words: Parameters<typeof real>) =>
      (refusals += 1) > 3
        ? real(...words)
        : Promise.reject(new DOMException('no', 'SecurityError'));
    Object.defineProperty(navigator.locks, 'request', { value: refuse, configurable: true });
    try {
      const answer: unknown = await lock(async () => 'done').catch((reason: unknown) => reason);
      expect(answer).to.have.property('name', 'SecurityError');
      expect(refusals).to.equal(1);
    } finally {
      Reflect.deleteProperty(navigator.locks, 'request');
    }
  });

  it('passes on what the work says has failed, and lets the next work on', async () => {
    const { lock } = openLock('failing');
    const failed = lock(() => Promise.reject(new RangeError('no such ticket')));
    expect(await failed.catch(String)).to.equal('RangeError: no such ticket');
    expect(await lock(async () => 'done')).to.equal('done');
  });
});
