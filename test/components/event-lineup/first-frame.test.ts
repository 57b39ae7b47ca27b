import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { all, artist, cleanUp, LineupPage, one, slot } from './feed.js';

const stages = ['Ash', 'Birch', 'Cedar'];
const names = Array.from({ length: 30 }, (_, number) => `Act ${number}`);

describe('the first frame of a line-up', () => {
  const ask = window.matchMedia;
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage(
      names.map((name, number) => slot([artist(name)], { stage: stages[number % 3] })),
    );
  });
  afterEach(() => {
    cleanUp(page);
    window.matchMedia = ask;
  });

  /** How many rows and stages there are when the first row is. */
  const firstFrame = async (element: EventLineup) => {
    document.body.append(element);
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!one(element, '.set .name')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(element.renderRoot, { childList: true, subtree: true });
    });
    return [all(element, '.set .name').length, all(element, '.stage').length];
  };

  it('has the stages that a phone shows, the next one all of them', async () => {
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const element = document.createElement('event-lineup');
    expect(await firstFrame(element)).to.deep.equal([20, 2]);
    await waitUntil(() => all(element, '.set .name').length === 30, 'all rows');
    expect(all(element, '.stage')).to.have.length(3);
  });

  it('has all rows where stages stand beside each other, which would move otherwise', async () => {
    expect(await firstFrame(document.createElement('event-lineup'))).to.deep.equal([30, 3]);
  });
});
