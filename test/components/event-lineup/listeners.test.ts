import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { all, artist, cleanUp, LineupPage, put, saturday, slot } from './feed.js';

/** The goal of a page with many widgets. */
const most = 10;

type Args = Parameters<EventTarget['addEventListener']>;
type Listen = (this: EventTarget, ...args: Args) => void;

/** What listens from now until `leave`, wherever it does, as "BUTTON click". */
function countListeners(): { names: () => string[]; leave: () => void } {
  const addEventListener: Listen = Reflect.get(EventTarget.prototype, 'addEventListener');
  const removeEventListener: Listen = Reflect.get(EventTarget.prototype, 'removeEventListener');
  const heard: { on: unknown; type: string; run: unknown }[] = [];
  EventTarget.prototype.addEventListener = function (...args: Args) {
    const [type, run, options] = args;
    const goes = typeof options === 'object' && (options.once || options.signal);
    if (!goes && this instanceof Node) heard.push({ on: this, type, run });
    else if (!goes && (this as unknown) === window) heard.push({ on: this, type, run });
    addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args: Args) {
    const place = heard.findIndex(
      ({ on, type, run }) => on === this && type === args[0] && run === args[1],
    );
    if (place >= 0) heard.splice(place, 1);
    removeEventListener.apply(this, args);
  };
  return {
    names: () =>
      heard.map(({ on, type }) => `${on instanceof Node ? on.nodeName : 'window'} ${type}`),
    leave: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}

describe('the listeners of a line-up', () => {
  let page: LineupPage;
  let listeners: ReturnType<typeof countListeners> | undefined;
  afterEach(() => {
    listeners?.leave();
    cleanUp(page);
  });

  it(`are at most ${most} with all tools, beside another one on the page`, async () => {
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
    expect(names.length, names.join(', ')).to.be.within(1, most);
  });
});
