import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { makeProject, packedInto } from '../package/packed.js';
import { exactly, type Tool } from './versions.js';

export interface Project {
  readonly folder: string;
  /** The package that is installed in it. */
  readonly packed: string;
  write(files: Readonly<Record<string, string>>): void;
  /** Runs a command of one of its packages. */
  run(command: string, ...args: string[]): Promise<Outcome>;
}

export interface Outcome {
  readonly code: number;
  /** All that it printed. */
  readonly text: string;
}

/** A project for the tests of a file or a group; it is gone when they are done. */
export function project(...tools: Tool[]): Project {
  let folder = '';
  let packed = '';
  test.beforeAll(() => {
    const home = mkdtempSync(join(tmpdir(), 'bandstand-consumer-'));
    folder = join(home, 'project');
    packed = packedInto(home);
    makeProject(folder, [packed, ...exactly(tools)]);
  });
  test.afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));
  return {
    get folder() {
      return folder;
    },
    get packed() {
      return packed;
    },
    write: (files) => {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    },
    run: (command, ...args) => runIn(folder, command, args),
  };
}

function runIn(cwd: string, command: string, args: readonly string[]): Promise<Outcome> {
  const quietly: NodeJS.ProcessEnv = {
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
  const env = { ...process.env, ...quietly };
  delete env.FORCE_COLOR; // the test runner likes colours
  return new Promise((resolve, reject) => {
    const child = spawn(join(cwd, 'node_modules/.bin', command), args, { cwd, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Compilers at their strictest, which look at the types of the package as well as at their use. */
export const strictOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true, // the libraries of TypeScript itself are not ours to check
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [] as string[],
  pretty: false,
};

/** Runs what the emulator can answer: the example of a guide names a service that there is not. */
export const withEmulator = (code: string): string =>
  code.replace(/configure\(\{.*?\}\)/s, "configure({ baseUrl: 'emulator:' })");

/** The page of a folder that has been built shows the line-up, as the poster that was asked for. */
export async function expectLineup(page: Page, root: string): Promise<void> {
  const site = await serveStatic({ roots: [root], port: 0 });
  try {
    await page.goto(`http://127.0.0.1:${site.port}/`);
    const lineup = page.locator('event-lineup');
    await expect(lineup.getByRole('radio', { name: 'Poster' })).toBeChecked();
  } finally {
    await new Promise((done) => site.server.close(done).closeAllConnections());
  }
}
