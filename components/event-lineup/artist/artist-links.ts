import { html, nothing, type TemplateResult } from 'lit';
import { platformName } from '../../../src/format/platform.js';
import { webUrl } from '../../../src/html/links.js';
import type { Profile } from '../../../src/lineup/profile.js';
import type { LineupContext } from '../lineup-context.js';

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
