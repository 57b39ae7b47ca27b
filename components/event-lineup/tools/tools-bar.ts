import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Wishes } from './filter.js';
import { icon, icons } from '../icons.js';
import type { LineupContext, LineupHost, View } from '../lineup-context.js';
import type { Plan } from './set-plan.js';

export interface Bar {
  wishes: Wishes;
  plan: Plan;
  view: View;
  stages: string[];
  /** How many sets are left of how many; undefined when nothing was asked for. */
  count: { shown: number; total: number } | undefined;
  clashes: number;
  wish: (change: Partial<Wishes>) => void;
  clear: () => void;
  show: (view: View) => void;
}

export function toolBar({ context }: LineupHost, bar: Bar): TemplateResult {
  return html`<div class="bar">
      ${searchField(bar, context)} ${bar.stages.length > 1 ? stageFilter(bar, context) : nothing}
      ${planButton(bar, context)} ${viewSwitch(bar, context)}
    </div>
    ${bar.count ? outcome(bar, bar.count, context) : nothing} ${planNotes(bar, context)}`;
}

const searchField = ({ wishes, wish }: Bar, { phrases }: LineupContext) =>
  html`<search class="search">
    <label>
      <span class="visually-hidden">${phrases.searchLineup}</span>
      ${icon(icons.search)}
      <input
        class="field"
        part="field"
        type="search"
        autocomplete="off"
        placeholder=${phrases.searchLineup}
        .value=${live(wishes.query)}
        @input=${({ target }: Event) => wish({ query: (target as HTMLInputElement).value })}
        @keydown=${keepToOurselves}
      />
    </label>
  </search>`;

/** Shortcuts of the page must not fire while somebody types. */
function keepToOurselves(event: KeyboardEvent): void {
  event.stopPropagation();
}

const stageFilter = ({ wishes, stages, wish }: Bar, { phrases }: LineupContext) =>
  html`<button type="button" class="button" part="button" popovertarget="stage-filter">
      ${phrases.stages}${badge(wishes.stages.size)} ${icon(icons.down, 'down')}
    </button>
    <fieldset id="stage-filter" class="sheet" popover @toggle=${giveFocusBack}>
      <legend class="visually-hidden">${phrases.stages}</legend>
      ${stages.map(
        (name) =>
          html`<label class="choice">
            <input
              type="checkbox"
              .checked=${live(wishes.stages.has(name))}
              @change=${() => wish({ stages: toggled(wishes.stages, name) })}
            />
            <bdi>${name}</bdi>
          </label>`,
      )}
    </fieldset>`;

/** Chromium leaves the focus in the hidden panel, from where it is lost. */
function giveFocusBack({ currentTarget, newState }: ToggleEvent): void {
  const panel = currentTarget as HTMLElement;
  const root = panel.getRootNode() as ShadowRoot;
  if (newState !== 'closed' || !panel.contains(root.activeElement)) return;
  root.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true });
}

const planButton = ({ wishes, plan, wish }: Bar, { phrases }: LineupContext) =>
  html`<button
    type="button"
    class="button"
    part="button"
    aria-pressed=${wishes.planned}
    @click=${() => wish({ planned: !wishes.planned })}
  >
    ${icon(icons.star)}<span class="plan-label">${phrases.myPlan}</span>${badge(plan.size)}
  </button>`;

const viewSwitch = ({ view, show }: Bar, { phrases }: LineupContext) =>
  html`<fieldset class="views" part="views">
    <legend class="visually-hidden">${phrases.view}</legend>
    ${(['list', 'poster', 'timetable'] as const).map(
      (name) =>
        html`<label class="view" title=${phrases[name]}>
          <input
            class="visually-hidden"
            type="radio"
            name="view"
            .checked=${live(view === name)}
            @change=${() => show(name)}
          />
          ${icon(icons[name])}<span class="visually-hidden">${phrases[name]}</span>
        </label>`,
    )}
  </fieldset>`;

const badge = (count: number) =>
  count > 0 ? html` <b class="badge"><span>${count}</span></b>` : nothing;

/** What is left, and every way back. */
const outcome = (
  { wishes, wish, clear }: Bar,
  { shown, total }: { shown: number; total: number },
  { phrases }: LineupContext,
) =>
  html`<div class="outcome">
    <p>${phrases.setCount(shown, total)}</p>
    ${[...wishes.stages].map(
      (name) =>
        html`<button
          type="button"
          class="button chip"
          part="chip"
          aria-label=${phrases.removeFilter(name)}
          @click=${(event: Event) => {
            moveFocus(event);
            wish({ stages: toggled(wishes.stages, name) });
          }}
        >
          <bdi>${name}</bdi>${icon(icons.close)}
        </button>`,
    )}
    <button
      type="button"
      class="button button-quiet"
      part="button"
      @click=${(event: Event) => {
        moveFocus(event);
        clear();
      }}
    >
      ${phrases.clearFilters}
    </button>
  </div>`;

const planNotes = ({ wishes, plan, clashes }: Bar, { phrases }: LineupContext) =>
  html`${
    wishes.planned && clashes > 0
      ? html`<p class="clash">${icon(icons.clash)}${phrases.clashCount(clashes)}</p>`
      : nothing
  }${plan.kept ? nothing : html`<p class="plan-note">${phrases.planNotKept}</p>`}`;

/** An empty plan is an invitation; an empty search offers the way back. */
export function nothingFound({ context }: LineupHost, { planned }: Wishes): TemplateResult {
  const { phrases } = context;
  return html`<div class="notice" part="empty">
    <p class="notice-title">${planned ? phrases.emptyPlan : phrases.noSets}</p>
  </div>`;
}

/** The button that was pressed goes away: the search field is where to go on. */
function moveFocus({ currentTarget }: Event): void {
  const root = (currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  root.querySelector<HTMLElement>('.search input')?.focus();
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const changed = new Set(names);
  if (!changed.delete(name)) changed.add(name);
  return changed;
}
