import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon, icons } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';
import { drawBadge } from './badge.js';
import type { FilterCriteria } from '../list/filter.js';
import { drawPopover } from '../list/popover.js';

/** What a line-up can be filtered by, each name once. */
export interface FilterChoices {
  stages: string[];
  genres: string[];
}

export type FilterKind = keyof FilterChoices;
type Toggle = (kind: FilterKind, name: string) => void;

/** Stages and genres in one panel; a list of one is no choice. */
export function filterPanel(
  choices: FilterChoices,
  criteria: FilterCriteria,
  toggle: Toggle,
  { phrases }: LineupContext,
): TemplateResult | typeof nothing {
  const kinds = (['stages', 'genres'] as const).filter((kind) => choices[kind].length > 1);
  if (kinds.length === 0) return nothing;
  return drawPopover({
    id: 'filters',
    name: phrases.filters,
    button: html`${icon(icons.filter, 'lead')}${phrases.filters}${drawBadge(criteria.stages.size + criteria.genres.size)}
    ${icon(icons.down, 'down')}`,
    content: kinds.map((kind) => group(kind, phrases[kind], choices[kind], criteria, toggle)),
  });
}

const group = (
  kind: FilterKind,
  title: string,
  names: string[],
  criteria: FilterCriteria,
  toggle: Toggle,
) =>
  html`<fieldset class="choices" .choose=${(name: string) => toggle(kind, name)}>
    <legend>${title}</legend>
    ${names.map(
      (name) =>
        html`<label class="option choice">
          <input type="checkbox" .value=${name} .checked=${live(criteria[kind].has(name))} />
          <bdi translate="no">${name}</bdi>
        </label>`,
    )}
  </fieldset>`;
