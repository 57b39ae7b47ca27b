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

/** The demo site as it is built, on a free port, for the tests of a file or of a group. */
export function serveDemoSite({ headers = {}, pages = {} }: SiteOptions = {}): DemoSite {
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
  return site;
}

/** Visits to the demo site. */
export const onDemoSite = (
  title: string,
  visits: (site: DemoSite) => void,
  options?: SiteOptions,
): void => test.describe(title, () => visits(serveDemoSite(options)));
