import type { Page } from '@playwright/test';

/** A page of somebody else, in which nothing stands but what has been pasted. */
const site = 'https://empty.test';

/** Where documents say that the script is: at `npm start`, and on a CDN once it is published. */
const places =
  /^(?:http:\/\/localhost:4173|https:\/\/cdn\.jsdelivr\.net\/npm\/bandstand@[^/]+\/dist)\/([^?#]*)/;

/** This build, for whoever asks there. */
export async function serveScript(page: Page): Promise<void> {
  await page.route(places, (route) => {
    const [, file = ''] = places.exec(route.request().url()) ?? [];
    return route.fulfill({
      path: `dist/${file}`,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}

/** Who is signed in is a property, which only a script of the page's own can set. */
export const signIn = `new MutationObserver(() => {
  for (const one of document.getElementsByTagName('ambassador-rewards'))
    one.deviceToken = 'device_demo_ada';
}).observe(document, { childList: true, subtree: true });`;

/** Adds up what moves of the page's own, as browsers count it: what is inside a shadow root they do not name. */
const countShifts = `document.shifts = 0;
new PerformanceObserver((list) => {
  for (const { sources, value } of list.getEntries())
    if (sources.some(({ node }) => node)) document.shifts += value;
}).observe({ type: 'layout-shift', buffered: true });`;

export interface EmptyPage {
  /** Opens the page anew, with this in it. */
  paste: (snippet: string) => Promise<void>;
  /** Layout shift since then, but for what widgets do inside. */
  shifts: () => Promise<number>;
}

export async function emptyPage(page: Page): Promise<EmptyPage> {
  let body = '';
  await serveScript(page);
  await page.addInitScript(`${signIn}${countShifts}`);
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Empty</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
        <body><h1>Our summer</h1>${body}<p>What stands below.</p></body></html>`,
    }),
  );
  return {
    async paste(snippet) {
      body = snippet;
      await page.goto(`${site}/`);
    },
    shifts: () => page.evaluate('document.shifts'),
  };
}
