import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { openOrigins, type Origins } from '../embed/three-servers.js';
import { folder } from '../site/demo-site.js';
import type { Engine, EngineName, Wishes } from './drivers/driver.js';
import { PlaywrightEngine } from './drivers/playwright-engine.js';
import { WebKitEngine } from './drivers/webkit-engine.js';
import { earFile, earScript, troublesOf } from './ear.js';
import { Visitor } from './visitor.js';

export interface Site {
  readonly origin: string;
  /** Serves one more page with this body; answers its address. */
  page(body: string, attributes?: string): string;
}

interface EngineOptions {
  engineName: EngineName;
}

interface Shared {
  engine: Engine;
  /** The demo site on its emulator. */
  site: Site;
  /** A page of somebody else, our script and the service: an origin each, and a strict policy. */
  origins: Origins;
}

interface Each {
  wishes: Wishes;
  visitor: Visitor;
  /** What has gone wrong so far. A test that visits a page ends with none. */
  troubles: () => Promise<string[]>;
}

/** What an organiser with a strict policy would send who lets pictures of merch be saved. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; " +
  "img-src 'self' blob:; require-trusted-types-for 'script'";

const ear = (html: string) => html.replace('<head>', `<head><script src="${earFile}"></script>`);

export const test = base.extend<Each, Shared & EngineOptions>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  wishes: [{}, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine =
        engineName === 'webkit' ? new WebKitEngine() : new PlaywrightEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const pages = demoPages();
      const { server, port } = await serveStatic({
        roots: [folder, 'dist'],
        port: 0,
        headers: { 'Content-Security-Policy': policy },
        pages,
      });
      const origin = `http://localhost:${port}`;
      await use({ origin, page: (body, attributes) => origin + addPage(pages, body, attributes) });
      server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  origins: [
    async ({}, use) => {
      const { origins, close } = await openOrigins({
        scripts: { [earFile]: earScript },
        trustedTypes: 'lit-html dompurify', // the latter where the browser has no Sanitizer
      });
      await use(origins);
      await close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, wishes }, use, info) => {
    const driver = await engine.open(wishes);
    await use(new Visitor(driver));
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
    await driver.close();
  },
  troubles: ({ visitor }, use) => use(() => troublesOf(visitor.driver)),
});
export { expect } from '@playwright/test';

/** The pages of the demo site, each with the ear before all else. */
function demoPages(): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = files.map((name): [string, string] => [
    `/${name}`,
    ear(readFileSync(join(folder, name), 'utf8')),
  ]);
  return { ...Object.fromEntries<string>(pages), [earFile]: earScript, '/favicon.ico': '' };
}

function addPage(pages: Record<string, string>, body: string, attributes = 'lang="en-GB"'): string {
  const path = `/page-${Object.keys(pages).length}`;
  pages[path] = ear(`<!doctype html><html ${attributes}><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>A page</title>
    <link rel="icon" href="/favicon.svg"></head><body><h1>A page</h1>${body}
    <script async src="/bandstand.js" data-base-url="emulator:" data-event="meadowlark-2027"
    data-service-key="pk_live_meadowlark_demo"></script></body></html>`);
  return path;
}
