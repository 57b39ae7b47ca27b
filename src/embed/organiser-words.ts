import type { Host } from './hosts.js';
import type { PageSettings } from './page.js';

/** What the console says to whoever builds the page; visitors never see it. */

const unknownNames = new Set<string | null>();

export function explainUnknown({ node, name }: Host, tags: string[]): void {
  if (unknownNames.has(name)) return; // once a mistake, however often it was made
  unknownNames.add(name);
  const names = tags.map((tag) => tag.replace(/^event-/, '')).join(', ');
  console.warn(`Bandstand: no widget is called "${name}". Write one of these: ${names}.`, node);
}

export function explainService(baseUrl: string, node: Element): void {
  console.warn(
    `Bandstand: base-url "${baseUrl}" is ignored, as anybody who writes on this page could have ` +
      `put it there. To permit it, add data-allow-base-url="${baseUrl}" to the script tag.`,
    node,
  );
}

/** The page has one set of settings; who pastes a second tag may not know. */
export function explainSecondTag(script: HTMLScriptElement, settings: PageSettings): void {
  const known = settings as Record<string, string | undefined>;
  const ignored = Object.entries(script.dataset).filter(
    ([name, value]) => name !== 'baseUrl' && known[name] !== value,
  );
  if (ignored.length === 0) return;
  const names = ignored.map(([name]) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`);
  console.warn(
    `Bandstand: this page has two script tags, and the settings of the first count. Ignored: ` +
      `${names.join(', ')}. What differs between widgets can stand on the widgets themselves.`,
    script,
  );
}
