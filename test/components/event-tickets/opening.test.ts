import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { limitRuns } from '../../effort.js';
import { refusal } from '../page.js';
import { HandClock } from './hand-clock.js';
import { Crowd } from './opening-crowd.js';
import { OrderStage } from './order-stage.js';
import { announced, rowOf } from './stage.js';

/** When each page could sell, in seconds after the time of the opening, the last one last. */
function openings({ pages, opensAtSecond }: Crowd): number[] {
  const seconds = pages.map(({ openedAt = Infinity }) => openedAt - opensAtSecond);
  return seconds.sort((one, other) => one - other);
}

/** Of all pages, seconds after the time of the opening at which they asked. */
const asked = ({ pages, opensAtSecond }: Crowd): number[] =>
  pages.flatMap(({ asked }) => asked.map((second) => second - opensAtSecond));

/** Of each page, the pauses between its requests. */
const pausesOf = ({ pages }: Crowd): number[][] =>
  pages.map(({ asked }) => asked.slice(1).map((second, place) => second - (asked[place] ?? 0)));

const busy = { status: 503, retryAfter: '5' };

describe('a crowd that waits for a release to open (STA-09)', () => {
  it('every page sells in the very second, and none asks around it', async () => {
    const crowd = new Crowd({ pages: limitRuns(300), opensAtSecond: 400 });
    await crowd.time.pass(400 + 70);
    expect(openings(crowd)[0]).to.be.closeTo(0, 0.001);
    expect(openings(crowd).at(-1)).to.be.closeTo(0, 0.001);
    const around = asked(crowd).filter((second) => second > -20 && second < 2);
    expect(around).to.deep.equal([]);
  });

  it('each page reads once shortly before and once after, at a time of its own', async () => {
    const crowd = new Crowd({ pages: limitRuns(200), opensAtSecond: 400 });
    await crowd.time.pass(400 + 70);
    for (const { asked } of crowd.pages) {
      expect(asked.map((second) => second > 400)).to.deep.equal([false, true]);
      expect(asked[0]).to.be.within(400 - 180, 400 - 20);
      expect(asked[1]).to.be.within(400 + 2, 400 + 60);
    }
  });

  for (const [lateSeconds, within] of [
    [3, 15],
    [90, 60],
    [1800, 60],
  ] as const) {
    it(`${lateSeconds} seconds late: whoever has learnt it sells within ${within} seconds of the opening`, async () => {
      const crowd = new Crowd({ pages: limitRuns(300), lateSeconds });
      await crowd.time.pass(crowd.opensAtSecond + lateSeconds + within + 60);
      const learnt = openings(crowd).filter((second) => second > 0);
      expect(learnt.length).to.be.greaterThan(0);
      expect(openings(crowd).at(-1)).to.be.below(lateSeconds + within);
      const most = Math.max(...crowd.pages.map(({ asked }) => asked.length));
      expect(most).to.be.at.most(6 + lateSeconds / 30);
    });
  }

  it('never opened: no page sells any more a minute later', async () => {
    const crowd = new Crowd({ pages: limitRuns(300), lateSeconds: Infinity });
    await crowd.time.pass(crowd.opensAtSecond + 60);
    expect(openings(crowd)[0]).to.equal(Infinity);
  });

  it('opened earlier than told: every page sells 20 seconds before it was told at the latest', async () => {
    const crowd = new Crowd({ pages: limitRuns(300), opensAtSecond: 400, lateSeconds: -190 });
    await crowd.time.pass(400 - 20);
    expect(openings(crowd).at(-1)).to.be.at.most(-20);
  });

  it('late: a page asks at growing pauses, and pages part from each other by chance', async () => {
    const [least = []] = pausesOf(await after(300, { random: () => 0 }));
    expect(least.map((pause) => Math.round(pause * 10) / 10)).to.deep.equal([
      ...[3.2, 5.1, 8.2, 13.1, 21],
      ...Array.from({ length: 8 }, () => 30),
    ]);
    const [most = []] = pausesOf(await after(300, { random: () => 0.999 }));
    for (const [place, pause] of most.entries()) {
      expect(pause / (least[place] ?? 0)).to.be.within(1.99, 2);
    }
  });

  it('whose answers come old out of a cache: each page asks at growing pauses', async () => {
    const crowd = new Crowd({ pages: limitRuns(50), isStale: true });
    await crowd.time.pass(10 + 180);
    for (const pauses of pausesOf(crowd)) {
      expect(pauses.length).to.be.within(1, 8);
      expect(Math.min(...pauses)).to.be.at.least(3.2);
    }
  });

  it('refused with a Retry-After: no page is back before it, and no wave comes back whole', async () => {
    const service = (second: number) => (second < 10 + 40 ? busy : undefined);
    const crowd = new Crowd({ pages: limitRuns(1000), service });
    await crowd.time.pass(10 + 40 + 120);
    expect(Math.min(...pausesOf(crowd).flat())).to.be.at.least(5);
    expect(Math.max(...crowd.bySecond)).to.be.below(100);
    expect(openings(crowd).at(-1)).to.be.closeTo(0, 0.001);
  });

  it('refused without a Retry-After: each page asks no more often than a late sale is asked for', async () => {
    const crowd = new Crowd({ pages: limitRuns(100), service: () => ({ status: 503 }) });
    await crowd.time.pass(10 + 120);
    for (const pauses of pausesOf(crowd)) {
      expect(pauses.length).to.be.within(2, 8);
      expect(Math.min(...pauses)).to.be.at.least(3.2);
    }
  });

  it('told to stay away for longer than a minute: obeys, and does not come back at once', async () => {
    const service = (second: number) =>
      second < 10 + 60 ? { status: 503, retryAfter: '100' } : undefined;
    const crowd = new Crowd({ pages: limitRuns(100), service });
    await crowd.time.pass(400);
    expect(pausesOf(crowd).flat().length).to.equal(crowd.pages.length);
    expect(Math.min(...pausesOf(crowd).flat())).to.be.at.least(100);
    expect(Math.max(...pausesOf(crowd).flat())).to.be.at.most(150);
    expect(Math.max(...crowd.bySecond)).to.be.below(10);
  });

  it('whose service cannot be reached: sells on time, and asked until it answers', async () => {
    const service = (second: number) => (second < 100 ? { status: 502 } : undefined);
    const crowd = new Crowd({ pages: limitRuns(100), service, lateSeconds: 600 });
    await crowd.time.pass(200);
    expect(openings(crowd).filter((second) => second < Infinity)).to.deep.equal([]);
  });

  it('is left in peace by a page that has gone', async () => {
    const crowd = new Crowd({ pages: 5, lateSeconds: 600 });
    await crowd.time.pass(70);
    const before = asked(crowd).length;
    expect(before).to.be.at.least(5);
    for (const { opening } of crowd.pages) opening.stop();
    await crowd.time.pass(600);
    expect(asked(crowd).length).to.equal(before);
  });
});

