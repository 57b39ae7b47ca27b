import { PressClock, type Press } from '../press-clock.js';
import { documentOf, pressNames, type Aim, type Contender, type PressName } from './contender.js';
import type { Origins } from './origins.js';
import { quick, slow } from './slow-network.js';
import { beginVisit, weigh, type Visit } from './visit.js';

/** What was measured of one page, a value for each visit. */
export interface Samples {
  /** Over the slow network. */
  readonly firstRow: number[];
  readonly bytes: number[];
  readonly requests: number[];
  /** Where the network takes no time: until the first row, and all that comes. */
  readonly load: number[];
  /** The longest task until nothing more came. */
  readonly task: number[];
  readonly allBytes: number[];
  readonly allRequests: number[];
  readonly shift: number[];
  /** Above that of an empty page, kB. */
  readonly heap: number[];
  readonly presses: Record<PressName, number[]>;
}

const noSamples = (): Samples => ({
  firstRow: [],
  bytes: [],
  requests: [],
  load: [],
  task: [],
  allBytes: [],
  allRequests: [],
  shift: [],
  heap: [],
  presses: { 'another day': [], 'open a set': [], 'search, first key': [] },
});

export interface Rounds {
  /** Over the slow network; of peers half as many, of FAQ none. */
  readonly slow: number;
  /** Where the network takes no time. */
  readonly quick: number;
}

export const slowdown = 4;
const width = 412;

/** All pages take turns, each round in another order, so that a busy machine slows all alike. */
export async function compare(
  origins: Origins,
  contenders: readonly Contender[],
  rounds: Rounds,
  tell: (words: string) => void,
): Promise<Map<Contender, Samples>> {
  const samples = new Map(contenders.map((contender) => [contender, noSamples()]));
  contenders.forEach(
    (contender, place) => (origins.pages[`/${place}.html`] = contender.html(origins)),
  );
  origins.pages['/empty.html'] = documentOf('', '');
  const emptyHeap = await weighEmptyPage(origins);
  const inTurn = async (
    count: (contender: Contender) => number,
    visit: (address: string, contender: Contender, into: Samples) => Promise<void>,
  ) => {
    for (let round = 0; contenders.some((one) => count(one) > round); round += 1) {
      for (let turn = 0; turn < contenders.length; turn += 1) {
        const place = (turn + round) % contenders.length;
        const contender = contenders[place]!;
        if (count(contender) <= round) continue;
        tell(`${round + 1}: ${contender.name}, ${contender.subject}`);
        await visit(`${origins.site}/${place}.html`, contender, samples.get(contender)!);
      }
    }
  };
  // The first visits compress what is sent, and are the ones that need no clock.
  await inTurn(
    () => rounds.quick,
    (...visit) => visitQuickly(origins, emptyHeap, ...visit),
  );
  await inTurn(
    ({ isOurs, subject }) =>
      subject === 'FAQ' ? 0 : isOurs ? rounds.slow : Math.ceil(rounds.slow / 2),
    (...visit) => visitSlowly(origins, ...visit),
  );
  return samples;
}

async function weighEmptyPage(origins: Origins): Promise<number> {
  const visit = await beginVisit({ slowdown, width, shown: 'document.body' });
  await visit.page.goto(`${origins.site}/empty.html`);
  const { heapBytes } = await weigh(visit.page);
  await visit.close();
  return heapBytes;
}

async function visitSlowly(
  origins: Origins,
  address: string,
  { shown }: Contender,
  into: Samples,
): Promise<void> {
  Object.assign(origins.network, { speed: slow, received: 0 });
  origins.requests = 0;
  const visit = await beginVisit({ slowdown, width, shown });
  await visit.page.goto(address, { waitUntil: 'commit' });
  into.firstRow.push(await visit.firstRow());
  into.bytes.push(origins.network.received / 1000);
  into.requests.push(origins.requests);
  await visit.close();
}

async function visitQuickly(
  origins: Origins,
  emptyHeap: number,
  address: string,
  { shown, presses }: Contender,
  into: Samples,
): Promise<void> {
  Object.assign(origins.network, { speed: quick, received: 0 });
  origins.requests = 0;
  const visit = await beginVisit({ slowdown, width, shown });
  const clock = await PressClock.for(visit.page, 'body', slowdown);
  await visit.page.goto(address, { waitUntil: 'networkidle' });
  into.load.push(await visit.firstRow());
  await visit.page.waitForLoadState('networkidle');
  into.task.push(await visit.task());
  into.allBytes.push(origins.network.received / 1000);
  into.allRequests.push(origins.requests);
  into.shift.push(await visit.shift());
  into.heap.push(((await weigh(visit.page)).heapBytes - emptyHeap) / 1000);
  for (const name of pressNames) {
    const aim = presses[name];
    if (aim) into.presses[name].push((await press(visit, clock, aim)).paint);
  }
  await visit.close();
}

async function press({ page }: Visit, clock: PressClock, { element, key }: Aim): Promise<Press> {
  const target = (await page.evaluateHandle<Element | null>(element)).asElement();
  if (!target) throw new Error(`There is nothing to press: ${element}`);
  if (!key) return clock.time(() => target.click());
  await target.focus();
  return clock.time(() => page.keyboard.press(key));
}
