import { html, type CSSResult, type ReactiveController, type TemplateResult } from 'lit';
import type { Day, StageSet } from '../../../src/lineup/schedule.js';
import { latePart } from '../../internal/late-part.js';
import type * as PlanCode from '../plan/plan.js';
import type { PlanPart } from '../plan/plan.js';
import { boxes } from '../../internal/styles/boxes.styles.js';
import { controls } from '../../internal/styles/controls.styles.js';
import { untilPainted } from '../../internal/until-painted.js';
import { warnDeveloper } from '../../internal/developer.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { ArrangedDays } from './arranged-days.js';
import { clashesOf, type Clash } from '../list/clashes.js';
import { dayView } from '../list/day-view.js';
import { clashNote, clashWords, favouriteButton } from '../list/favourite.js';
import { learnLaterWords } from '../later-words.js';
import {
  asksForAnything,
  countSets,
  filterDays,
  matcher,
  toggled,
  type Wishes,
} from '../list/filter.js';
import { FoundSets } from './found-sets.js';
import { GradualDrawing } from './gradual-drawing.js';
import { KeptFocus } from './kept-focus.js';
import { listenToFields } from './field-events.js';
import { liveOf } from '../live/live-of.js';
import type { Each, LineupHost, Tools, View } from '../lineup-context.js';
import { MovedSets } from './moved-sets.js';
import { planOf, type Plan } from '../list/set-plan.js';
import { nothingFound } from './outcome.js';
import { Suggestions } from './suggestions.js';
import { toolBar } from './tools-bar.js';
import { toolsStyles } from './tools.styles.js';
import { rememberedView, viewKey } from '../view-memory.js';
import { addWindowListener, removeWindowListener } from '../window-events.js';

/** A view beside the list, in a file of its own. */
interface OtherView {
  draw(days: Day[], host: LineupHost): TemplateResult;
  styles: readonly CSSResult[];
}

/** What a visitor has asked for, and which sets that is. */
interface Found {
  readonly wishes: Wishes;
  readonly found: Day[];
  /** How many of them. */
  readonly shown: number;
}

const views: readonly View[] = ['list', 'poster', 'timetable'];
const otherViews: Partial<Record<View, () => Promise<OtherView>>> = {
  poster: () => import('../poster/poster-view.js'),
  timetable: () => import('../timetable/timetable.js'),
};

/** How long a visitor pauses before a screen reader is told how many sets are left. */
const pause = 600;
const noWishes: Wishes = { query: '', stages: new Set(), genres: new Set(), planned: false };

/** Search, stage filter, plan and views of one line-up. */
class LineupTools implements Tools, ReactiveController {
  readonly #host: LineupHost;
  readonly #moved: MovedSets;
  readonly #drawing: GradualDrawing;
  readonly #found: FoundSets;
  readonly #suggestions: Suggestions;
  readonly each: Each;
  #wishes = noWishes;
  #plan?: Plan;
  #leavePlan?: (() => void) | undefined;
  readonly #arranged: ArrangedDays;
  #clashes = new Map<string, Clash[]>();
  /** Of the element, as last seen. */
  #asked: string;
  /** The newest that somebody wants to see; its file may still be on its way. */
  #wanted: View = 'list';
  #otherView?: { name: View; drawn: OtherView };
  #announcement?: ReturnType<typeof setTimeout>;
  #planPart?: PlanPart;
  readonly #fetchPlan: () => Promise<typeof PlanCode | undefined>;

  constructor(host: LineupHost) {
    this.#host = host;
    this.#arranged = new ArrangedDays(host);
    this.#fetchPlan = latePart(host, 'the plan', () => import('../plan/plan.js'));
    adoptStyles(host.renderRoot, controls, boxes, toolsStyles);
    this.#moved = new MovedSets(host, (slotId) => this.isPlanned(slotId));
    this.#drawing = new GradualDrawing(host, (row) => this.#factsOf(row));
    this.#found = new FoundSets(host);
    this.#suggestions = new Suggestions(host, (query) => this.#wish({ query }));
    this.each = this.#drawing.each;
    new KeptFocus(host, () => this.whole());
    host.addController(this);
    listenToFields(host.renderRoot);
    this.#asked = host.view;
    void this.#appear(knownView(rememberedView(host) ?? host.view));
  }

