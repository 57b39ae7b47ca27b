import { modulesIn, neededModules } from '../../snippet/modules.js';
import { fileList, loaderFile, version } from '../package-files.js';
import type { Tag } from './document.js';
import { fine, noticeFinding, wrong, type Finding } from './finding.js';
import { get, Unreachable, type Got, type Limits } from './get.js';
import { isHashOf } from './hash.js';
import type { CheckedPage } from './page.js';

interface ImportMap {
  readonly imports?: unknown;
  readonly integrity?: unknown;
}

const say = (words: string): Finding => wrong('import-map', words);

/** Whether the import map of the page, where it holds our modules to their hashes, lets the right ones in. */
export async function checkImportMap(
  loader: Tag,
  { address, body }: Got,
  page: CheckedPage,
  limits: Limits,
): Promise<Finding[]> {
  const tag = page.tags.find(isImportMap);
  if (!tag) return [];
  const map = read(tag.text);
  if (!map) return [say('the import map of the page is no JSON, so that browsers ignore it.')];
  const folder = new URL('.', address).href;
  const hashes = addressesOf(map.integrity, page);
  const ours = [...hashes].filter(([module]) => module.startsWith(folder));
  if (ours.length === 0) return [];
  const found = [
    ...placeOf(tag, loader, page),
    ...missing(hashes, folder, body, page),
    ...gap(addressesOf(map.imports, page), folder),
    ...(await wrongHashes(ours, page, limits)),
  ];
  const count = ours.length.toLocaleString('en-GB');
  const right = `the import map holds ${count} modules to hashes, and they are theirs.`;
  return found.length > 0 ? found : [fine('import-map', right)];
}

const isImportMap = (tag: Tag): boolean =>
  tag.localName === 'script' && tag.getAttribute('type')?.trim().toLowerCase() === 'importmap';

function read(text: string): ImportMap | undefined {
  try {
    const map: unknown = JSON.parse(text);
    return typeof map === 'object' && map !== null && !Array.isArray(map) ? map : undefined;
  } catch {
    return undefined;
  }
}

/** By whole addresses, as browsers read the keys. */
function addressesOf(part: unknown, { base }: CheckedPage): Map<string, string> {
  const entries = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  return new Map(
    entries.flatMap(([key, value]) =>
      URL.canParse(key, base) ? [[new URL(key, base).href, String(value)] as const] : [],
    ),
  );
}

function placeOf(tag: Tag, loader: Tag, { tags }: CheckedPage): Finding[] {
  if (tags.indexOf(tag) < tags.indexOf(loader)) return [];
  return [
    say(
      'the import map stands behind the script tag. A browser that has begun to load modules ignores it: put it before.',
    ),
  ];
}

/** Which modules there are, only the package of the same version knows. */
function missing(
  hashes: ReadonlyMap<string, string>,
  folder: string,
  loader: Buffer,
  { settings }: CheckedPage,
): Finding[] {
  if (!loader.equals(loaderFile()))
    return [
      noticeFinding(
        'import-map',
        `whether the import map names every module cannot be said: this is bandstand ${version}, and the script another one.`,
      ),
    ];
  const needed = Object.keys(neededModules(modulesIn(fileList().files), settings.baseUrl ?? ''));
  const absent = needed.filter((name) => !hashes.has(folder + name));
  if (absent.length === 0) return [];
  const [first = '', ...others] = absent;
  const names = others.length > 0 ? `${first} and ${others.length} more` : first;
  return [
    say(
      `the import map has no hash for ${names}, so that browsers refuse them or take any. Write it anew: npx bandstand snippet --import-map.`,
    ),
  ];
}

/** A part that did not come is asked for again as `…js?1`, for which no map can have a hash. */
function gap(imports: ReadonlyMap<string, string>, folder: string): Finding[] {
  if (imports.has(folder)) return [];
  return [
    say(
      `a part that did not come is asked for again under another address, for which the import map has no hash. Write it anew, with a line that leads the rest of ${folder} nowhere: npx bandstand snippet --import-map.`,
    ),
  ];
}

/** So many are asked for at a time: a page may name hundreds. */
const atOnce = 8;

async function wrongHashes(
  modules: readonly (readonly [string, string])[],
  page: CheckedPage,
  limits: Limits,
): Promise<Finding[]> {
  const waiting = [...modules];
  const found: Finding[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.push(...(await wrongHash(...next, page, limits)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

async function wrongHash(
  address: string,
  given: string,
  { origin }: CheckedPage,
  limits: Limits,
): Promise<Finding[]> {
  try {
    const { status, body } = await get(address, { Origin: origin }, limits);
    if (status !== 200) return [say(`the import map names ${address}, which answers ${status}.`)];
    if (isHashOf(given, body)) return [];
    return [
      say(
        `the hash of ${address} in the import map is not that of the file, so that browsers refuse it. Either the file is of another version, or somebody has changed it.`,
      ),
    ];
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return [say(error.message)];
  }
}
