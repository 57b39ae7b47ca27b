import type { ReactiveController, TemplateResult } from 'lit';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import type { LineupHost } from '../lineup-context.js';
import {
  countSets,
  createMatcher,
  filterDays,
  hasCriteria,
  toggleName,
  type FilterCriteria,
} from '../list/filter.js';
import type { ArrangedDays } from './arranged-days.js';
import type { FilterKind } from './filter-panel.js';
import type { FollowedPlan } from './followed-plan.js';
import { nothingFound } from './filter-summary.js';
import { Suggestions } from './suggestions.js';

/** How long a visitor pauses before the number of sets is announced. */
const announceDelayMilliseconds = 600;
const noCriteria: FilterCriteria = {
  query: '',
  stages: new Set(),
  genres: new Set(),
  planned: false,
};

/** What the days and the plan are, and what happens when the criteria change. */
interface FilterAccess {
  readonly arranged: ArrangedDays;
  readonly plan: FollowedPlan;
  changed(change: Partial<FilterCriteria>): void;
}

/** Search, stages, genres and "My plan": which sets of the days match them. */
export class SetFilter implements ReactiveController {
  readonly #host: LineupHost;
  readonly #access: FilterAccess;
  readonly #suggestions: Suggestions;
  #criteria = noCriteria;
  #announcement?: ReturnType<typeof setTimeout>;

  constructor(host: LineupHost, access: FilterAccess) {
    this.#host = host;
    this.#access = access;
    this.#suggestions = new Suggestions(host, (query) => this.change({ query }));
    host.addController(this);
    if (host.view !== 'plan') return;
    this.#criteria = { ...noCriteria, planned: true };
    access.changed(this.#criteria);
  }

  hostDisconnected(): void {
    clearTimeout(this.#announcement);
  }

  get criteria(): FilterCriteria {
    return this.#criteria;
  }

  get isActive(): boolean {
    return hasCriteria(this.#criteria);
  }

  find(days: ScheduleDay[], criteria = this.#criteria): ScheduleDay[] {
    return filterDays(days, createMatcher(criteria, this.#access.plan.has));
  }

  change(change: Partial<FilterCriteria>): void {
    this.#criteria = { ...this.#criteria, ...change };
    this.#access.changed(change);
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    this.#announcement = setTimeout(() => this.#announceCount(), announceDelayMilliseconds);
  }

  toggle(kind: FilterKind, name: string): void {
    this.change({ [kind]: toggleName(this.#criteria[kind], name) });
  }

  clear(): void {
    this.change(noCriteria);
  }

  /** An empty result, with similar names for what was typed. `criteria` are those that are drawn. */
  drawNothingFound(criteria: FilterCriteria): TemplateResult {
    const suggestions = this.#suggestions.draw(this.#searchableDays, this.#criteria.query);
    return nothingFound(this.#host, criteria, suggestions);
  }

  #announceCount(): void {
    const { days, total } = this.#access.arranged.now;
    const { phrases } = this.#host.context;
    const shown = countSets(this.find(days));
    const { query } = this.#criteria;
    const others = shown === 0 ? this.#suggestions.questions(this.#searchableDays, query) : [];
    this.#host.announce([phrases.setCount({ shown, total }), ...others].join('. '));
  }

  /** What any other query could find. */
  get #searchableDays(): ScheduleDay[] {
    return this.find(this.#access.arranged.now.days, { ...this.#criteria, query: '' });
  }
}
