import { createHash } from 'node:crypto';
import { isSecretKey } from '../../src/client/credential.js';
import {
  isPlaceholder,
  isPlaceholderKey,
  isSample,
  sampleAddress,
  secretKeyWords,
} from '../../src/client/diagnose.js';
import { hostOf } from '../../src/embed/hosts.js';
import { unknownWidget } from '../../src/embed/organiser-words.js';
import { known, widgetOf } from './check/page.js';
import { helpOption, optionLines, readOptions, UsageError, type Command } from './command.js';
import { loaderFile, version } from './package-files.js';

const options = {
  widget: { type: 'string', takes: 'NAME', says: 'what is shown, such as lineup or event-faq' },
  'base-url': { type: 'string', takes: 'URL', says: 'the ticketing service, or emulator:' },
  'service-key': { type: 'string', takes: 'KEY', says: 'your publishable key (pk_…)' },
  event: { type: 'string', takes: 'SLUG', says: 'short name of the event' },
  form: { type: 'string', takes: 'KEY', says: 'key of the form, for widgets that show one' },
  organiser: { type: 'string', takes: 'SLUG', says: 'short name of the organiser, likewise' },
  spelling: { type: 'string', takes: 'NAME', says: 'element (unless told), div or link' },
  script: { type: 'string', takes: 'URL', says: 'your own copy of bandstand.js' },
  version: { type: 'string', takes: 'N', says: `of the script; ${version} unless told` },
  integrity: { type: 'boolean', says: 'with the hash by which browsers know this version' },
  help: helpOption,
} as const;

type Wish = ReturnType<typeof readOptions<typeof options>>['values'];

export const snippet: Command = {
  name: 'snippet',
  summary: 'writes the script tag and a widget, to be pasted into a page',
  options,
  help: () => `bandstand snippet --widget NAME --base-url URL [options]

Writes what a page needs to the standard output, and refuses what could not work: secret keys, the
placeholders of examples, names that nobody has.

${optionLines(options)}

Exit code 0: written. 2: refused.`,
  run(args) {
    const { values, positionals } = readOptions(args, options);
    if (positionals[0] !== undefined) throw new UsageError(`What is "${positionals[0]}" for?`);
    console.log(`${scriptTag(values)}\n${widgetTag(values)}`);
    return Promise.resolve(0);
  },
};

function scriptTag(wish: Wish): string {
  const { 'base-url': baseUrl = '', 'service-key': serviceKey } = wish;
  mustBeService(baseUrl);
  if (isSecretKey(serviceKey)) throw new UsageError(secretKeyWords);
  if (serviceKey !== undefined && isPlaceholderKey(serviceKey))
    throw new UsageError('--service-key is the placeholder of an example. Write your own.');
  const hash = createHash('sha384').update(loaderFile()).digest('base64');
  return tagOf('script', {
    async: '',
    src: sourceOf(wish),
    ...(wish.integrity && { integrity: `sha384-${hash}`, crossorigin: 'anonymous' }),
    'data-base-url': baseUrl,
    'data-service-key': serviceKey,
    'data-event': named('event', wish.event),
  });
}

function mustBeService(baseUrl: string): void {
  if (baseUrl.startsWith('emulator:')) return;
  if (isSample(baseUrl)) throw new UsageError(sampleAddress(baseUrl));
  if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError('--base-url takes the address of your ticketing service: https://….');
}

function sourceOf({ script, version: asked = version, integrity }: Wish): string {
  if (integrity && asked !== version)
    throw new UsageError(
      `This is ${version}: for the hash of ${asked}, run npx bandstand@${asked} snippet.`,
    );
  if (script === undefined)
    return `https://cdn.jsdelivr.net/npm/bandstand@${asked}/dist/bandstand.js`;
  if (URL.canParse(script) && /^https?:/.test(script)) return script;
  throw new UsageError(`--script takes the address of bandstand.js, not "${script}".`);
}

function named(option: string, value: string | undefined): string | undefined {
  if (value === undefined || (value.trim() && !isPlaceholder(value))) return value;
  throw new UsageError(`--${option} "${value}" is the placeholder of an example. Write your own.`);
}

const spellings = ['element', 'div', 'link'];

function widgetTag(wish: Wish): string {
  const { widget: name = '', spelling = 'element' } = wish;
  if (!spellings.includes(spelling))
    throw new UsageError(`--spelling takes element, div or link, not "${spelling}".`);
  const isKnown = { has: (tag: string) => known.includes(tag) };
  const node = { localName: '', getAttribute: () => name };
  const host = hostOf(node as never, isKnown);
  if (host.tag === undefined) throw new UsageError(unknownWidget(name, known));
  const { about } = widgetOf(host, host.tag);
  const subject = about && named(about, wish[about]);
  if (about && subject === undefined)
    throw new UsageError(`<${host.tag}> needs to know what it is about: --${about}.`);
  // The script tag says the event already.
  const own = about && about !== 'event' ? { [about]: subject } : {};
  if (spelling === 'element') return tagOf(host.tag, own);
  const short = host.tag.replace(/^event-/, '');
  const data = Object.entries(own).map(([key, value]) => [`data-${key}`, value]);
  if (spelling === 'div')
    return tagOf('div', { 'data-event-widget': short, ...(Object.fromEntries(data) as object) });
  const hash = new URLSearchParams({ widget: short, ...(about && { [about]: subject ?? '' }) });
  return tagOf('a', { href: `#${hash}` }, short);
}

function tagOf(name: string, attributes: Record<string, string | undefined>, text = ''): string {
  const list = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === '' ? [key] : [`${key}="${escaped(value)}"`];
  });
  return `<${[name, ...list].join(' ')}>${text}</${name}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
