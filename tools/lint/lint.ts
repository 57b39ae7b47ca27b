import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { judges } from './judges.js';

/**
 * `npm run lint`: types, lint rules, styles, circles of imports and format of all sources.
 * `npm run lint -- --changed`: types and rules of all, as a change may break what did not change; the
 * rest of the files alone that differ from the last commit. Circles are left out there.
 */
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n');
const changed = process.argv.includes('--changed')
  ? [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')]
  : undefined;
const present = changed?.filter((file) => file !== '' && existsSync(file));

for (const { name, command, all, some, affects, mend } of judges) {
  const isAffected = !present || present.some((file) => affects?.test(file));
  const files = isAffected ? all : present.filter((file) => some?.test(file));
  if (present && files.length === 0) continue;
  const { status } = spawnSync('npx', [...command, ...files], { stdio: 'inherit' });
  const failed = `FAILED${mend ? `; put it right with: ${mend}` : ''}`;
  console.log(`${name}: ${status === 0 ? 'ok' : failed}`);
  if (status !== 0) process.exitCode = 1;
}
