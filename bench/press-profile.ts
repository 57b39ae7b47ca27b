import { openLineup, withLineups } from './lineup-pages.js';
import { own } from './press-steps.js';
import { median, type Table } from './statistics.js';
import { kindsOfWork, traceOf, workOf } from './trace.js';

/** The presses that draw most. */
const traced = [
  'artist dialog',
  'day',
  'search, first key',
  'search, emptied',
  'poster',
  'timetable',
];

/** What the main thread computes from a press to its last change, with 1,000 sets, not slowed. */
export async function measurePressProfile(rounds: number): Promise<Table> {
  const works = traced.map((): Map<string, number>[] => []);
  await withLineups({ width: 412, slowdown: 1 }, async (stage) => {
    for (let round = 0; round < rounds; round += 1) {
      const { page, clock, close } = await openLineup(stage, own, 1000);
      const session = await page.context().newCDPSession(page);
      for (const [name, press] of own.steps) {
        let settled = 0;
        const time = async () => ({ settled } = await clock.time(() => press(page)));
        const place = traced.indexOf(name);
        if (place === -1) await time();
        else {
          const events = await traceOf(session, async () => {
            await page.evaluate("performance.mark('press')");
            await time();
          });
          works[place]!.push(
            workOf(
              events,
              events.find((event) => event.name === 'press')!,
              settled,
            ),
          );
        }
      }
      await close();
    }
  });
  const cost = (kind: string, place: number) =>
    median(works[place]!.map((work) => work.get(kind) ?? 0));
  return {
    name: 'press-profile',
    caption: `Milliseconds of the processor from a press to its last change, 1,000 sets, not slowed, ${rounds} visits each:`,
    head: ['what it computes', ...traced],
    rows: kindsOfWork.map((kind) => [
      kind,
      ...traced.map((_, place) => cost(kind, place).toFixed(0)),
    ]),
  };
}
