import { html, nothing, type TemplateResult } from 'lit';
import { readObject, readText } from '../../src/contract/loose.js';
import { platformName } from '../../src/format/platform.js';
import { webUrl, type SafeAddress } from '../../src/html/links.js';
import type { EventsPhrases } from '../../src/i18n/events/phrases.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import { heading } from '../internal/heading.js';
import { noteLoading } from '../internal/listed-events/picture-loading.js';

/** Who an organiser is, as far as the service has said it; what is not there is empty. */
export interface ProfileView {
  readonly name: string;
  readonly place: string;
  readonly bioPlain: string;
  readonly bioHtml: string;
  readonly logoUrl: SafeAddress | undefined;
  readonly websiteUrl: SafeAddress | undefined;
  /** Name of the platform and address. */
  readonly links: readonly (readonly [string, SafeAddress])[];
}

interface ProfileContext {
  readonly headingLevel: number;
  readonly phrases: EventsPhrases & Pick<StatePhrases, 'opensInNewTab'>;
}

/** Undefined where nothing is known of the organiser. */
export function organiserProfile(answer: unknown): ProfileView | undefined {
  const raw = readObject(answer);
  const socials = Object.entries(readObject(raw['socials'])).flatMap(([slug, address]) => {
    const url = webUrl(readText(address));
    return url ? [[platformName(slug), url] as const] : [];
  });
  const profile = {
    name: readText(raw['name']),
    place: readText(raw['locationLabel']),
    bioPlain: readText(raw['bioPlain']),
    bioHtml: readText(raw['bioHtml']),
    logoUrl: webUrl(readText(raw['logoUrl'])),
    websiteUrl: webUrl(readText(raw['websiteUrl'])),
    links: socials,
  };
  return Object.values(profile).some((part) => part?.length) ? profile : undefined;
}

export function drawProfile(profile: ProfileView, context: ProfileContext): TemplateResult {
  const { name, place, logoUrl } = profile;
  return html`<header class="profile" part="profile">
    ${logoUrl ? drawLogo(logoUrl) : nothing}
    <div class="who">
      ${name ? heading(context.headingLevel, html`<bdi translate="no">${name}</bdi>`, 'title') : nothing}
      ${place ? html`<p class="place"><bdi translate="no">${place}</bdi></p>` : nothing}
    </div>
    ${drawBio(profile)} ${drawLinks(profile, context)}
  </header>`;
}

const drawLogo = (src: SafeAddress) =>
  html`<span class="logo" part="logo"
    ><img
      src=${src}
      alt=""
      width="96"
      height="96"
      decoding="async"
      @load=${noteLoading}
      @error=${noteLoading}
  /></span>`;

/** Its line breaks are as high as the gaps of the rich text, so that nothing moves when that comes. */
function drawBio({ bioPlain, bioHtml }: ProfileView): TemplateResult | typeof nothing {
  if (!bioPlain && !bioHtml) return nothing;
  return html`<div class="bio" dir="auto" .textContent=${bioPlain}></div>`;
}

function drawLinks(
  { name, websiteUrl, links: named }: ProfileView,
  { phrases }: ProfileContext,
): TemplateResult | typeof nothing {
  const all = [...(websiteUrl ? [[phrases.ownWebsite, websiteUrl] as const] : []), ...named];
  if (all.length === 0) return nothing;
  return html`<ul
    role="list"
    class="links"
    aria-label=${name ? phrases.linksOf({ name }) : nothing}
  >
    ${all.map(([words, url]) => drawLink(words, url, phrases.opensInNewTab))}
  </ul>`;
}

const drawLink = (words: string, url: SafeAddress, hint: string) =>
  html`<li>
    <a class="button" part="link" href=${url} target="_blank" rel="noopener noreferrer"
      >${words}<span class="visually-hidden"> ${hint}</span></a
    >
  </li>`;
