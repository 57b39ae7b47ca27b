import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { commandFile } from '../../.ci/commands.js';

const start = (...command: string[]): ChildProcess =>
  spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });

/** The emulator as a process of its own. */
export const run = (...args: string[]) => start(commandFile('emulator'), ...args);

/** As `npm run emulator` does it, which is slower. */
export const runUncompiled = (...args: string[]) =>
  start('--import', 'tsx', 'src/emulator/node/serve.ts', ...args);

export async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /^listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server never said where it listens');
}

export async function exitCode(server: ChildProcess): Promise<unknown> {
  const [code] = (await once(server, 'exit')) as unknown[];
  return code;
}

export async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
}

/** Ends it at once, as a crash would. */
export async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** A call of the control port. */
export async function control(
  address: string,
  call: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${address}/__emulator/${call}`, init);
  return (await answer.json()) as Record<string, unknown>;
}
