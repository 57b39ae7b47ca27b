import { html, nothing, type TemplateResult } from 'lit';
import { timeLabel } from '../../../src/format/wall-times.js';
import { durationLabel } from '../../../src/format/duration.js';
import type { AgendaItem } from '../../../src/lineup/agenda.js';
import { clashWords, nameOf } from '../list/favourite.js';
import { daysLong } from '../list/days-long.js';
import type { LineupContext } from '../lineup-context.js';
import type { Clash } from '../list/clashes.js';

/** From so many minutes on there is time to go anywhere. */
const worthSaying = 15;

/** A set on the pocket sheet: when, who, where, what it clashes with, and the time before it. */
export function pocketRow(
  { set, freeBefore }: AgendaItem,
  clashes: readonly Clash[],
  context: LineupContext,
): TemplateResult {
  const { phrases, locale, hourCycle } = context;
  const { startTime, endTime, stage } = set.slot;
  const length = daysLong(set, locale);
  return html`<li class="row">
    ${
      freeBefore >= worthSaying
        ? html`<p class="free">
            ${phrases.freeTime({ duration: durationLabel(freeBefore, locale) })}
          </p>`
        : nothing
    }
    <p class="line">
      <span class="time"
        ><span translate="no">${timeLabel(startTime, locale, hourCycle)}</span>${
          endTime
            ? html` <span translate="no">– ${timeLabel(endTime, locale, hourCycle)}</span>`
            : nothing
        }${length}</span
      >
      <span class="where"
        ><b><bdi translate="no">${nameOf(set, context)}</bdi></b
        >${stage ? html` <bdi translate="no">${stage}</bdi>` : nothing}
        ${clashNotes(clashes, context).map((note) => html`<span class="clash">${note}</span>`)}</span
      >
    </p>
  </li>`;
}

/** More than these would take up the panel. */
const mostClashes = 3;

function clashNotes(clashes: readonly Clash[], context: LineupContext): string[] {
  const { phrases } = context;
  if (clashes.length > mostClashes) return [phrases.clashCount({ count: clashes.length })];
  return clashes.map((clash) => clashWords(clash, context));
}
