/**
 * The three spellings of a widget. Many editors delete unknown tags and scripts but keep a `div`
 * with `data-*`, and nearly all keep a link. The content inside is visible while the widget can't run.
 */
export interface Host {
  readonly node: Element;
  /** The name in content: `faq` or `event-faq`. */
  readonly name: string | null;
  /** Undefined if no widget has the name. */
  readonly tag: string | undefined;
  /** What the author set: attribute, `data-*`, or parameter in the link's hash. */
  readonly read: (setting: string) => string | null;
}

/** Everything that may be a widget. Our elements are undefined until their code has loaded. */
export const widgetSelector = ':not(:defined),a[href*="widget="],[data-event-widget]';

/** @param known by tag */
export function widgetHostOf(node: Element, known: { has: (tag: string) => boolean }): Host {
  const hash = new URLSearchParams((node as Partial<HTMLAnchorElement>).hash?.slice(1));
  const name = node.getAttribute('data-event-widget') ?? hash.get('widget');
  const tag = [name ?? node.localName, `event-${name}`].find((it) => known.has(it));
  // An element itself has no hash.
  const read = (setting: string) =>
    hash.get(setting) ?? node.getAttribute(name === null ? setting : `data-${setting}`);
  return { node, name, tag, read };
}
