/**
 * The three spellings of a widget. Many editors delete unknown tags and scripts but keep a `div`
 * with `data-*`, and nearly all keep a link; what stands inside stays visible until, and whenever,
 * the widget cannot run.
 */
export interface Host {
  readonly tag: string;
  readonly node: Element;
  /** What the author set: attribute, `data-*`, or parameter in the link's hash. */
  readonly read: (name: string) => string | null;
}

type WidgetClass = CustomElementConstructor & { observedAttributes?: string[] };

/** Everything on the page that names one of `tags`. */
export function findHosts(tags: string[]): Host[] {
  const spellings = `${tags.join()},[data-event-widget],a[href*="widget="]`;
  return [...document.querySelectorAll(spellings)].flatMap((node) => hostOf(node, tags));
}

function hostOf(node: Element, tags: string[]): Host[] {
  const hash = new URLSearchParams(node instanceof HTMLAnchorElement ? node.hash.slice(1) : '');
  const name = node.getAttribute('data-event-widget') ?? hash.get('widget') ?? node.localName;
  const tag = tags.find((known) => known === name || known === `event-${name}`);
  if (!tag) return [];
  const read = (setting: string) =>
    node.localName === tag
      ? node.getAttribute(setting)
      : (hash.get(setting) ?? node.getAttribute(`data-${setting}`));
  return [{ tag, node, read }];
}

/** Puts the element where a `div` or link stands, with the author's words inside as its fallback. */
export function place({ tag, node, read }: Host): void {
  const Widget: WidgetClass | undefined = customElements.get(tag);
  // Nothing to do for the element itself, nor where another copy of this script was faster.
  if (!Widget || node.closest(tag) || node.querySelector(tag)) return;
  const widget = new Widget();
  // Only what the element observes: content that an author may write must not set handlers.
  for (const name of Widget.observedAttributes ?? []) {
    const value = read(name);
    if (value !== null) widget.setAttribute(name, value);
  }
  if (node.localName === 'a') {
    node.replaceWith(widget);
    widget.append(node);
  } else {
    widget.append(...node.childNodes);
    node.append(widget);
  }
}
