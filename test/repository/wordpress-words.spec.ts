import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { atNight } from '../effort.js';

const plugin = 'integrations/wordpress';
const read = (path: string) => readFileSync(`${plugin}/${path}`, 'utf8');
const sources = (readdirSync(plugin, { recursive: true }) as string[]).filter(
  (path) => /\.(php|js)$/.test(path) && !path.startsWith('languages'),
);

/** Single-quoted texts of PHP and JavaScript, as WordPress finds those that are to be translated. */
const quoted = `'((?:[^'\\\\]|\\\\.)*)'`;
const unquoted = (text: string) => text.replace(/\\(['\\])/g, '$1');

/** Every text that is to be translated, the description of the plugin among them. */
function textsOfPlugin(): Set<string> {
  const call = RegExp(`\\b(?:esc_html|esc_attr)?_?_[ex]?\\(\\s*${quoted},\\s*'bandstand'`, 'g');
  const found = sources.flatMap((path) =>
    [...read(path).matchAll(call)].map(([, text = '']) => unquoted(text)),
  );
  const [, description = ''] = /Description: +(.+)/.exec(read('bandstand.php')) ?? [];
  return new Set([description, ...found]);
}

function translationsTo(language: string): Map<string, string> {
  const pair = RegExp(`^\\t\\t${quoted} => ${quoted},$`, 'gm');
  const text = read(`languages/bandstand-${language}.l10n.php`);
  return new Map(
    [...text.matchAll(pair)].map(([, from = '', to = '']) => [unquoted(from), unquoted(to)]),
  );
}

/** Those of the widgets; English is what the sources say. */
const languages = readdirSync('src/i18n/states')
  .map((name) => /^([a-z]{2})\.json$/.exec(name)?.[1] ?? 'en')
  .filter((language) => language !== 'en');

test('what the WordPress plugin has a translation of is one of its texts, with the same places in it', () => {
  const texts = textsOfPlugin();
  expect(texts.size).toBeGreaterThan(100);
  const places = (text: string) => text.match(/%[sd]|emulator:|[ps]k_|https?:\/\//g)?.sort();
  for (const language of languages) {
    const translations = translationsTo(language);
    const unknown = [...translations.keys()].filter((text) => !texts.has(text));
    expect(unknown, language).toEqual([]);
    const wrong = [...translations].filter(
      ([from, to]) => !to.trim() || String(places(to)) !== String(places(from)),
    );
    expect(wrong, language).toEqual([]);
  }
});

atNight(test)('a release of the WordPress plugin has every text in every language', () => {
  const texts = [...textsOfPlugin()];
  for (const language of languages) {
    const translations = translationsTo(language);
    expect(
      texts.filter((text) => !translations.has(text)),
      language,
    ).toEqual([]);
  }
});

test('the WordPress plugin shows no text that cannot be translated', () => {
  for (const path of sources) {
    const text = read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    // What stands between tags, and what a control or a notice is given as a text of its own.
    const bare = [
      ...text.matchAll(/>([A-Z][a-z]+(?: [^<>]*)?)<\//g),
      ...text.matchAll(
        /\b(?:label|help|title|instructions|description)['"]?\s*(?::|=>)\s*'([^']+)'/g,
      ),
    ].map(([, words]) => words);
    expect(
      bare.filter((words) => words !== 'Bandstand'),
      path,
    ).toEqual([]);
  }
});