async function after(seconds: number, options: { random: () => number }): Promise<Crowd> {
  const crowd = new Crowd({ pages: 1, lateSeconds: Infinity, ...options });
  await crowd.time.pass(crowd.opensAtSecond + seconds);
  return crowd;
}

describe('<event-tickets> before a release that opens', () => {
  let stage: OrderStage;
  let clock: HandClock;
  beforeEach(() => {
    stage = new OrderStage();
    clock = new HandClock(stage);
  });
  afterEach(async () => {
    clock.leave();
    await stage.leave();
  });

  const opensIn = (seconds: number) => {
    const { releases, now } = stage.emulator.control.state();
    const { id: releaseId, event } = releases.find(({ name }) => name === 'Saturday Day')!;
    const salesStartAt = new Date(Date.parse(now) + seconds * 1000).toISOString();
    stage.emulator.control.sale({ event, releaseId, salesStartAt });
  };

  const feeds = () => stage.asked.filter((line) => line.endsWith('/tickets')).length;

  /** On the page, and counting down. */
  const putCounting = async (): Promise<EventTickets> => {
    const element = await stage.put();
    await waitUntil(() => !!element.renderRoot.querySelector('.until'), 'it counts');
    return element;
  };

  const sells = (element: EventTickets) =>
    rowOf(element, 'Saturday Day').querySelector('.stepper input') !== null;

  it('that waits for the one above it, not for a moment, is not asked about', async () => {
    const element = await stage.put();
    expect(rowOf(element, 'Weekend Final Release').textContent).to.contain(
      'On sale after “Weekend” sales end',
    );
    const before = feeds();
    await clock.pass(50);
    expect(feeds()).to.equal(before);
  });

  /** The answer of another moment: the service has not opened it, and says so now. */
  function laterThan(text: string): Response {
    const { now } = stage.emulator.control.state();
    const data = text.replace(/"generatedAt":"[^"]+"/, `"generatedAt":"${now}"`);
    return Object.assign(new Response(data), { text: () => Promise.resolve(data) });
  }

  it('that opens: it can be bought in that second, without a request', async () => {
    opensIn(30);
    const element = await putCounting();
    await clock.pass(29);
    expect(sells(element)).to.equal(false);
    const before = feeds();
    await clock.pass(1.1);
    expect(sells(element)).to.equal(true);
    await waitUntil(() => announced().includes('Saturday Day is now on sale.'), announced());
    expect(feeds()).to.equal(before);
    await clock.pass(59);
    expect(feeds()).to.equal(before + 1);
    expect(sells(element)).to.equal(true);
  });

  it('whose service is late: it is closed again, and can be bought without a reload', async () => {
    opensIn(30);
    let first = '';
    let isLate = true;
    stage.twist = (path, answer) => {
      if (!path.endsWith('/tickets')) return undefined;
      if (first) return isLate ? Promise.resolve(laterThan(first)) : undefined;
      return answer().then(async (response) => {
        first = await response.text();
        return response;
      });
    };
    const element = await putCounting();
    await clock.pass(95);
    expect(sells(element)).to.equal(false);
    expect(feeds()).to.be.within(2, 12);
    isLate = false;
    await clock.pass(60);
    expect(sells(element)).to.equal(true);
  });

  it('whose service fails: it can be bought all the same', async () => {
    opensIn(30);
    const element = await putCounting();
    stage.twist = (path) =>
      path.endsWith('/tickets') ? Promise.resolve(refusal('internal_error', 503)) : undefined;
    await clock.pass(95);
    expect(sells(element)).to.equal(true);
    expect(feeds()).to.be.within(2, 8);
  });

  it('whose time is not said: is asked about when somebody comes back to it, and only then', async () => {
    stage.saysOnlyWhatIsStated();
    opensIn(30);
    const element = await stage.put();
    expect(rowOf(element, 'Saturday Day').textContent).to.contain('Not yet on sale');
    const before = feeds();
    await clock.pass(120);
    expect(feeds()).to.equal(before);
    window.dispatchEvent(new Event('focus'));
    await waitUntil(() => sells(element), 'it can be bought');
    expect(feeds()).to.equal(before + 1);
  });

  it('is left alone once it has gone', async () => {
    opensIn(30);
    const element = await stage.put();
    element.remove();
    const before = feeds();
    await clock.pass(300);
    expect(feeds()).to.equal(before);
  });
});
