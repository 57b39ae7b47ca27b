import { html, nothing, type TemplateResult } from 'lit';
import { icon, icons } from '../icons.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import type { FilterKind } from './filter-panel.js';
import type { FilterCriteria } from '../list/filter.js';
import type { SetPlan } from '../list/set-plan.js';

export interface FilterSummary {
  criteria: FilterCriteria;
  plan: SetPlan;
  clashes: number;
  change: (change: Partial<FilterCriteria>) => void;
  toggle: (kind: FilterKind, name: string) => void;
  clear: () => void;
}

/** What is left, and every way back. */
export function drawSummary(
  { criteria, clashes, toggle, clear }: FilterSummary,
  { shown, total }: { shown: number; total: number },
  context: LineupContext,
): TemplateResult {
  const { phrases } = context;
  const chips = (['stages', 'genres'] as const).flatMap((kind) =>
    [...criteria[kind]].map((name) => chip(name, () => toggle(kind, name), context)),
  );
  return html`<div class="outcome">
    <p>${phrases.setCount({ shown, total })}</p>
    ${
      criteria.planned && clashes > 0
        ? html`<p class="clash">${icon(icons.clash)}${phrases.clashCount({ count: clashes })}</p>`
        : nothing
    }
    ${chips}
    <button
      type="button"
      class="button button-quiet"
      part="button"
      @click=${(event: Event) => {
        moveFocus(event);
        clear();
      }}
    >
      ${isOnlySearched(criteria) ? phrases.clearSearch : phrases.clearFilters}
    </button>
  </div>`;
}

const isOnlySearched = ({ planned, stages, genres }: FilterCriteria): boolean =>
  !planned && stages.size + genres.size === 0;

const chip = (name: string, remove: () => void, { phrases }: LineupContext) =>
  html`<button
    type="button"
    class="button chip"
    part="chip"
    aria-label=${phrases.removeFilter({ name })}
    @click=${(event: Event) => {
      moveFocus(event);
      remove();
    }}
  >
    <bdi translate="no">${name}</bdi>${icon(icons.close)}
  </button>`;

/** An empty plan is an invitation; an empty search offers the way back. */
export function nothingFound(
  { context }: LineupHost,
  { planned, query }: FilterCriteria,
  suggestions: unknown,
): TemplateResult {
  const { phrases } = context;
  return html`<div class="notice" part="empty">
    <p class="notice-title">${planned ? phrases.emptyPlan : phrases.noSets({ query })}</p>
    ${suggestions}
  </div>`;
}

/** The button that was pressed goes away: the search field is where to go on. */
function moveFocus({ currentTarget }: Event): void {
  const root = (currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  root.querySelector<HTMLElement>('.search input')?.focus();
}
