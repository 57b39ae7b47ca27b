import { startFeed, type Feed } from './early.js';
import { findHosts, place } from './hosts.js';
import { pageRecord } from './page.js';

/** Tag -> its first feed; 0 when the loader does not ask for it. */
export type Feeds = Record<string, Feed | 0>;

/** What `emulator.js` exports. */
interface EmulatorFile {
  start(options: {
    scenario: string;
    origin: string;
    assetsUrl: string;
  }): Promise<{ fetch: typeof fetch }>;
}

const emulatorScheme = 'emulator:';

/** Finds the widgets of this page, now and later, and loads what they need from beside `script`. */
export function startLoader(script: HTMLScriptElement, feeds: Feeds): void {
  const record = pageRecord();
  const loading = new Map<string, Promise<unknown>>();
  const seen = new WeakSet<Element>();
  const report = (error: unknown) => console.error('Bandstand could not load a part:', error);
  // A relative import() in a script of another origin has no base: addresses are built whole.
  const beside = (name: string) => new URL(name, script.src).href;
  const load = (name: string) => import(/* @vite-ignore */ beside(name));

  // Two script tags on one page share the settings of the first.
  if (!record.settings.baseUrl) {
    const { baseUrl } = Object.assign(record.settings, script.dataset);
    if (baseUrl?.startsWith(emulatorScheme)) startEmulator(baseUrl);
  }

  function startEmulator(address: string): void {
    // A name that never resolves: nothing leaves the page by accident.
    Object.assign(record.settings, { baseUrl: 'https://emulator.invalid', demo: true });
    record.fetch = load('emulator.js')
      .then((file: EmulatorFile) =>
        file.start({
          scenario: address.slice(emulatorScheme.length),
          origin: location.origin,
          assetsUrl: beside('demo/'),
        }),
      )
      .then((emulator) => emulator.fetch);
    record.fetch.catch(report);
  }

  async function loadElement(tag: string): Promise<void> {
    if (customElements.get(tag)) return; // another copy, or a bundle, was here before
    // The element imports what all share from core.js, which need not wait until that is known.
    const chunk = loading.get(tag) ?? Promise.all([load(`${tag}.js`), load('core.js')]);
    loading.set(tag, chunk);
    // A failed load is forgotten, so that a widget added later may try again.
    await chunk.finally(() => loading.delete(tag));
  }

  function scan(): void {
    for (const host of findHosts(Object.keys(feeds))) {
      if (seen.has(host.node)) continue;
      seen.add(host.node);
      const feed = feeds[host.tag];
      if (feed && !customElements.get(host.tag)) startFeed(host, feed, record);
      loadElement(host.tag).then(() => place(host), report);
    }
  }

  new MutationObserver(scan).observe(document, { childList: true, subtree: true });
  scan();
}
