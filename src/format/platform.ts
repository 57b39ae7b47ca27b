/** Names that cannot be made from the slug. */
const platforms = new Map([
  ['applemusic', 'Apple Music'],
  ['ra', 'Resident Advisor'],
  ['residentadvisor', 'Resident Advisor'],
  ['soundcloud', 'SoundCloud'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
]);

/** `hearthis-at` as “Hearthis at”: a platform nobody has heard of still gets a readable name. */
export function platformName(slug: string): string {
  const words = slug.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_\s]+/g, ' ');
  const known = platforms.get(words.replaceAll(' ', '').toLowerCase());
  return known ?? words.trim().replace(/^./u, (letter) => letter.toUpperCase());
}
