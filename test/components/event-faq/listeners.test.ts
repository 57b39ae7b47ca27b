import { expect } from '@open-wc/testing';
import { countListeners, mostListeners } from '../count-listeners.js';
import { entry } from './feed.js';
import { Stage } from './stage.js';

describe('the listeners of an FAQ', () => {
  let stage: Stage;
  let listeners: ReturnType<typeof countListeners> | undefined;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => {
    listeners?.leave();
    stage.leave();
  });

  it(`are at most ${mostListeners}, however many questions it has, beside another one`, async () => {
    const faqs = Array.from({ length: 40 }, (_, at) => entry(at, `Question ${at}?`, '<p>Yes.</p>'));
    stage.data = { ...stage.data, categories: [{ id: null, name: 'On site', faqs }] };
    await stage.put();
    listeners = countListeners();
    await stage.put();
    const names = listeners.names();
    expect(names.length, names.join(', ')).to.be.within(1, mostListeners);
  });
});
