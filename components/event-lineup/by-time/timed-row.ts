import { html, nothing, type TemplateResult } from 'lit';
import { notesOf } from '../../../src/lineup/notes.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { drawActs } from '../list/acts.js';
import { drawPortrait } from '../list/portrait.js';
import { setTimes } from '../list/set-times.js';
import type { LineupContext } from '../lineup-context.js';

/**
 * A set among those of all stages: it says which stage is its own.
 *
 * @param kind more classes of the row
 * @param beside what is said below the stage
 */
export function timedRow(
  set: StageSet,
  context: LineupContext,
  kind = '',
  beside: unknown = nothing,
): TemplateResult {
  const { acts, slot } = set;
  return html`<li class="set timed-row ${kind} ${acts.length > 0 ? '' : 'unannounced'}" part="set">
    ${setTimes(set, context)}
    <span class="faces"
      >${acts.map((act) => drawPortrait(act.name, act.imageUrl, { size: 64 }))}</span
    >
    <div class="what">
      <p class="names">${drawActs(set, context)}</p>
      ${slot.stage ? html`<p class="about"><bdi translate="no">${slot.stage}</bdi></p>` : nothing}
      ${beside}
      ${notesOf(slot).map((note) => html`<p class="note" part="set-note"><bdi>${note}</bdi></p>`)}
      ${context.drawMarks?.(set)}
    </div>
  </li>`;
}
