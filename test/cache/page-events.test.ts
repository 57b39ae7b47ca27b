import { expect } from '@open-wc/testing';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';
import { PageListeners } from '../components/page-listeners.js';

const type = 'bandstand-test';
const dispatch = () => window.dispatchEvent(new Event(type));

describe('listeners of the page', () => {
  let listeners: PageListeners;
  beforeEach(() => (listeners = new PageListeners()));
  afterEach(() => listeners.leave());

  it('are one of the browser’s for all, which goes with the last', () => {
    const heard: string[] = [];
    const runs = ['one', 'other'].map((name) => () => void heard.push(name));
    for (const run of runs) addPageListener(type, run);
    dispatch();
    expect(listeners.names).to.deep.equal([`window ${type}`]);
    expect(heard).to.deep.equal(['one', 'other']);
    for (const run of runs) removePageListener(type, run);
    expect(listeners.names).to.deep.equal([]);
  });

  it('are called although another throws, and not once they have been removed', () => {
    const heard: string[] = [];
    const last = () => void heard.push('last');
    const removed = () => void heard.push('removed');
    const thrower = () => {
      removePageListener(type, removed);
      throw new Error('one of a page');
    };
    const { onerror } = window;
    window.onerror = () => true;
    for (const run of [thrower, removed, last]) addPageListener(type, run);
    dispatch();
    window.onerror = onerror;
    for (const run of [thrower, last]) removePageListener(type, run);
    expect(heard).to.deep.equal(['last']);
  });
});
