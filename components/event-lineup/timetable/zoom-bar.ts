import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Stage } from '../../../src/lineup/schedule.js';
import { icon } from '../icons.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { printDays } from '../print/print-days.js';
import { goToStage, keepMiddle } from './scroller.js';
import type { Zoom } from './zoom.js';

const icons = {
  zoomIn: svg`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5M8 11h6M11 8v6" />`,
  zoomOut: svg`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5M8 11h6" />`,
  print: svg`<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />`,
  fitAll: svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />`,
};

/** From so many stages on nobody finds one by looking for it. */
const manyStages = 7;

/** What stands above a timetable: how large it is, and the way to a stage. */
export function zoomBar(zoom: Zoom, stages: Stage[], host: LineupHost): TemplateResult {
  const { context } = host;
  const { phrases } = context;
  return html`<div class="zoom-bar">
    ${zoomButton(zoom, 'zoomOut', context)} ${zoomButton(zoom, 'zoomIn', context)}
    <button
      type="button"
      class="button"
      part="button"
      aria-pressed=${zoom.isFitted}
      @click=${() => zoom.toggleFit()}
    >
      ${icon(icons.fitAll)}<span>${phrases.fitAll}</span>
    </button>
    ${stages.length >= manyStages ? stageJump(stages, context) : nothing}
    ${
      'print' in window
        ? html`<button
            type="button"
            class="button print-days"
            part="button"
            @click=${() => void printDays(host)}
          >
            ${icon(icons.print)}<span>${phrases.printPlan}</span>
          </button>`
        : nothing
    }
  </div>`;
}

const zoomButton = (zoom: Zoom, name: 'zoomIn' | 'zoomOut', { phrases }: LineupContext) => {
  const by = name === 'zoomIn' ? 1 : -1;
  // Not disabled: the focus must not fall out of the page with the last step.
  return html`<button
    type="button"
    class="button button-icon"
    part="button"
    aria-label=${phrases[name]}
    aria-disabled=${!zoom.can(by)}
    @click=${({ currentTarget }: Event) => {
      keepMiddle(currentTarget as Element);
      zoom.change(by);
    }}
  >
    ${icon(icons[name])}
  </button>`;
};

const stageJump = (stages: Stage[], { phrases }: LineupContext) =>
  html`<select
    class="field stage-jump"
    part="field"
    aria-label=${phrases.goToStage}
    @change=${({ currentTarget }: Event) => goToStage(currentTarget as HTMLSelectElement)}
  >
    <option>${phrases.goToStage}</option>
    ${stages.map(({ name }) => html`<option translate="no">${name}</option>`)}
  </select>`;
