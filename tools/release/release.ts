import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreleasedNotes, released } from './changelog.js';
import { listed } from '../build/integrity.js';
import { writeVersion } from './files.js';
import { refusals, type ReleasePlan } from './refusals.js';

/**
 * `npm run release`: builds, tests the very package that will be published in projects of others, and
 * writes what goes on a host into dist-release/. Then it publishes, commits the changelog and
 * sets the tag; `-- --dry-run` says instead what it would do, and leaves all as it was.
 */
const target = 'dist-release';
const changelogPath = 'CHANGELOG.md';
const words = process.argv.slice(2);
const isDry = words.includes('--dry-run');

const unknown = words.filter((word) => word !== '--dry-run');
if (unknown.length > 0) stop(2, [`Unknown: ${unknown.join(' ')}. There is --dry-run.`]);
const plan = readPlan();
const { version, changelog } = plan;
const reasons = refusals(plan);
if (reasons.length > 0) stop(1, ['Nothing was released.', ...reasons]);

const next = released(changelog, version, new Date().toISOString().slice(0, 10));
try {
  writeFileSync(changelogPath, next); // the package carries it
  const archive = packAndTest();
  if (isDry) sayWhatWouldBe(archive);
  else publish(archive);
} catch (error) {
  writeFileSync(changelogPath, changelog);
  stop(1, ['Nothing was released.', error instanceof Error ? error.message : String(error)]);
}
if (isDry) writeFileSync(changelogPath, changelog);

function packAndTest(): string {
  run('npm', 'run', '--silent', 'build');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', target];
  const archive = join(target, execFileSync('npm', pack, { encoding: 'utf8' }).trim());
  writeVersion(version, target);
  writeFileSync(join(target, 'changelog.md'), `${unreleasedNotes(changelog)}\n`);
  run('npm', 'run', '--silent', 'wordpress');
  cpSync('dist-wordpress/bandstand.zip', join(target, 'bandstand.zip'));
  process.env.PACKED = archive;
  run('npx', 'playwright', 'test', '-c', '.ci/consumers.config.ts');
  return archive;
}

function sayWhatWouldBe(archive: string): void {
  const { bytes, integrity } = listed(readFileSync(archive));
  console.log(`
This would be released, and nothing was:
  publish  ${archive} to npm as "${distTag()}": ${(bytes / 1e6).toFixed(1)} MB, ${integrity}
  commit   "release: ${version}", with this under ${version} in ${changelogPath}:
${unreleasedNotes(changelog).replace(/^/gm, '             ')}
  tag      v${version}
  attach   ${target}/bandstand.zip to it, for those who have WordPress
  upload   ${target}/${version}/ to a host of files, and ${target}/bandstand.js to one address for all versions; hashes are in ${target}/integrity.json`);
}

function publish(archive: string): void {
  run('npm', 'publish', archive, '--access', 'public', '--tag', distTag());
  run('git', 'commit', '--quiet', '-m', `release: ${version}`, changelogPath);
  run('git', 'tag', `v${version}`);
  console.log(`${version} is published. What is left: git push --follow-tags, ${target}/${version}/ to the host, and ${target}/bandstand.zip to the tag.`); // oxfmt-ignore
}

/** Nobody who asks for the newest gets a version that is still being tried. */
function distTag(): string {
  return version.includes('-') ? 'next' : 'latest';
}

function readPlan(): ReleasePlan {
  const readVersion = (path: string) =>
    (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  return {
    version: readVersion('package.json'),
    lockedVersion: readVersion('package-lock.json'),
    changelog: readFileSync(changelogPath, 'utf8'),
    changes: git('status', '--porcelain'),
    tags: git('tag').split('\n'),
  };
}

function run(command: string, ...args: string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit' });
}

function stop(code: number, lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(code);
}
