/**
 * The three spellings of a widget. Many editors delete unknown tags and scripts but keep a `div`
 * with `data-*`, and nearly all keep a link; what stands inside stays visible until, and whenever,
 * the widget cannot run.
 */
export interface Host {
  readonly node: Element;
  /** What content calls the widget: `faq`, `event-faq`; the element itself needs no other name. */
  readonly name: string | null;
  /** Undefined when no widget has that name. */
  readonly tag: string | undefined;
  /** What the author set: attribute, `data-*`, or parameter in the link's hash. */
  readonly read: (setting: string) => string | null;
}

/** Everything that may be a widget. An element of ours is unknown until its code has come. */
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
