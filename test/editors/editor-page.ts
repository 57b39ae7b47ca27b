import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** The versions that the guides are tried with. */
const editors = { grapesjs: '0.23.6', tinymce: '8.9.2', ckeditor5: '48.5.2' };
const home = join(tmpdir(), 'bandstand-editors');
export const origin = 'https://editor.example';

/** Fetches one editor, once: none of them is a part of this project. */
export function installEditor(name: keyof typeof editors): void {
  const wanted = editors[name];
  const path = join(home, 'node_modules', name, 'package.json');
  const isThere =
    existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  if (isThere === wanted) return;
  mkdirSync(home, { recursive: true });
  if (!existsSync(join(home, 'package.json'))) writeFileSync(join(home, 'package.json'), '{}');
  execFileSync('npm', ['install', '--prefer-offline', `${name}@${wanted}`], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Opens a page at `origin` that finds the package at /bandstand/ and editors at /editors/. */
export async function openEditorPage(page: Page, html: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` });
    const file = pathname
      .replace(/^\/bandstand\//, 'dist/')
      .replace(/^\/editors\//, `${home}/node_modules/`);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
  await page.goto(origin);
}
