import { described } from './elements.js';

const tags = [...described.keys()].join();
/** What the page says once, and what only a story needs. */
const ofPage = new Set(['style', 'service-key', 'base-url', 'event', 'class']);

/**
 * What an organiser would paste to see what the story shows: script tag, colours, elements.
 * @param code the HTML of the story
 */
export function snippetOf(code: string): string {
  const page = new DOMParser().parseFromString(code, 'text/html');
  const all = [...page.body.querySelectorAll<HTMLElement>(tags)];
  const own = all.filter((one) => !one.parentElement?.closest(tags));
  if (own.length === 0) return code;
  const event = own.map((one) => one.getAttribute('event')).find(Boolean) ?? 'meadowlark-2027';
  return [...looks(page.body), scriptTag(event), ...own.map((one) => markup(one, event))].join(
    '\n',
  );
}

const scriptTag = (event: string): string =>
  `<script async src="https://cdn.example/bandstand.js" crossorigin="anonymous"
  data-base-url="https://api.example" data-service-key="pk_live_…"
  data-event="${event}"></script>\n`;

/** Custom properties that the story sets, as the page would. */
function looks(body: HTMLElement): string[] {
  const styles = [...body.querySelectorAll('[style]')].map(
    (one) => one.getAttribute('style') ?? '',
  );
  const said = styles.flatMap((text) => text.match(/--event-[\w-]+:\s*[^;]+/g) ?? []);
  const lines = [...new Set(said.map((line) => `    ${line.trim()};`))];
  return lines.length === 0 ? [] : [`<style>\n  :root {\n${lines.join('\n')}\n  }\n</style>\n`];
}

function markup(element: HTMLElement, event: string): string {
  const tag = element.localName;
  const { attributes = [] } = described.get(tag) ?? {};
  const usual = new Map(attributes.map((one) => [one.name, one.default?.replace(/^'|'$/g, '')]));
  const said = [...element.attributes].filter(({ name, value }) => {
    if (name === 'event') return value !== event;
    if (name === 'locale') return value !== 'en-GB';
    return !ofPage.has(name) && usual.get(name) !== value && value !== 'auto';
  });
  const text = said.map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${value}"`));
  const inside = [...element.children].map((child) => `\n  ${child.outerHTML.trim()}`).join('');
  return `<${tag}${text.join('')}>${inside}${inside && '\n'}</${tag}>`;
}
