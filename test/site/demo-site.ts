import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '../../.ci/static-server.js';

export const pages = [
  'index.html',
  'faq.html',
  'join.html',
  'merch.html',
  'plain.html',
  'dark.html',
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
