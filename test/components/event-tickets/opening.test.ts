import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { beforeBothServices } from '../bare.js';
import { refusal } from '../page.js';
import { HandClock } from './hand-clock.js';
import { Crowd, opensAtSecond } from './opening-crowd.js';
import { OrderStage } from './order-stage.js';
import { announced, rowOf } from './stage.js';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** When each page could sell, in seconds after the time of the opening, the last one last. */
function openings({ pages }: Crowd): number[] {
  const seconds = pages.map(({ openedAt = Infinity }) => openedAt - opensAtSecond);
  return seconds.sort((one, other) => one - other);
}

/** Of each page, the pauses between its requests. */
const pausesOf = ({ pages }: Crowd): number[][] =>
  pages.map(({ asked }) => asked.slice(1).map((second, place) => second - (asked[place] ?? 0)));

const busy = { status: 503, retryAfter: '5' };

describe('a crowd that waits for a release to open (STA-09)', () => {
  it('on time: each page asks once, and no second has more than a tenth of them', async () => {
    const crowd = new Crowd({ pages: 1000 });
    await crowd.time.pass(60);
    expect(openings(crowd).at(-1)).to.be.below(16);
    expect(sum(crowd.bySecond)).to.equal(1000);
    expect(Math.max(...crowd.bySecond)).to.be.below(100);
  });

  for (const lateSeconds of [3, 90, 1800]) {
    it(`${lateSeconds} seconds late: every page sees it open by itself within a minute`, async () => {
      const crowd = new Crowd({ pages: 300, lateSeconds });
      await crowd.time.pass(opensAtSecond + lateSeconds + 61);
      expect(openings(crowd)[0]).to.be.at.least(lateSeconds);
      expect(openings(crowd).at(-1)).to.be.below(lateSeconds + 60);
      const most = Math.max(...crowd.pages.map(({ asked }) => asked.length));
      expect(most).to.be.at.most(5 + lateSeconds / 30);
    });
  }

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

  it('refused with a Retry-After: no page is back before it, and no wave comes back whole', async () => {
    const refusedUntil = opensAtSecond + 40;
    const service = (second: number) => (second < refusedUntil ? busy : undefined);
    const crowd = new Crowd({ pages: 1000, service });
    await crowd.time.pass(refusedUntil + 120);
    expect(Math.min(...pausesOf(crowd).flat())).to.be.at.least(5);
    expect(Math.max(...crowd.bySecond)).to.be.below(200);
    expect(openings(crowd).at(-1)).to.be.below(40 + 60);
  });

  it('refused for longer than a minute: no page waits longer than one, nor do all come back at once (LIM-10)', async () => {
    const service = (second: number) =>
      second < opensAtSecond + 20 ? { status: 503, retryAfter: '100' } : undefined;
    const crowd = new Crowd({ pages: 100, service });
    await crowd.time.pass(400);
    expect(Math.min(...pausesOf(crowd).flat())).to.be.at.least(30);
    expect(Math.max(...pausesOf(crowd).flat())).to.be.at.most(60);
    expect(Math.max(...crowd.bySecond)).to.be.below(20);
    expect(openings(crowd).at(-1)).to.be.below(20 + 60);
  });

  it('whose service cannot be reached: asked again until it answers', async () => {
    const service = (second: number) => (second < 100 ? { status: 502 } : undefined);
    const crowd = new Crowd({ pages: 100, service });
    await crowd.time.pass(200);
    expect(openings(crowd).at(-1)).to.be.below(100 - opensAtSecond + 60);
  });

  it('is left in peace by a page that has gone', async () => {
    const crowd = new Crowd({ pages: 5, lateSeconds: 600 });
    await crowd.time.pass(60);
    const before = sum(crowd.bySecond);
    for (const { opening } of crowd.pages) opening.stop();
    await crowd.time.pass(600);
    expect(sum(crowd.bySecond)).to.equal(before);
  });
});

async function after(seconds: number, options: { random: () => number }): Promise<Crowd> {
  const crowd = new Crowd({ pages: 1, lateSeconds: Infinity, ...options });
  await crowd.time.pass(opensAtSecond + seconds);
  return crowd;
}

beforeBothServices('<event-tickets> before a release that opens', (isBare) => {
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

  const sells = (element: EventTickets) =>
    rowOf(element, 'Saturday Day').querySelector('.stepper input') !== null;

  it('that waits for the one above it, not for a moment, is not asked about', async () => {
    const element = await stage.put();
    const words = isBare ? 'Not yet on sale' : 'On sale after Weekend';
    expect(rowOf(element, 'Weekend Final Release').textContent).to.contain(words);
    const before = feeds();
    await clock.pass(50);
    expect(feeds()).to.equal(before);
  });

  /**
   * Answers instead of the service, from the second reading on. The first answer is read without a
   * task of the browser, however often: while a copy of it is read, minutes may go by.
   */
  const lateBy: [string, (first: Response) => Response][] = [
    ['is late', (first) => first],
    ['fails', () => refusal('internal_error', 503)],
  ];
  for (const [what, answerTo] of isBare ? [] : lateBy) {
    it(`whose service ${what}: it can be bought without a reload`, async () => {
      opensIn(30);
      let first: Response | undefined;
      stage.twist = (path, answer) => {
        if (!path.endsWith('/tickets')) return undefined;
        if (first) return Promise.resolve(answerTo(first));
        return answer().then((response) => (first = response));
      };
      const element = await stage.put();
      await clock.pass(120);
      expect(sells(element)).to.equal(false);
      expect(feeds()).to.be.within(5, 30);
      stage.twist = () => undefined;
      await clock.pass(60);
      expect(sells(element)).to.equal(true);
      await waitUntil(() => announced().includes('Saturday Day is now on sale.'), announced());
    });
  }

  if (isBare)
    it('whose time is not said: is asked about when somebody comes back to it, and only then', async () => {
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
