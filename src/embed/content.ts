import type { Host } from './hosts.js';
import { explainMistyped } from './mistyped.js';
import { explainService, explainUnknown } from './organiser-words.js';
import type { PageRecord, PageSettings } from './page.js';
import { withoutTypedQuotes } from './typed-quotes.js';

type WidgetClass = CustomElementConstructor & { observedAttributes?: string[] };

/**
 * Settings that content may change: what is shown, and how. Not those that cost money or credit
 * (`payments`, `promo`, `channel`, `artist-id`): they need the script tag or the element itself.
 */
export const ofContent: ReadonlySet<string> = new Set(
  (
    'event form organiser locale theme live day timezone view controls day-start late-sets hour-cycle ' +
    'heading-level profile layout limit tags article categories reserve tickets-target waiting-target ' +
    'query country sync-url schema single mode submit-label product side picker covers'
  ).split(' '),
);

/** Attributes that are true by being there. */
const flags = new Set(['live', 'single']);

/**
 * Replaces a `div` or link by the element, with the author's words inside as its fallback.
 * @param known by tag
 */
export function place(host: Host, known: URLSearchParams, { settings }: PageRecord): void {
  const { tag = '', name, node } = host;
  const tags = [...known.keys()];
  const Widget: WidgetClass | undefined = customElements.get(tag);
  if (!tag && name === null) explainMistyped(node, tags);
  else if (!tag) explainUnknown(host, tags);
  // Another copy of this script may have replaced it already.
  if (!Widget || node.closest(tag) || node.querySelector(tag)) return;
  const widget = new Widget();
  // Only attributes that the element observes: content must not set event handlers.
  for (const name of Widget.observedAttributes ?? []) {
    const value = valueOf(name, host, settings);
    if (value || (value === '' && flags.has(name))) widget.setAttribute(name, value);
  }
  if (node.localName === 'a') {
    node.replaceWith(widget);
    widget.append(node);
  } else {
    widget.append(...node.childNodes);
    node.append(widget);
  }
}

/** The value of a widget's attribute: from the content, else from the script tag. */
function valueOf(name: string, host: Host, settings: PageSettings): string | null | undefined {
  const read = (setting: string) => {
    const value = host.read(setting);
    return value && withoutTypedQuotes(value);
  };
  if (ofContent.has(name)) return read(name);
  if (name === 'strings') return undefined; // every element reads those of the page itself
  if (name === 'base-url') return permittedService(host, settings);
  // The page's key belongs to the page's service; another service has its own keys.
  if (name === 'service-key')
    return settings.serviceKey && !permittedService(host, settings) ? null : read(name);
  const asData = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return (settings as Record<string, string | undefined>)[asData];
}

/** Another service than the page's is used only if the script tag allows it. */
function permittedService({ node, read }: Host, settings: PageSettings): string | undefined {
  const asked = read('base-url');
  const { baseUrl = '', allowBaseUrl = '' } = settings;
  if (!asked || isSame(asked, baseUrl)) return undefined;
  if (allowBaseUrl.split(/\s+/).some((address) => isSame(address, asked))) return asked;
  explainService(asked, node);
  return undefined;
}

const isSame = (one: string, other: string) =>
  one.replace(/(?<!\/)\/+$/, '') === other.replace(/(?<!\/)\/+$/, '');