  /** The page may ask for another view at any time. */
  hostUpdate(): void {
    const { view } = this.#host;
    if (view === this.#asked) return;
    this.#asked = view;
    void this.#show(knownView(view));
  }

  hostConnected(): void {
    addWindowListener('hashchange', this.#followAddress);
    this.#followAddress();
  }

  hostDisconnected(): void {
    removeWindowListener('hashchange', this.#followAddress);
    clearTimeout(this.#announcement);
    this.#leavePlan?.();
    this.#leavePlan = undefined;
  }

  draw(): { bar: TemplateResult; body: TemplateResult } {
    const { days, total, choices } = this.#arranged.now;
    const plan = this.#followPlan();
    const wishes = this.#wishes;
    const asked = asksForAnything(wishes);
    const found = asked ? this.#find(days) : days;
    const count = { shown: asked ? countSets(found) : total, total };
    this.#clashes = clashesOf(days, (id) => plan.has(id));
    const bar = toolBar(this.#host, {
      wishes,
      plan,
      view: this.#otherView?.name ?? 'list',
      choices,
      count: asked ? count : undefined,
      clashes: [...this.#clashes.values()].flat().length / 2,
      wish: (change) => this.#wish(change),
      toggle: (kind, name) => this.#wish({ [kind]: toggled(this.#wishes[kind], name) }),
      clear: () => this.#wish(noWishes),
      show: (view) => void this.#choose(view),
    });
    const above = liveOf(this.#host)?.strip(days);
    const { bar: planBar, body } =
      this.#planPart?.drawShared(days, plan) ?? this.#drawRows({ wishes, found, ...count });
    return { bar: html`${bar} ${planBar} ${above}`, body };
  }

  #drawRows(chosen: Found): { bar?: unknown; body: TemplateResult } {
    const { wishes, found, shown } = this.#drawing.shownOf('search', chosen, chosen.wishes);
    if (shown === 0)
      return { body: nothingFound(this.#host, wishes, this.#suggestions.draw(...this.#missed())) };
    const planned = wishes.planned ? this.#planPart?.draw(found) : undefined;
    return { bar: planned?.bar, body: this.#body(found, wishes, planned?.body) };
  }

  /** The plan while it is looked at, the visitor's own or one that was sent. */
  paper(days: Day[]): TemplateResult | undefined {
    const shared = this.#planPart?.paperOfShared(days);
    if (shared || !this.#wishes.planned) return shared;
    return this.#planPart?.paperOf(this.#find(days));
  }

  #find(days: Day[], wishes = this.#wishes): Day[] {
    const plan = this.#followPlan();
    return filterDays(
      days,
      matcher(wishes, (id) => plan.has(id)),
    );
  }

  /** What other words could find, and the words that found nothing. */
  #missed(): [Day[], string] {
    const { days } = this.#arranged.now;
    return [this.#find(days, { ...this.#wishes, query: '' }), this.#wishes.query];
  }

  mark(set: StageSet): TemplateResult {
    const plan = this.#followPlan();
    const clashes = (plan.has(set.slot.id) && this.#clashes.get(set.slot.id)) || [];
    const { context } = this.#host;
    const isOn = liveOf(this.#host)?.isOn(set);
    const moved = this.#moved.note(set);
    return favouriteButton(set, plan.has(set.slot.id), context, [
      ...(moved ? [moved] : []),
      ...(isOn ? [html`<p class="now-note">${context.phrases.onNow}</p>`] : []),
      ...clashes.map((clash) => clashNote(clash, context)),
    ]);
  }

  days(): Day[] {
    return this.#arranged.now.days;
  }

  shownDay(day: Day): Day {
    return this.#drawing.shownOf('day', day, day.day);
  }

  whole(): Promise<void> {
    return this.#drawing.whole();
  }

  /** All that a row shows beside its set, or a name on the poster beside its billing. */
  #factsOf(row: object): readonly unknown[] {
    const { phrases, language, hourCycle } = this.#host;
    if (!('start' in row)) return [phrases];
    const set = row as StageSet;
    const planned = this.isPlanned(set.slot.id);
    const clashes = planned ? (this.#clashes.get(set.slot.id) ?? []) : [];
    const told = clashes.flatMap((clash) => [clash.with, clash.minutes]);
    const isOn = liveOf(this.#host)?.isOn(set);
    const moved = this.#moved.before(set);
    return [phrases, language, hourCycle, planned, isOn, moved, ...told];
  }

  isPlanned(slotId: string): boolean {
    return this.#followPlan().has(slotId);
  }

  #body(days: Day[], { query, planned }: Wishes, plan: TemplateResult | undefined): TemplateResult {
    if (this.#otherView) return this.#otherView.drawn.draw(days, this.#host);
    if (plan) return plan;
    if (query.trim() || planned) return this.#found.draw(days);
    return dayView(days, this.#host);
  }

  #wish(change: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...change };
    this.#found.startAnew();
    if (change.planned) void this.#loadPlan();
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    this.#announcement = setTimeout(() => this.#announceCount(), pause);
  }

  #announceCount(): void {
    const { days, total } = this.#arranged.now;
    const { phrases } = this.#host.context;
    const shown = countSets(this.#find(days));
    const others = shown === 0 ? this.#suggestions.words(...this.#missed()) : [];
    this.#host.announce([phrases.setCount(shown, total), ...others].join('. '));
  }

  /** With the first look at a plan, the visitor's own or one that the address brings. */
  async #loadPlan(): Promise<void> {
    const code = await this.#fetchPlan();
    if (code) this.#planPart ??= new code.PlanPart(this.#host);
    this.#host.requestUpdate();
  }

  readonly #followAddress = (): void => {
    if (location.hash.startsWith('#plan-')) void this.#loadPlan();
  };

  /** The choice itself is seen at once; a view of a thousand sets takes longer. */
  async #choose(view: View): Promise<void> {
    await untilPainted();
    await this.#show(view);
    this.#host.view = this.#asked = view;
    remember(this.#host, view);
    this.#host.emit('event-lineup-view-changed', { view });
  }

  /** The stars of all rows: a listener for each would weigh more than the rows. */
  readonly press = (button: Element): void => {
    if (!button.matches('.favourite')) return;
    const plan = this.#followPlan();
    const slotId = (button as Element & { set: StageSet }).set.slot.id;
    plan.toggle(slotId);
    this.#tellClashes(slotId);
    this.#host.emit('event-lineup-planned', { slotId, planned: plan.has(slotId) });
  };

  /** They come into sight above the star, where whoever only listens has been already. */
  #tellClashes(slotId: string): void {
    const { context } = this.#host;
    const isPlanned = (id: string) => this.isPlanned(id);
    const clashes = isPlanned(slotId) && clashesOf(this.days(), isPlanned).get(slotId);
    if (!clashes) return;
    this.#host.announce(clashes.map((clash) => clashWords(clash, context)).join('. '));
  }

  /** Not before its view is there: the list would flash by. */
  async #appear(view: View): Promise<void> {
    await Promise.all([this.#show(view), learnLaterWords(this.#host)]);
    this.#host.tools = this;
    this.#host.requestUpdate();
  }

  /** Stays with the present view when the file of another cannot be loaded. */
  async #show(view: View): Promise<void> {
    this.#wanted = view;
    try {
      const drawn = await otherViews[view]?.();
      if (view !== this.#wanted) return;
      if (drawn) adoptStyles(this.#host.renderRoot, ...drawn.styles);
      this.#otherView = drawn && { name: view, drawn };
    } catch (error) {
      warnDeveloper(this.#host, `could not load the ${view}.`, error);
    }
    this.#host.requestUpdate();
  }

  /** The plan of the event that is shown. */
  #followPlan(): Plan {
    const plan = planOf(this.#host.data?.eventId ?? '');
    if (plan !== this.#plan || !this.#leavePlan) {
      this.#leavePlan?.();
      this.#leavePlan = plan.subscribe(() => this.#host.requestUpdate());
      this.#plan = plan;
    }
    return plan;
  }
}

const knownView = (view: string): View => views.find((known) => known === view) ?? 'list';

function remember(host: LineupHost, view: View): void {
  try {
    sessionStorage.setItem(viewKey(host), view);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

export const equip = (host: LineupHost): Tools => new LineupTools(host);
