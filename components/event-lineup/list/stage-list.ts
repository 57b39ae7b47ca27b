import { html, nothing, type TemplateResult } from 'lit';
import type { Stage } from '../../../src/lineup/schedule.js';
import { heading } from '../../internal/heading.js';
import type { LineupContext } from '../lineup-context.js';
import { plainList } from './plain-list.js';
import { setRow } from './set-row.js';

/** How many pictures of a stage are fetched at once; the others wait until they come near. */
const eagerRows = 2;

/** The stages of one day, each with its sets in order of time; in the first frame only those in sight. */
export function stageList(stages: Stage[], context: LineupContext): TemplateResult {
  const { drawList = plainList } = context;
  let rowsLeft = context.rowsInSight;
  return html`<div class="stages" part="stages">
    ${drawList(stages, ({ name, sets }, stage) => {
      if (rowsLeft <= 0) return nothing;
      rowsLeft -= sets.length;
      return html`<section class="stage" part="stage">
        ${name ? heading(context.headingLevel, html`<bdi translate="no">${name}</bdi>`, 'stage-name') : nothing}
        <ol role="list" class="sets" aria-label=${name || nothing}>
          ${drawList(sets, (set, row) => setRow(set, context, stage === 0 && row < eagerRows))}
        </ol>
      </section>`;
    })}
  </div>`;
}
