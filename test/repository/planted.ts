import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What lint says of one file. */
export interface Complaint {
  readonly rule: string;
  readonly message: string;
}

/** What the linter says of each of these files, by its path, in a tree that has only them. */
export function lintPlanted(files: Readonly<Record<string, string>>): Map<string, Complaint[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-lint-'));
  try {
    for (const part of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'tools/lint'])
      cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    return complaintsOf(Object.keys(files), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}

function complaintsOf(paths: string[], folder: string): Map<string, Complaint[]> {
  const { diagnostics } = JSON.parse(askLinter(paths, folder)) as Report;
  const found = new Map(paths.map((path) => [path, [] as Complaint[]]));
  for (const { code = '', message, filename } of diagnostics)
    found.get(filename)?.push({ rule: code, message });
  return found;
}

function askLinter(paths: string[], cwd: string): string {
  const args = ['--type-aware', '--type-check', '-f', 'json', ...paths];
  try {
    return execFileSync('node_modules/.bin/oxlint', args, {
      cwd,
      encoding: 'utf8',
      timeout: 60_000,
    });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}
