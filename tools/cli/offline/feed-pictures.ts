import { readObjects, readText } from '../../../src/contract/loose.js';
import { createAsk, type ReadFeed } from '../prerender/feeds.js';
import { addressIn, type Site, type SitePage } from './site-pages.js';

/** Where the pictures of artists begin, as the line-ups of the pages have them. */
export async function picturesOf(site: Site): Promise<{ pictures: string[]; notes: string[] }> {
  const ask = createAsk({});
  const found = new Set<string>();
  const notes = new Set<string>();
  for (const page of site.pages) {
    if (page.settings.baseUrl?.startsWith('emulator:')) found.add(demoPictures(page));
    else
      await lineupPictures(page, ask).then(
        (starts) => starts.forEach((start) => found.add(start)),
        (error: unknown) => notes.add(error instanceof Error ? error.message : String(error)),
      );
  }
  return { pictures: [...found].filter(Boolean).sort(), notes: [...notes] };
}

/** Beside the script. */
function demoPictures(page: SitePage): string {
  const script = page.loaders[0]?.getAttribute('src') ?? '';
  const folder = page.settings.files ?? script.slice(0, script.lastIndexOf('/') + 1);
  return addressIn(page, `${folder}demo/`) ?? '';
}

async function lineupPictures({ settings, widgets }: SitePage, ask: ReadFeed): Promise<string[]> {
  const { baseUrl, serviceKey } = settings;
  const lineup = widgets.find(({ tag }) => tag === 'event-lineup');
  const slug = lineup && (lineup.host.read('event') ?? settings.event);
  if (!baseUrl || !slug) return [];
  const { slots } = await ask({ baseUrl, serviceKey }, 'getLineup', { slug });
  const artists = readObjects(slots).flatMap((slot) => readObjects(slot['artists']));
  return artists.flatMap((artist) => {
    const address = readText(artist['imageUrl']);
    if (!URL.canParse(address, `${baseUrl}/`)) return [];
    const { origin, pathname } = new URL(address, `${baseUrl}/`);
    return [origin + pathname.slice(0, pathname.lastIndexOf('/') + 1)];
  });
}
