import { isSecretKey } from '../../src/client/credential.js';
import {
  isPlaceholder,
  isPlaceholderKey,
  isSample,
  sampleAddress,
  secretKeyWords,
} from '../../src/client/diagnose.js';
import { secretKey } from '../../src/embed/early.js';
import { aboutOf, type About } from './widgets.js';
import type { PackedRelease, SnippetOptions } from './wish.js';

/** Why no snippet could be written that works. */
export interface SnippetProblem {
  readonly field: keyof SnippetOptions;
  readonly words: string;
}

/** In the order of the fields; none where everything is right. Nobody is asked. */
export function snippetProblems(wish: SnippetOptions, release: PackedRelease): SnippetProblem[] {
  return [
    ...widgets(wish),
    ...service(wish),
    ...serviceKeyOf(wish),
    ...subjects(wish),
    ...look(wish),
    ...script(wish, release),
  ];
}

const when = (isWrong: boolean, field: keyof SnippetOptions, words: string): SnippetProblem[] =>
  isWrong ? [{ field, words }] : [];

const widgets = ({ widgets: chosen }: SnippetOptions): SnippetProblem[] =>
  when(chosen.length === 0, 'widgets', 'Choose at least one widget.');

/** However it was copied, and into whichever field: what a server's key begins with. */
export const hasSecret = (text: string): boolean =>
  isSecretKey(text) || secretKey.test(text) || /\bsk_(live|test)_/i.test(text);

const secret = (field: keyof SnippetOptions): SnippetProblem => ({ field, words: secretKeyWords });

function service({ baseUrl, spelling }: SnippetOptions): SnippetProblem[] {
  if (!baseUrl && spelling === 'shortcode') return []; // the settings of the plugin say it
  if (hasSecret(baseUrl)) return [secret('baseUrl')];
  if (baseUrl.startsWith('emulator:')) return [];
  if (isSample(baseUrl) && baseUrl) return [{ field: 'baseUrl', words: sampleAddress(baseUrl) }];
  return when(
    !isWebAddress(baseUrl),
    'baseUrl',
    'Write the address of your ticketing service. It begins with https://.',
  );
}

/** With something behind `https://`, and without a name and password in front of the host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hash, search } = new URL(text);
  return !username && !password && !hash && !search;
}

function serviceKeyOf({ serviceKey }: SnippetOptions): SnippetProblem[] {
  if (hasSecret(serviceKey)) return [secret('serviceKey')];
  return when(
    serviceKey !== '' && isPlaceholderKey(serviceKey),
    'serviceKey',
    'This is the placeholder of an example. Write your own publishable key.',
  );
}

const names = { event: 'event', form: 'form', organiser: 'organiser' } as const;

function subjects(wish: SnippetOptions): SnippetProblem[] {
  const needed = new Set<About | undefined>(wish.widgets.map(aboutOf));
  return Object.values(names).flatMap((about) => {
    const value = wish[about];
    if (hasSecret(value)) return [secret(about)];
    if (value && (isPlaceholder(value) || !value.trim()))
      return [
        { field: about, words: `"${value}" is the placeholder of an example. Write your own.` },
      ];
    const called = about === 'form' ? 'key' : 'short name';
    return when(
      !value && needed.has(about),
      about,
      `Which ${about}? Write its ${called}, as your ticketing service has it.`,
    );
  });
}

function look({ accent, font }: SnippetOptions): SnippetProblem[] {
  return [
    ...when(
      accent !== '' && !/^(#[\da-f]{3,8}|[a-z]+|[a-z]+\([\w\s.,%/+-]+\))$/i.test(accent),
      'accent',
      'Write the colour as your style sheet does: #c2410c, for example.',
    ),
    ...when(
      /[{};<>\\]/.test(font),
      'font',
      'Write the name of a font that your page has, for example Georgia, serif.',
    ),
  ];
}

function script(
  { script: own, version, integrity, importMap }: SnippetOptions,
  release: PackedRelease,
): SnippetProblem[] {
  if (hasSecret(own)) return [secret('script')];
  if (own && !isWebAddress(own))
    return [
      {
        field: 'script',
        words: `"${own}" is no address of bandstand.js. It begins with https://.`,
      },
    ];
  if (!/^[\w.-]*$/.test(version))
    return [{ field: 'version', words: `"${version}" is no version, such as ${release.version}.` }];
  return when(
    (integrity || importMap) && version !== '' && version !== release.version,
    importMap ? 'importMap' : 'integrity',
    `This is ${release.version}: for the hash of ${version}, run npx bandstand@${version} snippet.`,
  );
}
