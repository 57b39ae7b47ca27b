import type { Server } from 'node:http';
import { test } from '@playwright/test';
import { serveStatic, type StaticSite } from '../../tools/site/static-server.js';
import { chooseKinds } from '../effort.js';
import { folder, pagesOn } from './demo-site.js';

export interface DemoSite {
  /** Known once a test runs. */
  origin: string;
  readonly isBare: boolean;
}

interface SiteOptions extends Pick<StaticSite, 'headers'> {
  /** Pages beside those of the site, on the world of that name. */
  readonly pages?: (baseUrl: string) => Record<string, string>;
}

/**
 * The same visits to the demo site twice: before the full service, and before one that says only
 * what the specification states (docs/decisions/0009). A quick run makes the first ones.
 */
export function beforeBothServices(
  title: string,
  visits: (site: DemoSite) => void,
  { headers = {}, pages = () => ({}) }: SiteOptions = {},
): void {
  for (const isBare of chooseKinds([false, true])) {
    test.describe(isBare ? `${title}, before a bare service` : title, () => {
      const site: DemoSite = { origin: '', isBare };
      let server: Server;
      test.beforeAll(async () => {
        const own = pages(isBare ? 'emulator:bare' : 'emulator:');
        const served = await serveStatic({
          roots: [folder, 'dist'],
          port: 0,
          // A page that is loaded again takes from the cache what it would have to fetch and compile.
          headers: { 'Cache-Control': 'max-age=600', ...headers },
          pages: { '/favicon.ico': '', ...(isBare && pagesOn('emulator:bare')), ...own },
        });
        ({ server } = served);
        site.origin = `http://localhost:${served.port}`;
      });
      test.afterAll(() => server.close().closeAllConnections());
      visits(site);
    });
  }
}
