import { openTaggedService } from '../../test/client/tagged-service.js';
import { openOfflineHost, pageWith } from '../../test/offline/host.js';
import { median, spread, type Table } from '../statistics.js';
import { beginVisit, type Visit } from './visit.js';

/** Of the first row without a network, against the same page with one that takes no time. */
const goal = 1.3;
const slowdown = 4;
const shown = `document.querySelector('event-lineup')?.shadowRoot?.querySelector('.set')`;

/** Runs in the page: whether all of it would come without a network. */
const isKept = async (): Promise<boolean> => {
  const { active } = await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith('bandstand-answers'));
  const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
  const kept = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return active?.state === 'activated' && kept > 0;
};

/**
 * A page that visitors come back to, with the network and with both servers really stopped. Each round is
 * another browser, so that a busy machine slows both alike.
 */
export async function measureOffline(rounds: number): Promise<Table> {
  const took = { online: [] as number[], offline: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const { online, offline } = await comeBackTwice();
    took.online.push(online);
    took.offline.push(offline);
  }
  const ratio = median(took.offline) / median(took.online);
  const row = (name: string, times: number[], share: number) => [
    name,
    spread(times),
    share.toFixed(2),
  ];
  return {
    name: 'offline',
    caption: `The first row of a line-up on a return visit, processor slowed ${slowdown} times, ${rounds} visits each; the goal is ${goal} times:`,
    head: ['the servers', 'first row, ms', 'ratio'],
    rows: [row('answer at once', took.online, 1), row('are stopped', took.offline, ratio)],
  };
}

async function comeBackTwice(): Promise<{ online: number; offline: number }> {
  const service = await openTaggedService();
  const host = await openOfflineHost();
  const settings = `data-base-url="${service.address}" data-service-key="pk_live_meadowlark_demo"`;
  const page = pageWith('<event-lineup></event-lineup>', settings);
  await host.publish({ 'index.html': page }, '--pictures', '/demo/');
  const visit = await beginVisit({ slowdown, width: 412, shown });
  try {
    await visit.page.goto(host.address, { waitUntil: 'networkidle' });
    await visit.page.waitForFunction(isKept, undefined, { polling: 100 });
    await comeBack(visit); // the first page that the worker answers
    const online = await comeBack(visit);
    service.close();
    await host.stop();
    return { online, offline: await comeBack(visit) };
  } finally {
    await visit.close();
    await host.close();
  }
}

async function comeBack({ page, firstRow }: Visit): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const took = await firstRow();
  await page.waitForLoadState('networkidle');
  return took;
}
