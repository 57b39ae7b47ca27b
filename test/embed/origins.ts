import { test as base, type Page } from '@playwright/test';
import { control } from '../emulator/process.js';
import { openOrigins, type Origins } from './three-servers.js';

const port = (address: string) => new URL(address).port;

/** What a page does whose visitor is signed in: no attribute says who it is. Nor may inline scripts. */
function signIn(): void {
  // Found by name and not by a selector: tests count what is looked through by one.
  const all = document.getElementsByTagName('ambassador-rewards');
  const tell = () => {
    for (const one of all) Object.assign(one, { deviceToken: 'device_demo_ada' });
  };
  new MutationObserver(tell).observe(document, { childList: true, subtree: true });
}

export const test = base.extend<{ page: Page; freshService: undefined }, { origins: Origins }>({
  page: async ({ page }, use) => {
    await page.addInitScript(signIn);
    await use(page);
  },
  // All tests of a worker share one service: what one has held, broken or set is no matter of the next.
  freshService: [
    async ({ origins }, use) => {
      await control(origins.service, 'reset', {});
      await use(undefined);
    },
    { auto: true },
  ],
  origins: [
    async ({}, use) => {
      const { origins, close } = await openOrigins();
      await use(origins);
      await close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
export { scriptTag, type Origins, type Tag } from './three-servers.js';

export interface Watch {
  /** Policy violations, uncaught errors, and console messages of level error. */
  troubles: string[];
  /** Requests to the service, as the page makes them (without preflights). */
  calls: string[];
}

/** Listens to all that may go wrong on a page. Call before `goto`. */
export async function watch(page: Page, service: string): Promise<Watch> {
  const seen: Watch = { troubles: [], calls: [] };
  page.on('pageerror', (error) => seen.troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.port === port(service) && !url.pathname.startsWith('/__emulator/');
    if (own) seen.calls.push(url.pathname);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return seen;
}
