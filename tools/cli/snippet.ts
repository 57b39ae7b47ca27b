import { widgetHostOf } from '../../src/embed/hosts.js';
import { unknownWidget } from '../../src/embed/organiser-words.js';
import { modulesIn } from '../snippet/modules.js';
import { policyHash } from '../snippet/policy.js';
import { snippetProblems } from '../snippet/problems.js';
import { importMapText, snippetOf, wholeSnippet } from '../snippet/snippet.js';
import { scriptText, starterOf } from '../snippet/starter.js';
import { isTag, tags, type WidgetTag } from '../snippet/widgets.js';
import {
  emptyWish,
  spellings,
  type PackedRelease,
  type Spelling,
  type SnippetOptions,
} from '../snippet/wish.js';
import {
  helpOption,
  keyOf,
  keyOptions,
  optionLines,
  readOptions,
  UsageError,
  type Command,
} from './command.js';
import { fileList, version } from './package-files.js';

const options = {
  widget: { type: 'string', takes: 'NAME', says: 'what to show, such as lineup or event-faq' },
  'base-url': { type: 'string', takes: 'URL', says: 'the ticketing service, or emulator:' },
  ...keyOptions,
  event: { type: 'string', takes: 'SLUG', says: 'short name of the event' },
  form: { type: 'string', takes: 'KEY', says: 'key of the form, for widgets that show a form' },
  organiser: { type: 'string', takes: 'SLUG', says: 'short name of the organiser' },
  spelling: {
    type: 'string',
    takes: 'NAME',
    says: 'element (the default), div, link or shortcode',
  },
  script: { type: 'string', takes: 'URL', says: 'your own copy of bandstand.js' },
  version: { type: 'string', takes: 'N', says: `version of the script; default ${version}` },
  integrity: { type: 'boolean', says: 'adds the hash of this version' },
  'import-map': {
    type: 'boolean',
    says: 'adds that, and the hashes of all parts, in an import map',
  },
  room: { type: 'boolean', says: 'adds the rule that reserves space for the widget' },
  starter: { type: 'boolean', says: 'adds a line that requests data before the script has loaded' },
  offline: {
    type: 'boolean',
    says: 'saves data for use without a network (see bandstand offline)',
  },
  help: helpOption,
} as const;

type Given = ReturnType<typeof readOptions<typeof options>>['values'];

export const snippet: Command = {
  name: 'snippet',
  summary: 'writes the script tag and a widget to paste into a page',
  options,
  help: () => `bandstand snippet --widget NAME --base-url URL [options]

Writes what a page needs to standard output. It refuses secret keys, placeholders from examples, and
unknown widgets. For several widgets: --widget lineup,tickets.
--spelling shortcode is for the WordPress plugin, whose settings have the service and key.

${optionLines(options)}

Exit code 0: written. 2: refused.`,
  async run(args) {
    const { values, positionals } = readOptions(args, options);
    if (positionals[0] !== undefined) throw new UsageError(`What is "${positionals[0]}" for?`);
    const wish = wishOf(values);
    if (wish.spelling === 'shortcode') refuseBesideShortcode(values);
    const release = releaseOf();
    const [problem] = snippetProblems(wish, release);
    if (problem) throw new UsageError(`--${optionOf(problem.field)}: ${problem.words}`);
    console.log([await policyNote(wish, release), wholeSnippet(snippetOf(wish, release))].join(''));
    return 0;
  },
};

/** What a script tag or a style sheet would say. */
function refuseBesideShortcode(given: Given): void {
  const besides = [
    'script',
    'version',
    'integrity',
    'import-map',
    'room',
    'starter',
    'offline',
  ] as const;
  const name = besides.find((one) => given[one] !== undefined);
  if (name)
    throw new UsageError(
      `--${name}: beside a shortcode stands neither script tag nor style sheet. The plugin of ` +
        'WordPress writes the first, and Additional CSS of your theme takes the second.',
    );
}

/** Of this package; the hashes are those that the build has written into it. */
function releaseOf(): PackedRelease {
  const { files } = fileList();
  const integrity = files['bandstand.js']?.integrity ?? '';
  return { version, integrity, modules: modulesIn(files) };
}

/** By its hash a strict policy knows what stands in the page itself, which may be copied with the rest. */
async function policyNote(wish: SnippetOptions, release: PackedRelease): Promise<string> {
  const line = wish.starter ? starterOf(wish) : undefined;
  const inline = [line && scriptText(line), importMapText(wish, release)].filter(Boolean);
  if (inline.length === 0) return '';
  const hashes = await Promise.all(inline.map(async (text) => `'${await policyHash(text ?? '')}'`));
  return `<!-- Content-Security-Policy: script-src ${hashes.join(' ')} -->\n`;
}

const optionOf = (field: string): string =>
  field.replace('widgets', 'widget').replace(/[A-Z]/g, '-$&').toLowerCase();

function wishOf(given: Given): SnippetOptions {
  const { widget, 'base-url': baseUrl, spelling, ...same } = given;
  const serviceKey = keyOf(given);
  const {
    integrity = false,
    'import-map': importMap = false,
    room = false,
    starter = false,
    offline = false,
  } = same;
  const { event, form, organiser, script, version: asked } = same;
  return {
    ...emptyWish,
    widgets: widgetsOf(widget),
    spelling: spellingOf(spelling),
    integrity,
    importMap,
    room,
    starter,
    offline,
    ...texts({ baseUrl, serviceKey, event, form, organiser, script, version: asked }),
  };
}

const texts = (given: Record<string, string | undefined>): Partial<SnippetOptions> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** By any of the names that content may call them. */
function widgetsOf(names: string | undefined): WidgetTag[] {
  if (!names) throw new UsageError('Which widget? Write --widget lineup, for example.');
  return names.split(',').map((name) => {
    const node = { localName: '', getAttribute: () => name.trim() };
    const { tag = '' } = widgetHostOf(node as never, { has: isTag });
    if (isTag(tag)) return tag;
    throw new UsageError(unknownWidget(name, tags));
  });
}

function spellingOf(name = 'element'): Spelling {
  if ((spellings as readonly string[]).includes(name)) return name as Spelling;
  throw new UsageError(`--spelling takes element, div, link or shortcode, not "${name}".`);
}
