import { html, nothing, type TemplateResult } from 'lit';
import { webUrl } from '../../../src/html/links.js';
import type { Profile } from '../../../src/lineup/profile.js';
import type { LineupContext } from '../lineup-context.js';

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

/** The artist's own places on the web; only http and https become links. */
export function artistLinks(
  { website, socials }: Profile,
  { phrases }: LineupContext,
): TemplateResult | typeof nothing {
  const named: [string, string][] = [
    [phrases.website, website],
    ...socials.map(([slug, url]): [string, string] => [platformName(slug), url]),
  ];
  const links = named.flatMap(([name, url]) => {
    const href = webUrl(url);
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return nothing;
  return html`<ul role="list" class="artist-links" aria-label=${phrases.links}>
    ${links.map(({ name, href }) => link(name, href, phrases.opensInNewTab))}
  </ul>`;
}

const link = (name: string, href: string, hint: string) =>
  html`<li>
    <a class="button" part="link" href=${href} target="_blank" rel="noopener noreferrer"
      >${name}<span class="visually-hidden"> ${hint}</span>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 16 16 8M9 8h7v7" /></svg
    ></a>
  </li>`;
