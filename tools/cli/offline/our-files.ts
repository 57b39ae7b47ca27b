import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { fileList, packedFile, version } from '../package-files.js';
import { addressIn, fileOf, type Site, type SitePage } from './site-pages.js';

/**
 * What the pages load of ours, by address, each with the hash by which a browser knows it. Chunks of
 * another build have another folder.
 */
export function ourFiles(site: Site): Record<string, string> {
  const found: Record<string, string> = {};
  for (const page of site.pages) {
    const [loader] = page.loaders;
    const script = loader && addressIn(page, loader.getAttribute('src') ?? '');
    if (!script) continue;
    const parts = folderOfParts(site, page, script);
    found[script] = parts.isAbove
      ? sha256Of(packedFile('dist/above/bandstand.js'))
      : sha256Of(packedFile('dist/bandstand.js'));
    for (const name of neededBy(page))
      found[parts.folder + name] = name.startsWith('chunks/')
        ? ''
        : sha256Of(packedFile(`dist/${name}`));
  }
  return Object.fromEntries(Object.entries(found).sort());
}

/** The folder of the script's parts: its own, the one it is told, or that of its version below it. */
function folderOfParts(site: Site, page: SitePage, script: string) {
  const told = page.settings.files;
  const folder = (told && addressIn(page, told)) ?? script.slice(0, script.lastIndexOf('/') + 1);
  const isAbove =
    !told && !fileOf(site, `${folder}core.js`) && !!fileOf(site, `${folder}${version}/core.js`);
  return { folder: isAbove ? `${folder}${version}/` : folder, isAbove };
}

/** By which a browser knows a file whose name does not change with its content. */
export const sha256Of = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The elements of a page, and all that they may come to load in its languages. */
function neededBy({ widgets, settings, tags }: SitePage): string[] {
  const isDemo = settings.baseUrl?.startsWith('emulator:');
  const entries = ['core.js', 'loader-parts.js', ...widgets.map(({ tag }) => `${tag}.js`)];
  if (isDemo) entries.push('emulator.js');
  const spoken = languagesOf(
    tags.map((tag) => tag.getAttribute('lang') ?? tag.getAttribute('locale')),
  );
  for (const language of languagesOf([settings.locale])) spoken.add(language);
  const translated = new Set(translatedLanguages());
  const isEnglish = ![...spoken].some((language) => translated.has(language));
  return filesBelow(entries, (name) => {
    const language = languageOfChunk(name);
    if (translated.has(language) && !spoken.has(language)) return false;
    return !isEnglish || !/^chunks\/\w+\/translate-/.test(name);
  });
}

const languageOfChunk = (name: string): string => /^chunks\/\w+\/([a-z]{2})-/.exec(name)?.[1] ?? '';

/** Those that have words of their own in the build: `de`, … */
export const translatedLanguages = (): string[] =>
  Object.keys(fileList().files).flatMap(
    (name) => /^chunks\/\w+\/([a-z]{2})-states\.js/.exec(name)?.[1] ?? [],
  );

/** These files of the build, and all that they may come to load, as far as it is wanted. */
export function filesBelow(
  entries: readonly string[],
  isWanted: (name: string) => boolean = () => true,
): string[] {
  const waiting = [...entries];
  const found = new Set<string>();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (found.has(name) || !(name in fileList().files)) continue;
    if (!isWanted(name)) continue;
    found.add(name);
    waiting.push(...importsOf(name));
  }
  return [...found].sort();
}

/** `nb` of `no-NO`, as the widgets read it. */
const languagesOf = (tags: readonly (string | null | undefined)[]): Set<string> =>
  new Set(
    tags.map((tag) =>
      (tag ?? '')
        .slice(0, 2)
        .toLowerCase()
        .replace(/^n[no]$/, 'nb'),
    ),
  );

/** `chunks/1a2b3c4` of this build. */
const chunkFolder = (): string =>
  posix.dirname(Object.keys(fileList().files).find((name) => name.startsWith('chunks/')) ?? '');

/** By the names that stand in a file of the build: chunks are asked for by name, elements by path. */
function importsOf(name: string): string[] {
  const text = packedFile(`dist/${name}`).toString();
  const paths = [...text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)].map(([, path = '']) =>
    posix.join(posix.dirname(name), path),
  );
  const lists = [...text.matchAll(/\$__\("([\w .-]+)"\)/g)].flatMap(([, names = '']) =>
    names.split(' ').map((chunk) => posix.join(chunkFolder(), `${chunk}.js`)),
  );
  return [...paths, ...lists];
}
