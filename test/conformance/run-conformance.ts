import { writeFileSync } from 'node:fs';
import { usageOf, wishOf, type CliWish } from './cli-wish.js';
import { elsewhere } from './elsewhere.js';
import { overHttp } from './over-http.js';
import { report } from './report.js';
import { runCases } from './run.js';
import type { Target } from './target.js';
import { readArguments } from '../../src/emulator/node/arguments.js';
import { serveEmulator } from '../../src/emulator/node/node-server.js';
import type { ServerFiles } from '../../src/emulator/node/server-files.js';

interface Start {
  /** What was typed to come here, up to the first option. */
  readonly command: string;
  /** Of the emulator that is started where no service is named. */
  readonly files: ServerFiles;
}

/** @returns the exit code that `report` gives */
export async function runConformance(args: string[], { command, files }: Start): Promise<number> {
  const wish = readOrLeave(args, command);
  if (!wish.help) return run(wish, files);
  console.log(usageOf(command));
  return 0;
}

function leave(words: string): never {
  console.error(words);
  process.exit(2);
}

function readOrLeave(args: string[], command: string): CliWish {
  try {
    return wishOf(args);
  } catch (error) {
    return leave(`${(error as Error).message}\n\n${usageOf(command)}`);
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

async function run(wish: CliWish, files: ServerFiles): Promise<number> {
  const own = ['--port', '0', '--scenario', wish.scenario ?? ''];
  const server =
    wish.baseUrl === undefined ? await serveEmulator(readArguments(own), files) : undefined;
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
