import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** @returns the folder with the build of a commit, which is made beside the repository and can be removed */
export function buildCommit(commit: string): { folder: string; remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), 'bandstand-against-'));
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 2, 2] });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  execFileSync('npx', ['tsx', 'tools/build/build.ts', '--fast'], {
    cwd: tree,
    stdio: ['ignore', 2, 2],
  });
  return {
    folder: join(tree, 'dist'),
    remove: () => git('worktree', 'remove', '--force', tree),
  };
}
