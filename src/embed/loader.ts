import { startFeed } from './early.js';
import { widgetHostOf, widgetSelector } from './hosts.js';
import type * as Parts from './loader-parts.js';
import { pageRecord, touches, type PageRecord } from './page.js';
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
  // Two tags on one page share the settings of the first that runs.
  const tag =
    tags.find((it) => settings.baseUrl || it?.dataset.baseUrl) ?? tags.find((it) => it?.src);
  // A relative import() in a script of another origin has no base: addresses are built whole.
  const beside = (name: string) => new URL(name, tag?.dataset.files ?? tag?.src).href;
  if (settings.baseUrl) loadParts(beside).then((it) => it.explain(tag, settings), report);
  else {
    Object.assign(settings, tag?.dataset);
    useEmulator(record, beside, settings.baseUrl);
  }
  // Widgets keep the target of a link in view, unless the visitor has scrolled since.
  for (const touch of touches)
    addEventListener(touch, () => (record.touched = location.hash), true);
  watchPage(widgetSelector, widgetLoader(feeds, record, beside), report);
}

const report = (error: unknown) => console.error('Bandstand could not load a part:', error);

/** Address of a file of the build, in the script's folder. */
type Beside = (name: string) => string;

const load = async (address: string) => import(/* @vite-ignore */ address) as Promise<unknown>;

const loadParts = (beside: Beside) => load(beside('loader-parts.js')) as Promise<typeof Parts>;

function useEmulator(record: PageRecord, beside: Beside, address: string | null | undefined): void {
  if (record.fetch || !address?.startsWith('emulator:')) return;
  record.settings.demo = true; // from the first frame, or the badge would shift the layout
  (record.fetch = loadParts(beside).then((it) => it.emulator(address, beside))).catch(report);
}

/** Loads what each new element of the page needs, if it is a widget. */
function widgetLoader(feeds: URLSearchParams, record: PageRecord, beside: Beside) {
  const seen = new WeakSet<Element>();
  return (node: Element): void => {
    const host = widgetHostOf(node, feeds);
    const { tag, name } = host;
    // An unknown tag that starts like ours may be mistyped; loader-parts.js compares it.
    const isNear = () => `${feeds}`.includes(node.localName.slice(0, 5));
    if (seen.has(node) || !(name || tag || isNear())) return;
    seen.add(node);
    // A page may name its service on the elements only.
    if (name === null && !record.settings.baseUrl)
      useEmulator(record, beside, host.read('base-url'));
    // Another copy or a bundle may have defined it. A loaded module is not fetched twice; a failed one
    // is tried again. Elements import what they share from core.js, which is requested at the same time.
    const code =
      tag &&
      !customElements.get(tag) &&
      Promise.all([load(beside(`${tag}.js`)), load(beside('core.js'))]);
    const placed = Promise.all([(name || !tag) && loadParts(beside), code]).then(([it]) => {
      // An element that was removed meanwhile is handled again when it returns.
      if (!node.isConnected) seen.delete(node);
      else if (it) it.place(host, feeds, record);
    });
    placed.catch(report);
    const feed = code && feeds.get(tag);
    if (feed) startFeed(host, feed, record);
    // The first DateTimeFormat takes as long as drawing a day's rows. Made while the files load, it
    // costs nothing.
    new Intl.DateTimeFormat();
  };
}
