import { startFeed } from './early.js';
import { hostOf, spellings } from './hosts.js';
import type * as Parts from './loader-parts.js';
import { pageRecord, touches } from './page.js';
import { watchPage } from './watch-page.js';

/**
 * Finds the widgets of this page, now and later, and loads what they need. It never throws at the page.
 * @param tags the script that runs, then the tags of this script in the page
 * @param feeds tag -> its first feed (`Feed`); empty when the loader does not ask for it
 */
export function startLoader(
  tags: readonly (HTMLScriptElement | null)[],
  feeds: URLSearchParams,
): void {
  const record = pageRecord();
  const { settings } = record;
  const seen = new WeakSet<Element>();
  const report = (error: unknown) => console.error('Bandstand could not load a part:', error);
  // Two tags on one page share the settings of the first that runs.
  const tag =
    tags.find((it) => settings.baseUrl || it?.dataset.baseUrl) ?? tags.find((it) => it?.src);
  // A relative import() in a script of another origin has no base: addresses are built whole.
  const beside = (name: string) => new URL(name, tag?.dataset.files ?? tag?.src).href;
  const load = async (name: string) => import(/* @vite-ignore */ beside(name)) as Promise<unknown>;

  const parts = () => load('loader-parts.js') as Promise<typeof Parts>;

  function useEmulator(address: string | null | undefined): void {
    if (record.fetch || !address?.startsWith('emulator:')) return;
    settings.demo = true; // from the first frame, or the badge would move what stands below it
    record.fetch = parts().then((it) => it.startEmulator(address, beside));
    record.fetch.catch(report);
  }

  if (settings.baseUrl) parts().then((it) => it.explainSecondTag(tag, settings), report);
  else {
    Object.assign(settings, tag?.dataset);
    useEmulator(settings.baseUrl);
  }

  // Links to a place are kept in view by the widgets, which come later than a quick thumb.
  for (const touch of touches) addEventListener(touch, () => (record.touched = true), true);

  /**
   * A module that is there or under way is not fetched twice; one that failed is tried again. The
   * element imports what all share from core.js, which need not wait until that is known.
   */
  const loadElement = (tag: string): Promise<unknown> | undefined =>
    customElements.get(tag) // another copy, or a bundle, was here before
      ? undefined
      : Promise.all([load(`${tag}.js`), load('core.js')]);

  function meet(node: Element): void {
    const host = hostOf(node, feeds);
    const { tag, name } = host;
    // A name of nobody that begins like ours may be mistyped; the parts know how near it is.
    const isNear = () => `${feeds}`.includes(node.localName.slice(0, 5));
    if (seen.has(node) || !(tag || name || isNear())) return;
    seen.add(node);
    // A page may say on its elements alone which service answers.
    if (name === null && !settings.baseUrl) useEmulator(host.read('base-url'));
    const code = tag && loadElement(tag);
    const met = Promise.all([(name || !tag) && parts(), code]).then(([it]) => {
      // Who has left meanwhile is met again on return.
      if (!node.isConnected) seen.delete(node);
      else if (it) it.place(host, feeds, record);
    });
    met.catch(report);
    const feed = code && feeds.get(tag);
    if (feed) startFeed(host, feed, record);
    // The first of its kind takes as long as all rows of a day; here nobody waits for it, since the
    // files are still on their way.
    new Intl.DateTimeFormat();
  }

  watchPage(spellings, meet, report);
}
