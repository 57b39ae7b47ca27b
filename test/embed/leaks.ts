import type { Page, Request } from '@playwright/test';

/** All that a page lets others read: addresses, referrers, bodies, events, console, storage, DOM. */
interface Heard {
  where: string;
  text: string;
}

/** Runs in the page: what its own scripts could see is said to the test. */
function listen(tell: string): void {
  const say = (where: string, text: unknown) =>
    (window as unknown as Record<string, (heard: Heard) => void>)[tell]!({
      where,
      text: JSON.stringify([text]),
    });
  type Dispatch = (this: EventTarget, event: Event) => boolean;
  const { dispatchEvent: dispatch } = EventTarget.prototype as { dispatchEvent: Dispatch };
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) say(`event ${event.type}`, event.detail);
    return dispatch.call(this, event);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history);
    history[name] = (...args) => {
      say(name, args);
      real(...args);
    };
  }
}

/** Runs in the page: everything that stands in it, shadow roots included. */
function standing(): Heard[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*'))
      if (element.shadowRoot) roots.push(element.shadowRoot);
  const dom = roots.map((root) =>
    root instanceof Document ? root.documentElement.outerHTML : root.innerHTML,
  );
  return [
    { where: 'the document', text: dom.join() },
    { where: 'localStorage', text: JSON.stringify(localStorage) },
    { where: 'history.state', text: JSON.stringify([history.state]) },
    { where: 'window.name', text: window.name },
    { where: 'cookies', text: document.cookie },
    { where: 'the title', text: document.title },
  ];
}

/** Listens from now on. What it gives back tells, at the end, where the checkout token was seen. */
export async function listenForLeaks(
  page: Page,
  service: string,
): Promise<() => Promise<string[]>> {
  const heard: Heard[] = [];
  const tokens = new Set<string>();
  await page.exposeFunction('tellLeak', (one: Heard) => void heard.push(one));
  await page.addInitScript(listen, 'tellLeak');
  page.on('console', (line) => heard.push({ where: 'the console', text: line.text() }));
  page.on('framenavigated', (frame) => heard.push({ where: 'a page', text: frame.url() }));
  const pending: Promise<unknown>[] = [];
  page.on('request', judge);
  // Of a request that a new page has cut off, browsers may never tell which headers were sent; once the
  // page is closed they tell of none.
  page.on('requestfailed', (request) => judgeHeaders(request, request.headers()));
  page.on('requestfinished', (request) => {
    const sent = request.allHeaders().catch(() => request.headers());
    pending.push(sent.then((headers) => judgeHeaders(request, headers)));
  });

  /** Its own paths and bodies are where the token belongs; nowhere else in an address. spec L251 */
  const path = /\/v1\/events\/[^/]+\/tickets\/orders\/([^/?]+)/;

  function judge(request: Request): void {
    const url = request.url();
    const isOwn = url.startsWith(`${service}/v1/`);
    const token = isOwn && path.exec(url)?.[1];
    if (token) tokens.add(token);
    heard.push({ where: 'an address', text: isOwn ? url.replace(path, '') : url });
    if (!isOwn) heard.push({ where: `a body to ${url}`, text: request.postData() ?? '' });
  }

  function judgeHeaders(request: Request, headers: Record<string, string>): void {
    const text = JSON.stringify({ ...headers, ':path': '' });
    heard.push({ where: `headers to ${request.url()}`, text });
  }

  return async () => {
    await Promise.all(pending);
    heard.push(...(await page.evaluate(standing)));
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    for (const [, token] of kept.matchAll(/\\"token\\":\\"([^\\]+)/g)) tokens.add(token!);
    if (tokens.size === 0) return ['no token was ever seen: nothing has been looked for'];
    return heard
      .filter(({ text }) => [...tokens].some((token) => text.includes(token)))
      .map(({ where }) => where.replaceAll(/[\w-]{30,}/g, '…'));
  };
}
