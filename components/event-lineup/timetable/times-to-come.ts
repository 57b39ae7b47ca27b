import { html, nothing, type TemplateResult } from 'lit';
import type { Stage } from '../../../src/lineup/schedule.js';
import { heading } from '../../internal/heading.js';
import { setRow } from '../list/set-row.js';
import type { LineupContext } from '../lineup-context.js';

/** Sets that are beside the timetable, because nobody knows yet when they play. */
export function timesToCome(stages: Stage[], context: LineupContext): TemplateResult {
  const { headingLevel, phrases } = context;
  return html`<section class="to-come" part="to-come">
    ${heading(headingLevel, phrases.timesToCome, 'day-name')}
    ${stages.map(
      ({ name, sets }) =>
        html`${name ? heading(headingLevel + 1, html`<bdi translate="no">${name}</bdi>`, 'to-come-stage') : nothing}
          <ol role="list" class="sets" aria-label=${name || nothing}>
            ${sets.map((set) => setRow(set, context, false))}
          </ol>`,
    )}
  </section>`;
}
