import type { CDPSession } from 'playwright';

/** What the processor does: names of a trace -> what they are called in a table. */
const kinds: readonly (readonly [name: string, events: RegExp])[] = [
  ['layout, with styles of containers', /^(Layout|UpdateLayoutTree)$/],
  ['paint', /^(Paint|PrePaint|Layerize|Commit)$/],
  ['reading script', /^V8\.(PreParse|Parse|Compile)|^v8\.compile/],
  [
    'running script',
    /^(v8\.(run|callFunction|evaluateModule|callAsConstructor)|FunctionCall)|Microtask/,
  ],
];
const rest = 'everything else of the page';

export const kindsOfWork = [...kinds.map(([name]) => name), rest];

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as are the durations. */
  readonly ts: number;
  readonly dur: number;
  /** Of the processor: a busy machine adds none. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly documentLoaderURL?: string };
  };
}

/** What happens in the browser while `go` runs. */
export async function traceOf(
  session: CDPSession,
  go: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const includedCategories = [
    'devtools.timeline',
    'v8',
    'disabled-by-default-v8.compile',
    'toplevel',
    'loading',
    'blink.user_timing',
  ];
  await session.send('Tracing.start', {
    traceConfig: { includedCategories },
    transferMode: 'ReportEvents',
  });
  await go();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  return events;
}

/**
 * Milliseconds of the processor by kind, without what lies inside of each, on the main thread of the
 * page that `began` is of.
 * @param milliseconds how long, from `began`
 */
export function workOf(
  events: readonly TraceEvent[],
  began: TraceEvent,
  milliseconds: number,
): Map<string, number> {
  const until = began.ts + milliseconds * 1000;
  const main = events.find(
    ({ pid, args }) => pid === began.pid && args.name === 'CrRendererMain',
  )?.tid;
  const tasks = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === began.pid && tid === main)
    .filter(({ ts, dur }) => ts < until && ts + dur > began.ts)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const work = new Map<string, number>();
  const add = (kind: string, cost: number) => work.set(kind, (work.get(kind) ?? 0) + cost / 1000);
  const around: { readonly kind: string; readonly end: number }[] = [];
  for (const { name, ts, dur, tdur = 0 } of tasks) {
    while (around.length > 0 && around.at(-1)!.end <= ts) around.pop();
    const kind = kinds.find(([, names]) => names.test(name))?.[0] ?? rest;
    add(kind, tdur);
    const outer = around.at(-1);
    if (outer) add(outer.kind, -tdur);
    around.push({ kind, end: ts + dur });
  }
  return work;
}
