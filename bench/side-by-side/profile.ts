import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { median, type Table } from '../statistics.js';
import { kindsOfWork, traceOf, workOf } from '../trace.js';
import type { Contender } from './contender.js';
import { limitLineup } from './limits.js';
import type { Origins } from './origins.js';
import { ownPages } from './own-pages.js';
import { installPeers, plainLineupWithDates, plainPages } from './peers.js';
import { quick } from './slow-network.js';
import { beginVisit } from './visit.js';

/**
 * What the main thread computes until the first row of a line-up, beside the limit page and the plain Lit
 * pages, and which functions of ours that is. In milliseconds of the processor, not slowed.
 */
export async function measureProfile(origins: Origins, rounds: number): Promise<Table[]> {
  const folder = await buildWithMaps();
  Object.assign(origins.folders, { peers: installPeers(), mapped: folder });
  Object.assign(origins.network, { speed: quick });
  const [own] = ownPages('mapped');
  const pages = [limitLineup, plainPages[0]!, plainLineupWithDates, own!];
  const sums = pages.map(() => new Map<string, number[]>());
  const functions = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, page] of pages.entries()) {
      const work = await trace(origins, page);
      // The first visits compress what is sent.
      if (round > 0) for (const [kind, cost] of work) addTo(sums[place]!, kind, cost);
    }
    if (round > 0)
      for (const [name, cost] of await profile(origins, own!, folder)) addTo(functions, name, cost);
  }
  rmSync(folder, { recursive: true });
  return [tableOfKinds(pages, sums, rounds), tableOfFunctions(functions, rounds)];
}

/** Not minified: the names are those of the sources. */
async function buildWithMaps(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bandstand-profile-'));
  const readable = { minify: false, sourcemap: 'hidden', outDir, emptyOutDir: false } as const;
  for (const mode of ['widgets', 'loader']) {
    const rolldownOptions = { output: { minify: false } };
    await build({ mode, logLevel: 'error', build: { ...readable, rolldownOptions } });
  }
  return outDir;
}

function addTo(sums: Map<string, number[]>, name: string, cost: number): void {
  sums.set(name, [...(sums.get(name) ?? []), cost]);
}

async function visit<T>(
  origins: Origins,
  contender: Contender,
  watch: (session: CDPSession, page: Page, go: () => Promise<number>) => Promise<T>,
): Promise<T> {
  origins.pages['/profile.html'] = contender.html(origins);
  const visited = await beginVisit({ slowdown: 1, width: 412, shown: contender.shown });
  const session = await visited.page.context().newCDPSession(visited.page);
  try {
    return await watch(session, visited.page, async () => {
      await visited.page.goto(`${origins.site}/profile.html`, { waitUntil: 'commit' });
      return visited.firstRow();
    });
  } finally {
    await visited.close();
  }
}

const trace = (origins: Origins, contender: Contender): Promise<Map<string, number>> =>
  visit(origins, contender, async (session, _page, go) => {
    let firstRow = 0;
    const events = await traceOf(session, async () => (firstRow = await go()));
    const began = events.findLast(
      ({ name, args }) =>
        name === 'navigationStart' && args.data?.documentLoaderURL?.endsWith('/profile.html'),
    );
    return workOf(events, began!, firstRow);
  });

/** Milliseconds by function, under the names of the sources. */
const profile = (
  origins: Origins,
  contender: Contender,
  folder: string,
): Promise<Map<string, number>> =>
  visit(origins, contender, async (session, _page, go) => {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 200 });
    await session.send('Profiler.start');
    await go();
    const { profile: taken } = await session.send('Profiler.stop');
    const maps = new Map<string, SourceMap | undefined>();
    const names = new Map(
      taken.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame, folder, maps)]),
    );
    const costs = new Map<string, number>();
    for (const [place, id] of (taken.samples ?? []).entries()) {
      const name = names.get(id);
      const took = (taken.timeDeltas?.[place] ?? 0) / 1000;
      if (name) costs.set(name, (costs.get(name) ?? 0) + took);
    }
    return costs;
  });

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** `src/lineup/schedule.ts: schedule`; undefined for what is of the browser. */
function nameOf(
  { url, lineNumber, columnNumber, functionName }: CallFrame,
  folder: string,
  maps: Map<string, SourceMap | undefined>,
): string | undefined {
  const [, file] = /\/mapped\/(.+)$/.exec(url) ?? [];
  if (!file) return undefined;
  if (!maps.has(file)) {
    const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload;
    maps.set(file, new SourceMap(map));
  }
  const found = maps.get(file)!.findEntry(lineNumber, columnNumber);
  if (!('originalSource' in found)) return `${file}: ${functionName || 'on loading'}`;
  const path = relative('.', join(folder, file, '..', found.originalSource));
  const source = path.replace(/^.*node_modules\//, '');
  return `${source}: ${functionName || `line ${found.originalLine + 1}`}`;
}

const middle = (values: readonly number[] | undefined) => (values ? median(values) : 0);

function tableOfKinds(
  pages: readonly Contender[],
  sums: readonly Map<string, number[]>[],
  rounds: number,
): Table {
  const costs = kindsOfWork.map((name) => sums.map((sum) => middle(sum.get(name))));
  const total = pages.map((_, place) => costs.reduce((sum, row) => sum + row[place]!, 0));
  return {
    name: 'profile',
    caption: `Milliseconds of the processor until the first row of a line-up, not slowed, ${rounds} visits each:`,
    head: ['what it computes', ...pages.map(({ name }) => name)],
    rows: [
      ...kindsOfWork.map((name, place) => [name, ...costs[place]!.map(show)]),
      ['all', ...total.map(show)],
    ],
  };
}

function tableOfFunctions(functions: Map<string, number[]>, rounds: number): Table {
  const costs = [...functions]
    .map(
      ([name, values]) => [name, values.reduce((sum, value) => sum + value, 0) / rounds] as const,
    )
    .sort(([, one], [, other]) => other - one);
  return {
    name: 'functions',
    caption: 'Our functions among them, as the profiler sees them, which slows them somewhat:',
    head: ['function', 'ms'],
    rows: costs.slice(0, 15).map(([name, cost]) => [`\`${name}\``, show(cost)]),
  };
}

const show = (value: number): string => value.toFixed(1);
