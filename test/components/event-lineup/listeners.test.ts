import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { countListeners, mostListeners } from '../count-listeners.js';
import { all, artist, cleanUp, LineupPage, put, saturday, slot } from './feed.js';

describe('the listeners of a line-up', () => {
  let page: LineupPage;
  let listeners: ReturnType<typeof countListeners> | undefined;
  afterEach(() => {
    listeners?.leave();
    cleanUp(page);
  });

  it(`are at most ${mostListeners} with all tools, beside another one on the page`, async () => {
    const sets = Array.from({ length: 40 }, (_, number) =>
      slot([artist(`Act ${number}`, { genres: [number % 2 ? 'techno' : 'dub'] })], {
        ...(number % 3 ? {} : { day: saturday }),
        stage: number % 2 ? 'Ash' : 'Zinc',
      }),
    );
    page = new LineupPage(sets);
    const isWhole = (element: Element) =>
      ['.sheet', '.favourite'].every((part) => all(element, part).length > 0);
    const first = await put();
    await waitUntil(() => isWhole(first), 'the first with its tools', { timeout: 10_000 });
    listeners = countListeners();
    const second = await put();
    await waitUntil(() => isWhole(second), 'the second with its tools', { timeout: 10_000 });
    const names = listeners.names();
    expect(names.length, names.join(', ')).to.be.within(1, mostListeners);
  });
});
