import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readArguments } from '../../src/emulator/transport/arguments.js';
import { serveEmulator } from '../../src/emulator/transport/node-server.js';
import { elsewhere } from './elsewhere.js';
import { overHttp } from './over-http.js';
import { runCases, type Result, type Verdict } from './run.js';
import { titleOf, type Target } from './target.js';

/**
 * `npm run conformance -- --base-url URL --key KEY`: the same cases against any address. Rows of
 * the specification must pass; where it is silent a difference is reported and fails nothing.
 */
const usage = `npm run conformance -- [--base-url URL] [--key KEY] [--secret-key KEY] [--event SLUG]
  [--origin ORIGIN] [--control URL|none] [--only TEXT] [--json FILE]
Without --base-url it starts the emulator itself.`;

const text = { type: 'string' } as const;

function readOrLeave() {
  try {
    return parseArgs({
      options: {
        'base-url': text,
        key: text,
        'secret-key': text,
        event: text,
        origin: text,
        control: text,
        only: text,
        json: text,
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

const wish = readOrLeave();
const server =
  wish['base-url'] === undefined ? await serveEmulator(readArguments(['--port', '0'])) : undefined;
const baseUrl = (server?.origin ?? wish['base-url'] ?? '').replace(/\/$/, '');

/** The control port is where it was said to be, else beside the service; undefined: nowhere. */
async function findControl(): Promise<string | undefined> {
  if (wish.control === 'none') return undefined;
  const address = (wish.control ?? `${baseUrl}/__emulator`).replace(/\/$/, '');
  const answer = await fetch(`${address}/`).catch(() => undefined);
  if (answer?.ok && (await answer.text()).includes('"meadowlark-2027"')) return address;
  if (wish.control === undefined) return undefined;
  console.error(`There is no control port with the demo world at ${address}/.`);
  process.exit(2);
}

function print(results: Result[]): boolean {
  const count: Record<Verdict, number> = { passed: 0, reported: 0, failed: 0, skipped: 0 };
  for (const result of results) {
    count[result.verdict] += 1;
    if (result.verdict === 'failed' || result.verdict === 'reported')
      console.log(`${result.verdict}: ${result.chapter}: ${titleOf(result)}\n  ${result.reason}`);
  }
  const skipped = results.filter(({ verdict }) => verdict === 'skipped');
  for (const reason of new Set(skipped.map((one) => one.reason)))
    console.log(`skipped: ${reason} (${skipped.filter((one) => one.reason === reason).length})`);
  const { passed, reported, failed } = count;
  console.log(`${passed} passed, ${reported} reported, ${failed} failed, ${count.skipped} skipped`);
  return failed === 0 && results.length > 0;
}

const controlUrl = await findControl();
const there = overHttp(baseUrl, controlUrl);
const target: Target = controlUrl
  ? there
  : elsewhere(there, { ...wish, secretKey: wish['secret-key'] });
const results = await runCases(target, {
  isDemoWorld: controlUrl !== undefined,
  ...(wish.only !== undefined && { only: wish.only }),
});
if (wish.json !== undefined) writeFileSync(wish.json, `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = print(results) ? 0 : 1;
await server?.close();
