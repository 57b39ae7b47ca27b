import { expect } from '@open-wc/testing';
import {
  enterPhoto,
  forgetPhoto,
  isOwnEntry,
  leavePhoto,
  namesOneOf,
  turnToPhoto,
} from '../../../components/event-gallery/viewer/history-entry.js';

const page = location.pathname + location.search;
/** What the visitor has come to, with a state of the page. */
const standAt = (hash: string, state: unknown = null) =>
  history.replaceState(state, '', page + hash);
const address = () => location.pathname + location.search + location.hash;

describe('the entry of the history that a viewer makes', () => {
  /** What the page, or the browser, makes of a method. */
  const replace = (name: 'back' | 'pushState', value: () => void) =>
    Object.defineProperty(history, name, { value, configurable: true });
  beforeEach(() => standAt(''));
  afterEach(() => {
    for (const name of ['back', 'pushState']) Reflect.deleteProperty(history, name);
    forgetPhoto();
    standAt('');
  });

  it('is named by its photo, keeps the query and the state of the page, and is one however far one turns', () => {
    standAt('', { route: 1 });
    const before = history.length;
    enterPhoto('a');
    const entries = history.length;
    expect(entries).to.be.at.least(before);
    expect([address(), isOwnEntry()]).to.deep.equal([`${page}#photo-a`, true]);
    enterPhoto('b');
    turnToPhoto('c');
    expect([address(), isOwnEntry()]).to.deep.equal([`${page}#photo-c`, true]);
    expect(history.length).to.equal(entries);
    expect(history.state).to.deep.include({ route: 1 });
    forgetPhoto();
    expect([address(), isOwnEntry()]).to.deep.equal([page, false]);
    expect(history.state).to.deep.include({ route: 1 });
  });

  it('is made for a photo without an id, too, under the same address', () => {
    enterPhoto('');
    expect([address(), isOwnEntry()]).to.deep.equal([page, true]);
    expect(namesOneOf([{ id: '' }])).to.equal(false);
  });

  it('is not made where a link names the photo, and the address follows it', () => {
    standAt('#photo-a', { route: 1 });
    enterPhoto('a');
    expect(isOwnEntry()).to.equal(false);
    expect(namesOneOf([{ id: 'b' }, { id: 'a' }])).to.equal(true);
    turnToPhoto('b');
    expect(address()).to.equal(`${page}#photo-b`);
    expect(history.state).to.deep.equal({ route: 1 });
    forgetPhoto();
    expect(address()).to.equal(page);
  });

  it('leaves a hash of the page as it is, from beginning to end', () => {
    standAt('#/x');
    enterPhoto('a');
    turnToPhoto('b');
    expect([address(), isOwnEntry()]).to.deep.equal([`${page}#/x`, true]);
    forgetPhoto();
    expect(address()).to.equal(`${page}#/x`);
  });

  it('takes no hash away to which the page has gone meanwhile', () => {
    enterPhoto('a');
    standAt('#/x');
    forgetPhoto();
    expect(address()).to.equal(`${page}#/x`);
  });

  for (const state of ['text', 7, null, { eventGalleryPhoto: 'yes' }])
    it(`is none where the page has the state ${JSON.stringify(state)}`, () => {
      standAt('', state);
      expect(isOwnEntry()).to.equal(false);
      enterPhoto('a');
      expect(isOwnEntry()).to.equal(true);
    });

  it('is left without waiting for ever for a page that does not go back', async () => {
    enterPhoto('a');
    replace('back', () => undefined);
    const wait = setTimeout;
    let ended = 0;
    // Others on the page wait, too.
    const atOnce = (run: () => void, milliseconds?: number) => {
      const isItsOwn = milliseconds === 500;
      if (isItsOwn) ended += 1;
      return wait(run, isItsOwn ? 0 : milliseconds);
    };
    Object.assign(window, { setTimeout: atOnce });
    try {
      await leavePhoto();
    } finally {
      Object.assign(window, { setTimeout: wait });
    }
    expect(ended).to.equal(1);
  });

  it('goes no step back where it was never made', async () => {
    standAt('#photo-a');
    enterPhoto('a');
    replace('back', () => expect.fail('it went back'));
    await leavePhoto();
    expect(address()).to.equal(page);
  });

  it('does without one in a frame that lets no address be changed', () => {
    replace('pushState', () => {
      throw new DOMException('no', 'SecurityError');
    });
    enterPhoto('a');
    expect([address(), isOwnEntry()]).to.deep.equal([page, false]);
  });
});
