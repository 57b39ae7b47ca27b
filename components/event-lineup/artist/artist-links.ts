import { html, nothing, type TemplateResult } from 'lit';
import { isForListening, platformName } from '../../../src/format/platform.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import type { ArtistProfile } from '../../../src/lineup/profile.js';
import type { LineupContext } from '../lineup-context.js';

/** The artist's own places on the web, first those to listen at; only http and https become links. */
export function artistLinks(
  { website, socials }: ArtistProfile,
  { phrases }: LineupContext,
): TemplateResult {
  const named = (slugs: ArtistProfile['socials']) =>
    slugs.map(([slug, url]): [string, string] => [platformName(slug), url]);
  const toHear = socials.filter(([slug]) => isForListening(slug));
  const others = socials.filter(([slug]) => !isForListening(slug));
  const listening = drawLinkList(named(toHear), phrases.listen, phrases.opensInNewTab);
  const heard =
    listening === nothing ? nothing : html`<p class="artist-listen">${phrases.listen}</p>`;
  const rest: [string, string][] = [[phrases.website, website], ...named(others)];
  return html`${heard} ${listening} ${drawLinkList(rest, phrases.links, phrases.opensInNewTab)}`;
}

/** Names and addresses; nothing where none of them is a link. */
function drawLinkList(named: [string, string][], title: string, hint: string) {
  const links = named.flatMap(([name, url]) => {
    const href = webUrl(url);
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return nothing;
  return html`<ul role="list" class="artist-links" aria-label=${title}>
    ${links.map(({ name, href }) => drawLink(name, href, hint))}
  </ul>`;
}

const drawLink = (name: string, href: SafeAddress, hint: string) =>
  html`<li>
    <a class="button" part="link" href=${href} target="_blank" rel="noopener noreferrer"
      >${name}<span class="visually-hidden"> ${hint}</span>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 16 16 8M9 8h7v7" /></svg
    ></a>
  </li>`;
