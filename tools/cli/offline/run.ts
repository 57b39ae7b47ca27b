import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineList } from '../../../src/offline/worker/list.js';
import { exitCodes, printable } from '../command.js';
import { packedFile } from '../package-files.js';
import { picturesOf } from './feed-pictures.js';
import { ourFiles } from './our-files.js';
import { assetsOf } from './page-assets.js';
import { fileOf, readSite, type Site } from './site-pages.js';
import { iconOf, iconSizes, ownIcons, webManifest } from './web-manifest.js';

export interface OfflineWish {
  readonly root: string | undefined;
  readonly out: string | undefined;
  readonly name: string | undefined;
  readonly icon: string | undefined;
  readonly pictures: readonly string[] | undefined;
  readonly isDry: boolean;
  readonly remove: boolean;
}

const workerFile = 'bandstand-sw.js';
const manifestFile = 'festival.webmanifest';

/** What is written, by name. */
type Output = Record<string, string | Buffer>;

/** @returns the exit code */
export async function runOffline(names: readonly string[], wish: OfflineWish): Promise<number> {
  if (wish.remove) {
    const script = workerCode(`removeOffline(${JSON.stringify(workerFile)})`);
    write({ [workerFile]: script }, wish.out ?? wish.root ?? '.', wish);
    console.log(
      `Upload ${workerFile} over the old one, and leave it there for as long as somebody may have it: ` +
        'it deletes what was kept and unregisters itself. Take data-service-worker off your pages.',
    );
    return exitCodes.fine;
  }
  const all = readSite(names, wish.root);
  const site = { ...all, pages: all.pages.filter(({ loaders }) => loaders.length > 0) };
  for (const { paths, loaders } of all.pages)
    if (loaders.length === 0)
      console.error(printable(`Left out: ${paths.join(', ')} has no script tag of Bandstand.`));
  if (site.pages.length === 0) return exitCodes.wrong;
  const { list, notes } = await listOf(site, wish);
  const icons = wish.icon ? [iconOf(wish.icon)] : ownIcons;
  const name = wish.name ?? titleOf(site);
  write(
    {
      [workerFile]: workerCode(`startOffline(${JSON.stringify(list)})`),
      [manifestFile]: webManifest(site, name, icons),
      ...(wish.icon ? {} : iconFiles()),
    },
    wish.out ?? site.root,
    wish,
  );
  tell(list, notes);
  return exitCodes.fine;
}

async function listOf(
  site: Site,
  wish: OfflineWish,
): Promise<{ list: OfflineList; notes: string[] }> {
  const asked = wish.pictures
    ? { pictures: [...wish.pictures], notes: [] }
    : await picturesOf(site);
  const content = {
    pages: site.pages.flatMap(({ paths }) => paths),
    files: ourFiles(site),
    assets: [...new Set(site.pages.flatMap((page) => assetsOf(site, page)))],
    pictures: asked.pictures,
  };
  const release = createHash('sha256').update(JSON.stringify(content));
  // A page or a style sheet that has changed is a new release.
  for (const path of [...content.pages, ...content.assets])
    release.update(readFileSync(fileOf(site, path) ?? fileOf(site, `${path}index.html`)!));
  return { list: { release: release.digest('hex').slice(0, 12), ...content }, notes: asked.notes };
}

/** The worker, and what it is to do. */
const workerCode = (call: string): string =>
  `${packedFile('dist/cli/offline-worker.js').toString().trim()}\nbandstandOffline.${call};\n`;

const iconFiles = (): Output =>
  Object.fromEntries(
    iconSizes.map((size) => [`icon-${size}.png`, packedFile(`dist/cli/icon-${size}.png`)]),
  );

function titleOf(site: Site): string {
  const { title } = site.pages[0]!;
  return title || 'Festival';
}

function write(output: Output, folder: string, { isDry }: OfflineWish): void {
  if (!isDry) mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(output)) {
    const path = join(folder, name);
    if (!isDry) writeFileSync(path, content);
    console.log(
      printable(`${path}: ${isDry ? 'would be written' : 'written'} (${content.length} bytes)`),
    );
  }
}

function tell({ pages, files, assets, pictures }: OfflineList, notes: readonly string[]): void {
  const count = Object.keys(files).length;
  console.log(
    printable(
      `\nKept: ${pages.length} page addresses, ${count} files of Bandstand, ${assets.length} files of the pages, ` +
        `pictures below ${pictures.join(', ') || 'no address'}.`,
    ),
  );
  for (const note of notes)
    console.error(
      printable(`No pictures of artists are kept: ${note} Or name them: --pictures URL.`),
    );
  console.log(`
1. Upload ${workerFile}, ${manifestFile} and the icons to the root of your site.
2. Add to the script tag of each page: data-offline data-service-worker="/${workerFile}"
3. Add to the head of each page: <link rel="manifest" href="/${manifestFile}">

Your site has a service worker already? Leave out data-service-worker, and add this line to the end of
yours: importScripts('/${workerFile}');`);
}
