import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { isReleased, unreleasedNotes, released } from '../../tools/release/changelog.js';
import { writeVersion } from '../../tools/release/files.js';
import { folderOf, loaderAbove } from '../../tools/snippet/one-address.js';
import { refusals, type ReleasePlan } from '../../tools/release/refusals.js';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bandstand-release-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const changelog = `# Changelog

## Unreleased

- Cards cost $1 & more.

## 1.2.0, 2027-01-02

- Before.
`;
const plan: ReleasePlan = {
  version: '1.3.0',
  lockedVersion: '1.3.0',
  changelog,
  changes: '',
  tags: ['v1.2.0', ''],
};

test('a release of what is committed and told of is not refused', () => {
  expect(refusals(plan)).toEqual([]);
  expect(refusals({ ...plan, version: '1.3.0-beta.1', lockedVersion: '1.3.0-beta.1' })).toEqual([]);
});

for (const [what, wrong, words] of [
  ['uncommitted changes', { changes: ' M README.md\n' }, 'not committed.* M README.md'],
  ['a released version', { version: '1.2.0', lockedVersion: '1.2.0' }, '1.2.0 already'],
  ['a tag that is there', { tags: ['v1.3.0'] }, 'tag v1.3.0 already'],
  [
    'a changelog without news',
    { changelog: '## Unreleased\n\n## 1.2.0\n' },
    'Nothing stands under',
  ],
  [
    'no version',
    { version: 'next', lockedVersion: 'next' },
    '"next" in package.json is no version',
  ],
  ['a lock of another version', { lockedVersion: '1.2.0' }, 'package-lock.json says 1.2.0'],
] as const) {
  test(`a release is refused, in words that say what to do: ${what}`, () => {
    const reasons = refusals({ ...plan, ...wrong });
    expect(reasons.join(' ').replaceAll('\n', ' ')).toMatch(new RegExp(words));
    expect(reasons.join(' ')).toMatch(/Commit|Raise|Say|Run npm|has three numbers/);
  });
}

test('what was unreleased gets the version and the day, and a place for what comes', () => {
  expect(unreleasedNotes(changelog)).toBe('- Cards cost $1 & more.');
  const after = released(changelog, '1.3.0', '2027-03-04');
  expect(after).toContain(
    '## Unreleased\n\n## 1.3.0, 2027-03-04\n\n- Cards cost $1 & more.\n\n## 1.2.0',
  );
  expect(unreleasedNotes(after)).toBe('');
  expect(isReleased(after, '1.3.0')).toBe(true);
  expect(isReleased(after, '1.3')).toBe(false);
});

test('the folder of a version has what pages load, and the hash of each file', ({ folder }) => {
  const dist = join(folder, 'dist');
  for (const inside of ['chunks', 'npm', 'demo'])
    mkdirSync(join(dist, inside), { recursive: true });
  const names = ['bandstand.js', 'core.js', 'event-faq.js', 'chunks/a-1.js', 'demo/logo.svg'];
  const others = ['npm/index.js', 'builder-page.js', 'llms.txt', 'custom-elements.json'];
  for (const name of [...names, ...others]) writeFileSync(join(dist, name), name);
  writeFileSync(join(dist, 'bandstand.js'), 'new URL($,e)');
  const files = writeVersion('1.3.0', join(folder, 'out'), dist);
  expect(Object.keys(files).sort()).toEqual([...names].sort());
  const hash = execFileSync('openssl', ['dgst', '-sha384', '-binary'], { input: 'core.js' });
  expect(files['core.js']).toEqual({ bytes: 7, integrity: `sha384-${hash.toString('base64')}` });
  expect(readdirSync(join(folder, 'out')).sort()).toEqual([
    '1.3.0',
    'bandstand.js',
    'bandstand.min.js',
    'integrity.json',
  ]);
  // For pages that name no version: it takes its parts from the folder.
  const above = readFileSync(join(folder, 'out/bandstand.js'), 'utf8');
  expect(above).toBe('new URL("1.3.0/"+$,e)');
  expect([folderOf(above), folderOf('new URL($,e)')]).toEqual(['1.3.0/', '']);
  expect(() => loaderAbove('new URL(a,b)+new URL(c,b)', '1.3.0')).toThrow('in 2 places');
  const list = JSON.parse(readFileSync(join(folder, 'out/integrity.json'), 'utf8')) as object;
  expect(list).toEqual({ version: '1.3.0', files });
});

test('the command says why not, all at once, builds nothing and changes nothing', ({ folder }) => {
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(folder, name), '{ "version": "1.2.0" }');
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const [tsx, command] = [resolve('node_modules/.bin/tsx'), resolve('tools/release/release.ts')];
  const { status, stderr } = spawnSync(tsx, [command, '--dry-run'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing was released\.\nThere are changes that are not committed/);
  expect(stderr).toContain('CHANGELOG.md has a section for 1.2.0 already. Raise the version');
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(changelog);
  expect(readdirSync(folder)).not.toContain('dist-release');
});
