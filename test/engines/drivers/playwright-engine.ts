import { chromium, firefox, type Browser, type Page } from '@playwright/test';
import { chromeFlags, findWholeChrome } from '../../../.ci/browser.mjs';
import { findFirefox } from '../../../.ci/engines.mjs';
import type { Driver, Engine, Key, Wishes } from './driver.js';

/** Chromium and Firefox, by Playwright: the one over its own protocol, the other over WebDriver BiDi. */
export class PlaywrightEngine implements Engine {
  readonly #browsers = new Map<boolean, Promise<Browser>>();
  readonly #launch: (dark: boolean) => Promise<Browser>;

  constructor(name: 'chromium' | 'firefox') {
    this.#launch = name === 'chromium' ? launchChromium : launchFirefox;
  }

  async open({ dark = false }: Wishes = {}): Promise<Driver> {
    let browser = this.#browsers.get(dark);
    if (!browser) this.#browsers.set(dark, (browser = this.#launch(dark)));
    const context = await (
      await browser
    ).newContext({
      colorScheme: dark ? 'dark' : 'light',
      viewport: { width: 1280, height: 900 },
      locale: 'en-GB',
    });
    return new PlaywrightDriver(await context.newPage());
  }

  async close(): Promise<void> {
    for (const browser of this.#browsers.values()) await (await browser).close();
  }
}

/** With all that belongs to a browser: the one without a face has no back/forward cache. */
const launchChromium = () =>
  chromium.launch({
    executablePath: findWholeChrome(),
    args: chromeFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** Colours cannot be asked for over BiDi: they are a setting of the browser. */
const launchFirefox = (dark: boolean) =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox() ?? 'firefox',
    timeout: 60_000,
    firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1 },
  });

class PlaywrightDriver implements Driver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  /** By the page itself: in Firefox Playwright fails where the page has just gone elsewhere. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.dataset.before = '';
      location.reload();
    });
    // At its very beginning a page has no root; Firefox may ask it even then.
    const isNew = () =>
      (document.documentElement as HTMLElement | null)?.dataset.before === undefined &&
      document.readyState === 'complete';
    while (!(await this.evaluate(isNew))) continue;
  }

  /** By the page itself: Playwright waits for a page that loads, and one out of the cache does not. */
  async back(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }

  async evaluate<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${String(work)})(${args.map((one) => JSON.stringify(one)).join()})`;
    for (;;)
      try {
        return await this.#page.evaluate<Awaited<Result>>(call);
      } catch (error) {
        if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
      }
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  moveTo(x: number, y: number): Promise<void> {
    return this.#page.mouse.move(x, y);
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewportSize({ width, height });
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}
