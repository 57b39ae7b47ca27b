import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '../../tools/site/static-server.js';

export const pages = [
  'index.html',
  'faq.html',
  'news.html',
  'photos.html',
  'join.html',
  'merch.html',
  'plain.html',
  'dark.html',
  'organiser.html',
  'waiting.html',
  'friends.html',
];

export const folder = fileURLToPath(new URL('../../public', import.meta.url));

/** What an organiser with a strict policy would send; the pages must do without inline styles. */
const policy = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self'";

/** The pages on a free port, without the widgets: what is judged here is the organiser's own part. */
export async function openSite(): Promise<{ server: Server; origin: string }> {
  const { server, port } = await serveStatic({
    roots: [folder],
    port: 0,
    headers: { 'Content-Security-Policy': policy },
    pages: { '/bandstand.js': '', '/emulator-panel.js': '' },
  });
  return { server, origin: `http://localhost:${port}` };
}

/**
 * The home page with no widgets but these, and without pictures, for `pages` of `serveStatic`: what
 * one does in it is the same, and it is there in half the time.
 */
export function homeWith(...tags: string[]): string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/<picture.*?<\/picture>|<img.*?>/gs, '')
    .replace(/<(event-[a-z]+).*?<\/\1>/gs, (all, name: string) => (tags.includes(name) ? all : ''));
  const left = html.match(/<event-[a-z]+|<img/g) ?? [];
  if (
    left.sort().join() !==
    tags
      .map((tag) => `<${tag}`)
      .sort()
      .join()
  )
    throw new Error(`The page has ${String(left)} left.`);
  return html;
}
