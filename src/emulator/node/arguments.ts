import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scenarioNamed } from '../state/scenarios.js';

export interface ServeArguments {
  /** 0 takes any free port. */
  port: number;
  seed: number;
  now: string;
  /** Keeps everything in this file; without it, nothing outlives the process. */
  state: string | undefined;
  /** Webhooks are carried to this address of this machine; without it they are only listed. */
  webhooks: string | undefined;
  /** A named state of the world, see `scenarios.ts`; empty for the plain one. */
  scenario: string;
  /** Writes the world to this file, or for `-` to the output, and serves nothing. */
  export: string | undefined;
}

/** @param command what is typed to start it, up to the first option */
export const usageOf = (command: string): string =>
  `${command} --port 4010 [--seed N] [--now 2027-05-01T10:00:00.000Z] [--scenario NAME] [--state FILE] [--webhooks http://127.0.0.1:5000/hook] [--export FILE]`;

const text = { type: 'string' } as const;

export const serveOptions = {
  port: text,
  seed: text,
  now: text,
  scenario: text,
  state: text,
  webhooks: text,
  export: text,
};

/** @throws {Error} whose message says which argument is wrong, and what it takes */
export function readArguments(args: string[]): ServeArguments {
  const { values } = parseArgs({ args, options: serveOptions });
  return {
    port: wholeNumber('--port', values.port ?? '4010', 65_535),
    seed: wholeNumber('--seed', values.seed ?? '1', Number.MAX_SAFE_INTEGER),
    now: instant(values.now ?? '2027-05-01T10:00:00.000Z'),
    state: fileName('--state', values.state),
    webhooks: values.webhooks === undefined ? undefined : receiver(values.webhooks),
    scenario: scenario(values.scenario ?? ''),
    export: values.export === '-' ? '-' : fileName('--export', values.export),
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Error(`${name} takes a whole number from 0 to ${most}, not "${text}".`);
}

/** A file that is not there yet is made; what would be lost later is said now. */
function fileName(name: string, path: string | undefined): string | undefined {
  if (path === undefined || existsSync(dirname(resolve(path)))) return path;
  throw new Error(`${name} takes a file in a folder that there is, not "${path}".`);
}

function scenario(name: string): string {
  scenarioNamed(name);
  return name;
}

function receiver(address: string): string {
  if (isLoopback(address)) return address;
  throw new Error(`--webhooks takes an address of this machine, not "${address}".`);
}

function instant(text: string): string {
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new Error(`--now takes a time like 2027-05-01T10:00:00.000Z, not "${text}".`);
}

/** Whether an address leads to this very machine. */
export function isLoopback(address: string): boolean {
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
  } catch {
    return false;
  }
}
