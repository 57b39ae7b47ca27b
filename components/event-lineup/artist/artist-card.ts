import { html, nothing, type TemplateResult } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import { dayLabel } from '../../../src/format/wall-times.js';
import { placeLabel } from '../../../src/format/place.js';
import type { ArtistProfile } from '../../../src/lineup/profile.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { artistLinks } from './artist-links.js';
import type { LineupContext, TicketHints } from '../lineup-context.js';
import type { SetExtras } from './set-extras.js';
import { drawPortrait } from '../list/portrait.js';
import { setTimes } from '../list/set-times.js';

export interface ArtistCard {
  /** What the line-up knows: enough to open at once. */
  artist: ArtistSummary;
  sets: StageSet[];
  profile: ArtistProfile | undefined;
  /** What stands in the place of the profile: bones, or an error with a way out. */
  pending: TemplateResult | undefined;
  extras: SetExtras;
  /** Those on the same page. */
  tickets: TicketHints | undefined;
  leave: () => void;
}

/** One act: face, name, where and when it plays, what it is about, where to hear it. */
export function artistCard(card: ArtistCard, context: LineupContext): TemplateResult {
  const { artist, profile, sets, pending, extras, tickets, leave } = card;
  const days = sets.map(({ day }) => day);
  const current = profile ?? artist;
  return html`
    <div class="artist-photo">
      ${drawPortrait(current.name, current.imageUrl, { size: 640, eager: true })}
    </div>
    <div class="artist-text">
      <h2 class="artist-name" id="artist-name" part="artist-name" tabindex="-1">
        <bdi translate="no">${current.name}</bdi>
      </h2>
      ${drawQuietLine(profile?.realName)} ${drawQuietLine(current.genres.join(', '))}
      ${drawQuietLine(placeLabel(current, context.locale))} ${extras.shareOf(current)}
      ${drawAppearances(card, context)} ${tickets?.drawTicketsLink(days, leave)}
      ${profile ? drawBiography(profile) : pending}
      ${profile ? artistLinks(profile, context) : nothing}
    </div>
  `;
}

const drawQuietLine = (text: string | null | undefined) =>
  text ? html`<p class="artist-fact"><bdi>${text}</bdi></p>` : nothing;

/** Every set at the event; a note belongs to its set, not to the artist (spec L52). */
function drawAppearances(
  { artist, sets, extras, tickets }: ArtistCard,
  context: LineupContext,
): TemplateResult | typeof nothing {
  if (sets.length === 0) return nothing;
  return html`<ul role="list" class="appearances" aria-label=${context.phrases.allSets}>
    ${sets.map(
      (set) =>
        html`<li class="appearance" part="appearance">
          ${setTimes(set, context)}
          <p>
            <strong>${dayLabel(set.day, context.locale)}</strong>
            <bdi class="where" translate="no">${set.slot.stage}</bdi>
          </p>
          ${set.slot.setNote ? html`<p class="note"><bdi>${set.slot.setNote}</bdi></p>` : nothing}
          ${tickets?.drawDayHint(set.day)} ${extras.of(set, artist)}
        </li>`,
    )}
  </ul>`;
}

/** Plain text, paragraphs between blank lines. The short one leads, unless the long repeats it. */
function drawBiography({ bioShort, bioLong }: ArtistProfile): TemplateResult | typeof nothing {
  const lead = bioShort && !bioLong.startsWith(bioShort) ? bioShort : '';
  const paragraphs = bioLong.split(/\n\s*\n/).filter((text) => text.trim());
  if (!lead && paragraphs.length === 0) return nothing;
  return html`<div class="biography" part="biography">
    ${lead ? html`<p class="lead" dir="auto">${lead}</p>` : nothing}
    ${paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}
  </div>`;
}
