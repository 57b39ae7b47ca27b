import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon, icons } from '../icons.js';
import type { LineupContext, LineupHost, View } from '../lineup-context.js';
import { drawBadge } from './badge.js';
import { filterPanel, type FilterChoices } from './filter-panel.js';
import { drawSummary, type FilterSummary } from './filter-summary.js';
import { searchField } from './search-field.js';
import { skipLink } from './skip-link.js';

/** How many sets match, of how many. */
export interface SetCount {
  readonly shown: number;
  readonly total: number;
}

export interface ToolBar extends FilterSummary {
  view: View;
  /** As they are offered. */
  views: readonly View[];
  choices: FilterChoices;
  /** Undefined when nothing is filtered. */
  count: SetCount | undefined;
  show: (view: View) => void;
}

export function toolBar(host: LineupHost, bar: ToolBar): TemplateResult {
  const { context } = host;
  return html`<div class="bar">
      ${skipLink(host)} ${search(bar, context)}
      <div class="bar-buttons">
        ${filterPanel(bar.choices, bar.criteria, bar.toggle, context)} ${planButton(bar, context)}
        ${viewSwitch(bar, context)}
      </div>
    </div>
    ${bar.count ? drawSummary(bar, bar.count, context) : nothing}
    ${bar.plan.isStored ? nothing : html`<p class="plan-note">${context.phrases.planNotKept}</p>`}`;
}

const search = ({ criteria, change }: ToolBar, context: LineupContext) =>
  searchField({ query: criteria.query, search: (query) => change({ query }) }, context);

const planButton = ({ criteria, plan, change }: ToolBar, { phrases }: LineupContext) =>
  html`<button
    type="button"
    class="button"
    part="button"
    aria-pressed=${criteria.planned}
    .press=${() => change({ planned: !criteria.planned })}
  >
    ${icon(icons.star)}<span class="plan-label">${phrases.myPlan}</span>${drawBadge(plan.size)}
  </button>`;

const viewSwitch = ({ view, views, show }: ToolBar, { phrases }: LineupContext) =>
  html`<fieldset class="views" part="views" .choose=${show}>
    <legend class="visually-hidden">${phrases.view}</legend>
    ${views.map(
      (name) =>
        html`<label class="view" title=${viewName(name, phrases)}>
          <input
            class="visually-hidden"
            type="radio"
            name="view"
            .value=${name}
            .checked=${live(view === name)}
          />
          ${icon(icons[name])}<span class="view-label">${viewName(name, phrases)}</span>
        </label>`,
    )}
  </fieldset>`;

/** The key of one of them is taken: `time` would say something else. */
const viewName = (view: View, phrases: LineupContext['phrases']): string =>
  view === 'time' ? phrases.byTime : phrases[view];
