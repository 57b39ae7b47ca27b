import type { Host } from './hosts.js';
import { explainMistyped } from './mistyped.js';
import { explainService, explainUnknown } from './organiser-words.js';
import type { PageRecord, PageSettings } from './page.js';
import { withoutTypedQuotes } from './typed-quotes.js';

type WidgetClass = CustomElementConstructor & { observedAttributes?: string[] };

/**
 * What content may set: what is shown, and how. Not what costs money or credit (`payments`, `promo`,
 * `channel`, `artist-id`): that is for whoever writes the script tag or the element itself.
 */
export const ofContent: ReadonlySet<string> = new Set(
  (
    'event form organiser locale theme live day timezone view controls day-start late-sets hour-cycle ' +
    'heading-level profile layout limit tags article categories reserve tickets-target ' +
    'query country sync-url schema single mode submit-label product side picker covers'
  ).split(' '),
);

/** What is said by being there. */
const flags = new Set(['live', 'single']);

/**
 * Puts the element where a `div` or link stands, with the author's words inside as its fallback.
 * @param known by tag
 */
export function place(host: Host, known: URLSearchParams, { settings }: PageRecord): void {
  const { tag = '', name, node } = host;
  const tags = [...known.keys()];
  const Widget: WidgetClass | undefined = customElements.get(tag);
  if (!tag && name === null) explainMistyped(node, tags);
  else if (!tag) explainUnknown(host, tags);
  // Where another copy of this script was faster there is nothing to do.
  if (!Widget || node.closest(tag) || node.querySelector(tag)) return;
  const widget = new Widget();
  // Only what the element observes: content that an author may write must not set handlers.
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

/** What an attribute of the widget is to be: as the content has it, else as the script tag has it. */
function valueOf(name: string, host: Host, settings: PageSettings): string | null | undefined {
  const read = (setting: string) => {
    const value = host.read(setting);
    return value && withoutTypedQuotes(value);
  };
  if (ofContent.has(name)) return read(name);
  if (name === 'strings') return undefined; // those of the page are there for every element
  if (name === 'base-url') return permittedService(host, settings);
  // The page's key says whose tickets are sold here; another service has keys of its own.
  if (name === 'service-key')
    return settings.serviceKey && !permittedService(host, settings) ? null : read(name);
  const asData = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return (settings as Record<string, string | undefined>)[asData];
}

/** Another service than the page's counts only where the script tag names it. */
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
