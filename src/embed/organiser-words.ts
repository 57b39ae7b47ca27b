import type { Host } from './hosts.js';
import type { PageSettings } from './page.js';

/**
 * The console's messages for the developer of the page. `npx bandstand check` prints the same.
 */

const unknownNames = new Set<string | null>();

export function explainUnknown({ node, name }: Host, tags: string[]): void {
  if (unknownNames.has(name)) return; // one warning per name
  unknownNames.add(name);
  console.warn(`Bandstand: ${unknownWidget(name, tags)}`, node);
}

export function unknownWidget(name: string | null, tags: readonly string[]): string {
  const names = tags.map((tag) => tag.replace(/^event-/, '')).join(', ');
  return `no widget is called "${name}". Write one of these: ${names}.`;
}

export function explainService(baseUrl: string, node: Element): void {
  console.warn(`Bandstand: ${ignoredService(baseUrl)}`, node);
}

export const ignoredService = (baseUrl: string): string =>
  `base-url "${baseUrl}" is ignored, as anybody who writes on this page could have ` +
  `put it there. To permit it, add data-allow-base-url="${baseUrl}" to the script tag.`;

/** The page has one set of settings, so a second tag's settings are ignored. */
export function explainSecondTag(
  script: HTMLScriptElement | null | undefined,
  settings: PageSettings,
): void {
  const words = script && ignoredSettings(script.dataset, settings);
  if (words) console.warn(`Bandstand: ${words}`, script);
}

/** @param dataset of the second tag; undefined if it has no ignored settings */
export function ignoredSettings(dataset: DOMStringMap, settings: object): string | undefined {
  const known = settings as Record<string, string | undefined>;
  const ignored = Object.entries(dataset).filter(
    ([name, value]) => !['baseUrl', 'files'].includes(name) && known[name] !== value,
  );
  if (ignored.length === 0) return undefined;
  const names = ignored.map(([name]) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`);
  return (
    `this page has two script tags, and the settings of the first count. Ignored: ` +
    `${names.join(', ')}. What differs between widgets can stand on the widgets themselves.`
  );
}
