import type { Driver } from './drivers/driver.js';

/**
 * The first script of a tested page: it keeps all that the console would show as an error or a warning.
 * WebDriver tells nobody what a console says, and this way all engines are asked alike. What a page
 * has said before it was loaded again is kept as well.
 */
export const earFile = '/ear.js';

function listen(): void {
  const key = 'troubles of this window';
  // Firefox and WebKit give up what is still on its way when a page is left, and tell that page so.
  const givenUp =
    /^not loaded: |Importing a module script failed\.|dynamically imported module: \S+$/;
  let isLeft = false;
  if (!navigator.userAgent.includes('Chrome'))
    addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  const note = (what: string) => {
    if (isLeft && givenUp.test(what)) return;
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, what]));
  };
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(words.map(String).join(' '));
      say(...words);
    };
  }
  const hear = (event: ErrorEvent | Event) => {
    const { target } = event;
    const isPart = target instanceof Element;
    const address = isPart ? (target.getAttribute('src') ?? target.getAttribute('href')) : '';
    note(isPart ? `not loaded: ${target.localName} ${address}` : (event as ErrorEvent).message);
  };
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // Firefox asks for it by itself when a page comes back out of its cache.
    if (blockedURI.endsWith('/favicon.ico')) return;
    note(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

export const earScript = `(${String(listen)})()`;

/** All that has gone wrong on the pages of this origin, in this window. */
export const troublesOf = (driver: Driver): Promise<string[]> =>
  driver.evaluate(
    () => JSON.parse(sessionStorage.getItem('troubles of this window') ?? '[]') as string[],
  );
