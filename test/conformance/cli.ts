import { writeFileSync } from 'node:fs';
import { usage, wishOf, type CliWish } from './cli-wish.js';
import { elsewhere } from './elsewhere.js';
import { overHttp } from './over-http.js';
import { report } from './report.js';
import { runCases } from './run.js';
import type { Target } from './target.js';
import { readArguments } from '../../src/emulator/transport/arguments.js';
import { serveEmulator } from '../../src/emulator/transport/node-server.js';

/** `npm run conformance`: the same cases against any address. docs/conformance.md */

function leave(words: string): never {
  console.error(words);
  process.exit(2);
}

function readOrLeave(): CliWish {
  try {
    return wishOf(process.argv.slice(2));
  } catch (error) {
    return leave(`${(error as Error).message}\n\n${usage}`);
  }
}

/** The control port is where it was said to be, else beside the service; undefined: nowhere. */
async function findControl(baseUrl: string, asked?: string): Promise<string | undefined> {
  if (asked === 'none') return undefined;
  const address = (asked ?? `${baseUrl}/__emulator`).replace(/\/$/, '');
  const answer = await fetch(`${address}/`).catch(() => undefined);
  if (answer?.ok && (await answer.text()).includes('"meadowlark-2027"')) return address;
  if (asked === undefined) return undefined;
  return leave(`There is no control port with the demo world at ${address}/.`);
}

/** Whatever the answer: somebody is there. */
async function mustAnswer(baseUrl: string): Promise<void> {
  try {
    await fetch(`${baseUrl}/v1/events/search?surface=web`);
  } catch {
    leave(`Nobody answers at ${baseUrl}. Is the service running, and is --base-url right?`);
  }
}

async function run(wish: CliWish): Promise<boolean> {
  const own = ['--port', '0', '--scenario', wish.scenario ?? ''];
  const server = wish.baseUrl === undefined ? await serveEmulator(readArguments(own)) : undefined;
  const baseUrl = (server?.origin ?? wish.baseUrl ?? '').replace(/\/$/, '');
  await mustAnswer(baseUrl);
  const controlUrl = await findControl(baseUrl, wish.control);
  const there = overHttp(baseUrl, controlUrl, wish.origin);
  const target: Target = controlUrl === undefined ? elsewhere(there, wish) : there;
  const isDemoWorld = controlUrl !== undefined;
  const only = wish.only === undefined ? {} : { only: wish.only };
  const results = await runCases(target, { isDemoWorld, ...only });
  if (wish.json !== undefined) writeFileSync(wish.json, `${JSON.stringify(results, null, 2)}\n`);
  await server?.close();
  return report(results, console.log);
}

const wish = readOrLeave();
if (wish.help) console.log(usage);
else process.exitCode = (await run(wish)) ? 0 : 1;
