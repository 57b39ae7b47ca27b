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
  const files = filesBeside(tag);
  if (settings.baseUrl) files.parts().then((it) => it.explainSecondTag(tag, settings), report);
  else {
    Object.assign(settings, tag?.dataset);
    useEmulator(settings.baseUrl, record, files);
  }
  // Widgets keep the target of a link in view, unless the visitor scrolls before they have loaded.
  for (const touch of touches) addEventListener(touch, () => (record.touched = true), true);
  watchPage(widgetSelector, widgetLoader(feeds, record, files), report);
}

const report = (error: unknown) => console.error('Bandstand could not load a part:', error);

type Files = ReturnType<typeof filesBeside>;

/** The files of the build, which lie beside the script. */
function filesBeside(tag: HTMLScriptElement | null | undefined) {
  // A relative import() in a script of another origin has no base: addresses are built whole.
  const beside = (name: string) => new URL(name, tag?.dataset.files ?? tag?.src).href;
  const load = async (name: string) => import(/* @vite-ignore */ beside(name)) as Promise<unknown>;
  return {
    beside,
    parts: () => load('loader-parts.js') as Promise<typeof Parts>,
    /**
     * A loaded module is not fetched twice; a failed one is tried again. The element imports what all
     * share from core.js, which is requested at the same time.
     */
    element: (tag: string): Promise<unknown> | undefined =>
      customElements.get(tag) // defined by another copy or a bundle
        ? undefined
        : Promise.all([load(`${tag}.js`), load('core.js')]),
  };
}

function useEmulator(
  address: string | null | undefined,
  record: PageRecord,
  { parts, beside }: Files,
): void {
  if (record.fetch || !address?.startsWith('emulator:')) return;
  record.settings.demo = true; // from the first frame, or the badge would shift the layout
  record.fetch = parts().then((it) => it.startEmulator(address, beside));
  record.fetch.catch(report);
}

/** Loads what each new element of the page needs, if it is a widget. */
function widgetLoader(feeds: URLSearchParams, record: PageRecord, files: Files) {
  const seen = new WeakSet<Element>();
  return (node: Element): void => {
    const host = widgetHostOf(node, feeds);
    const { tag, name } = host;
    // An unknown tag that starts like ours may be mistyped; loader-parts.js compares it.
    const isNear = () => `${feeds}`.includes(node.localName.slice(0, 5));
    if (seen.has(node) || !(tag || name || isNear())) return;
    seen.add(node);
    // A page may name its service on the elements alone.
    if (name === null && !record.settings.baseUrl)
      useEmulator(host.read('base-url'), record, files);
    const code = tag && files.element(tag);
    const placed = Promise.all([(name || !tag) && files.parts(), code]).then(([it]) => {
      // An element that was removed meanwhile is handled again when it returns.
      if (!node.isConnected) seen.delete(node);
      else if (it) it.placeWidget(host, feeds, record);
    });
    placed.catch(report);
    const feed = code && feeds.get(tag);
    if (feed) startFeed(host, feed, record);
    // The first DateTimeFormat takes as long as drawing all rows of a day; here it costs nothing,
    // because the files are still loading.
    new Intl.DateTimeFormat();
  };
}
