import { loaderFile, version } from '../package-files.js';
import type { Tag } from './document.js';
import { fine, noticeFinding, wrong, type Finding } from './finding.js';
import { get, Unreachable, type Got, type Limits } from './get.js';
import { integrityHash, strongest } from './hash.js';
import { folderOf, loaderAbove } from '../../snippet/one-address.js';
import { checkImportMap } from './import-map.js';
import type { CheckedPage } from './page.js';

/** Whether the script tag brings what it is there for. */
export async function checkScripts(page: CheckedPage, limits: Limits): Promise<Finding[]> {
  const found = await Promise.all(page.loaders.map((tag) => checkScript(tag, page, limits)));
  return [...presence(page), ...found.flat()];
}

function presence({ loaders, idle, comments }: CheckedPage): Finding[] {
  if (loaders.length > 0) return [];
  if (idle.length > 0) {
    const type = idle[0]?.getAttribute('type');
    const why = type ? `its type is "${type}"` : 'it has no src';
    return [
      wrong(
        'script',
        `the script tag of Bandstand does not run: ${why}. Where a consent manager changes that, no widget shows before the visitor agrees; the script sets no cookie and needs no consent.`,
      ),
    ];
  }
  if (comments.some((text) => text.includes('bandstand.js')))
    return [
      wrong(
        'script',
        'the script tag of Bandstand stands in a comment (<!-- … -->). Take it out of the comment.',
      ),
    ];
  return [
    wrong(
      'script',
      'there is no script tag of Bandstand in this page. `npx bandstand snippet` writes one; where a script or a bundler brings the widgets, say --base-url and --service-key, and the rest is checked.',
    ),
  ];
}

export const scriptAddress = (tag: Tag, { base }: CheckedPage): string | undefined => {
  const src = tag.getAttribute('src') ?? '';
  return URL.canParse(src, base) ? new URL(src, base).href : undefined;
};

async function checkScript(tag: Tag, page: CheckedPage, limits: Limits): Promise<Finding[]> {
  const address = scriptAddress(tag, page);
  if (address === undefined || !/^https?:/.test(address))
    return [wrong('script', `"${tag.getAttribute('src')}" is no address of a script.`)];
  if (/^https?:\/\/cdn\.example\b/.test(address))
    return [
      wrong(
        'script',
        `"${address}" is the placeholder of an example. Write the address of a real copy of bandstand.js.`,
      ),
    ];
  if (isMixed(address, page)) return [mixed('script', address)];
  try {
    const got = await get(address, {}, limits);
    if (got.status !== 200)
      return [wrong('script', `${address} answers ${got.status}: there is no script to run.`)];
    const parts = await checkParts(tag, got, page, limits);
    const map = await checkImportMap(tag, { ...got, address }, page, limits);
    return [...typeOf(got), versionOf(got), ...integrityOf(tag, got, page), ...parts, ...map];
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return [wrong('script', error.message)];
  }
}

function typeOf({ address, headers }: Got): Finding[] {
  const type = headers.get('Content-Type') ?? '';
  const isStrict = headers.get('X-Content-Type-Options')?.trim().toLowerCase() === 'nosniff';
  if (/javascript|ecmascript/i.test(type) || !isStrict) return [];
  return [
    wrong(
      'script',
      `${address} comes as "${type}" with nosniff, so that browsers do not run it. Serve it as text/javascript.`,
    ),
  ];
}

function versionOf({ address, body }: Got): Finding {
  const ours = loaderFile();
  const above = Buffer.from(loaderAbove(ours.toString(), version));
  if (body.equals(ours) || body.equals(above))
    return fine('version', `${address} is bandstand ${version}.`);
  const [, named] = /@(\d+\.\d+\.\d+[\w.-]*)/.exec(address) ?? [];
  if (!body.includes('bandstand') && !body.includes('data-event-widget'))
    return wrong('version', `${address} is some other script than bandstand.js.`);
  const other = named === undefined || named === version ? 'another build' : `version ${named}`;
  return noticeFinding(
    'version',
    `${address} is ${other}, and this is bandstand ${version}: what follows is judged by the rules of ${version}.`,
  );
}

function integrityOf(tag: Tag, { address, body }: Got, page: CheckedPage): Finding[] {
  const given = (tag.getAttribute('integrity') ?? '').trim();
  if (!given) return [];
  const best = strongest(given);
  if (best === undefined)
    return [
      wrong(
        'integrity',
        `integrity="${given}" is no hash that browsers know, and is ignored. Write sha384-….`,
      ),
    ];
  const real = integrityHash(best.kind, body);
  const isRight = best.hashes.includes(real);
  if (!isRight)
    return [
      wrong(
        'integrity',
        `the integrity of the script tag is not that of ${address}, so that browsers refuse the script. It should be ${best.kind}-${real}.`,
      ),
    ];
  if (!isSameOrigin(address, page) && !tag.attributes.has('crossorigin'))
    return [
      wrong(
        'integrity',
        'a script of another origin with integrity needs crossorigin="anonymous" on its tag, or browsers refuse it.',
      ),
    ];
  if (!/\d\.\d+\.\d/.test(new URL(address).pathname))
    return [
      noticeFinding(
        'integrity',
        `the integrity is right today, but ${address} names no version: with the next one browsers will refuse the script.`,
      ),
    ];
  return [fine('integrity', 'the integrity of the script tag is right.')];
}

/** Widgets are modules: of another origin they need its permission, unlike the script itself. */
async function checkParts(
  tag: Tag,
  { address, body }: Got,
  page: CheckedPage,
  limits: Limits,
): Promise<Finding[]> {
  const folder = folderOf(body.toString());
  const files = tag.getAttribute('data-files');
  const beside = files && URL.canParse(files, page.base) ? new URL(files, page.base).href : address;
  const core = new URL(`${folder}core.js`, beside).href;
  if (isSameOrigin(core, page) && !files) return [];
  const got = await get(core, { Origin: page.origin }, limits);
  if (got.status !== 200)
    return [
      wrong(
        'parts',
        `${core} answers ${got.status}: the files of dist/ belong together, ${folder ? 'in the folder that bandstand.js names' : 'beside bandstand.js'}.`,
      ),
    ];
  const granted = got.headers.get('Access-Control-Allow-Origin');
  if (granted === '*' || granted === page.origin) return [];
  return [
    wrong(
      'parts',
      `${core} may not be read by ${page.origin}: serve it with "Access-Control-Allow-Origin: *".`,
    ),
  ];
}

export const isSameOrigin = (address: string, { origin }: CheckedPage): boolean =>
  new URL(address).origin === origin;

/** A page that is safe loads nothing that is not, but from this very machine. */
export const isMixed = (address: string, { origin }: CheckedPage): boolean =>
  origin.startsWith('https:') &&
  /^http:\/\/(?!localhost\b|127\.\d+\.\d+\.\d+\b|\[::1\])/.test(address);

export const mixed = (what: string, address: string): Finding =>
  wrong(
    'mixed-content',
    `the ${what} ${address} is plain http on a page of https, so that browsers block it. Write https://.`,
  );
