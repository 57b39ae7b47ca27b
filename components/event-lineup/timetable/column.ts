import { html, nothing, type TemplateResult } from 'lit';
import type { Stage } from '../../../src/lineup/schedule.js';
import { placesOf } from '../../../src/lineup/side-by-side.js';
import { drawnEnd } from '../../../src/lineup/time-axis.js';
import { heading } from '../../internal/heading.js';
import { plainList } from '../list/plain-list.js';
import { drawBlock, blockFacts } from './block.js';
import { drawFittedBlock } from './fitted-block.js';
import { styleProperties } from '../style-properties.js';
import type { Table } from './ruler.js';
import { stageColour } from './stage-colour.js';

/** A stage: its name, then its sets in order of time. The style sheet puts them where they play. */
export function drawColumn({ name, sets }: Stage, index: number, table: Table): TemplateResult {
  const { headingLevel, drawList = plainList } = table.context;
  const places = placesOf(sets.map((set) => ({ start: set.start, end: drawnEnd(set) })));
  const widest = Math.max(...places.map(({ lanes }) => lanes));
  const letters = Math.max(...name.split(/\s/).map((word) => word.length));
  return html`<section
    class="column"
    ${styleProperties({ '--stage': stageColour(index), '--widest': widest, '--letters': letters })}
  >
    <div class="column-head" title=${name || nothing}>
      ${name ? heading(headingLevel, html`<bdi translate="no">${name}</bdi>`, 'column-name') : nothing}
    </div>
    <ol role="list" class="slots" aria-label=${name || nothing}>
      ${drawList(
        sets,
        (set, at) => (table.card ? drawFittedBlock : drawBlock)(set, places[at], table),
        {
          factsOf: (set, at) => blockFacts(set, places[at], table),
          cost: 0.5,
        },
      )}
    </ol>
  </section>`;
}
