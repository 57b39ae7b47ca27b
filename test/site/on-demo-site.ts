import type { Server } from 'node:http';
import { test } from '@playwright/test';
import { serveStatic, type StaticSite } from '../../tools/site/static-server.js';
import { folder } from './demo-site.js';

export interface DemoSite {
  /** Known once a test runs. */
  origin: string;
}

/** Served beside the pages of the site, and with headers of its own. */
type SiteOptions = Pick<StaticSite, 'headers' | 'pages'>;

/** Visits to the demo site as it is built, on a free port. */
export function onDemoSite(
  title: string,
  visits: (site: DemoSite) => void,
  { headers = {}, pages = {} }: SiteOptions = {},
): void {
  test.describe(title, () => {
    const site: DemoSite = { origin: '' };
    let server: Server;
    test.beforeAll(async () => {
      const served = await serveStatic({
        roots: [folder, 'dist'],
        port: 0,
        // A page that is loaded again takes from the cache what it would have to fetch and compile.
        headers: { 'Cache-Control': 'max-age=600', ...headers },
        pages: { '/favicon.ico': '', ...pages },
      });
      ({ server } = served);
      site.origin = `http://localhost:${served.port}`;
    });
    test.afterAll(() => server.close().closeAllConnections());
    visits(site);
  });
}
