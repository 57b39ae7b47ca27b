import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addressOf, kill, run } from './process.js';
import { atNight } from '../effort.js';

const guide = fileURLToPath(new URL('../../docs/emulator.md', import.meta.url));

/** The commands of the chapter, as a reader would paste them, and what it says comes out. */
function walk(): { script: string; said: string[] } {
  const [, chapter = ''] = readFileSync(guide, 'utf8').split('## A sale by hand\n');
  const [own = ''] = chapter.split(/^## /m);
  const script = [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('');
  const said = [...script.matchAll(/^#> (.*)$/gm)].map(([, line = '']) => line);
  return { script, said };
}

atNight(test)('the walk of docs/emulator.md does what the page says, by curl alone', async () => {
  const server = run('--port', '0');
  try {
    const address = await addressOf(server);
    const { script, said } = walk();
    expect(said.length).toBeGreaterThan(10);
    expect(script).toContain('http://127.0.0.1:4010');
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-euc', script.replace('http://127.0.0.1:4010', address)],
      { env: { ...process.env, FORCE_COLOR: '0' } }, // the runner asks for colours, a reader does not
    );
    expect(stdout.trim().split('\n')).toEqual(said);
  } finally {
    await kill(server);
  }
});
