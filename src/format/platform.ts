/** Names that cannot be made from the slug. */
const platforms = new Map([
  ['amazonmusic', 'Amazon Music'],
  ['applemusic', 'Apple Music'],
  ['ra', 'Resident Advisor'],
  ['residentadvisor', 'Resident Advisor'],
  ['soundcloud', 'SoundCloud'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['youtubemusic', 'YouTube Music'],
]);

/** Where the sound itself is to be had, whatever else there is. */
const forListening = new Set(
  'amazonmusic anghami applemusic audio audiomack audius bandcamp beatport deezer mixcloud preview qobuz soundcloud spotify tidal youtube youtubemusic'.split(
    ' ',
  ),
);

const keyOf = (slug: string): string => slug.replace(/[-_\s]+/g, '').toLowerCase();

/** Whether a link with this slug leads to something to hear. */
export const isForListening = (slug: string): boolean => forListening.has(keyOf(slug));

/** `hearthis-at` as “Hearthis at”: a platform nobody has heard of still gets a readable name. */
export function platformName(slug: string): string {
  const words = slug.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_\s]+/g, ' ');
  const known = platforms.get(keyOf(words));
  return known ?? words.trim().replace(/^./u, (letter) => letter.toUpperCase());
}
