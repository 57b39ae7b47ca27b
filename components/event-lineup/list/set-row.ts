import { html, nothing, type TemplateResult } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { countryName } from '../../../src/format/country.js';
import { notesOf } from '../../../src/lineup/notes.js';
import { isBig } from './bill.js';
import type { LineupContext } from '../lineup-context.js';
import { oneOrMore } from './plain-list.js';
import { drawPortrait } from './portrait.js';
import { drawActs } from './acts.js';
import { setTimes } from './set-times.js';

/** One set of a stage: when, who, what it sounds like, and the organiser's note on this set. */
export function setRow(set: StageSet, context: LineupContext, eager: boolean): TemplateResult {
  const { slot, acts } = set;
  const kind = ['unannounced', 'alone'][acts.length] ?? 'together';
  const classes = `set ${kind} ${isBig(set) && acts.length > 0 ? 'big' : ''}`;
  const about = quietLine(set, context);
  const face = ({ name, imageUrl }: ArtistSummary) =>
    drawPortrait(name, imageUrl, { size: 64, eager });
  // White space would be a node, too, and so would the mark of a text: a press may replace hundreds of rows.
  return html`<li class=${classes} part="set">
    ${setTimes(set, context)}<span class="faces">${oneOrMore(acts, face)}</span>
    <div class="what">
      <p class="names">${drawActs(set, context)}</p>
      ${about ? html`<p class="about"><bdi .textContent=${about}></bdi></p>` : nothing}${oneOrMore(
        notesOf(slot),
        drawNote,
      )}${context.drawMarks?.(set)}
    </div>
  </li>`;
}

const drawNote = (note: string) =>
  html`<p class="note" part="set-note"><bdi .textContent=${note}></bdi></p>`;

/** Genres and place of a single act; a back-to-back set says what its acts have in common. */
function quietLine({ acts }: StageSet, { locale }: LineupContext): string {
  const [lead, ...others] = acts;
  if (!lead) return '';
  const genres = lead.genres.filter((genre) => others.every((act) => act.genres.includes(genre)));
  // The dialog joins town, region and country; one line has room for one of them.
  const { locationLabel, hometown, region, country } = lead;
  const from =
    others.length === 0 &&
    (locationLabel || hometown || region || (country && countryName(country, locale)));
  // Where it wraps, the point ends a line and begins none.
  return [genres.slice(0, 2).join(', '), from].filter(Boolean).join('\u00a0· ');
}
