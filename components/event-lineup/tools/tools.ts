import type { CSSResult, ReactiveController, TemplateResult } from 'lit';
import type { Day, StageSet } from '../../../src/lineup/schedule.js';
import { controls } from '../../internal/styles/controls.styles.js';
import { warnDeveloper } from '../../internal/developer.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { allDays } from '../list/all-days.js';
import { clashesOf, type Clash } from './clashes.js';
import { dayView } from '../list/day-view.js';
import { clashNote, favouriteButton } from '../list/favourite.js';
import { countSets, filterDays, matcher, type Wishes } from './filter.js';
import type { LineupHost, Tools, View } from '../lineup-context.js';
import { planOf, type Plan } from './set-plan.js';
import { nothingFound, toolBar } from './tools-bar.js';
import { toolsStyles } from './tools.styles.js';
import { rememberedView, viewKey } from '../view-memory.js';

/** A view beside the list, in a file of its own. */
interface OtherView {
  draw(days: Day[], host: LineupHost): TemplateResult;
  styles: CSSResult;
}

const views: readonly View[] = ['list', 'poster', 'timetable'];
const otherViews: Partial<Record<View, () => Promise<OtherView>>> = {
  poster: () => import('../poster/poster-view.js'),
  timetable: () => import('../timetable/timetable.js'),
};

/** How long a visitor pauses before a screen reader is told how many sets are left. */
const pause = 600;
const noWishes: Wishes = { query: '', stages: new Set(), planned: false };

/** Search, stage filter, plan and views of one line-up. */
class LineupTools implements Tools, ReactiveController {
  readonly #host: LineupHost;
  #wishes = noWishes;
  #plan?: Plan;
  #leavePlan?: (() => void) | undefined;
  #clashes = new Map<string, Clash[]>();
  /** Of the element, as last seen. */
  #asked: string;
  /** The newest that somebody wants to see; its file may still be on its way. */
  #wanted: View = 'list';
  #otherView?: { name: View; drawn: OtherView };
  #announcement?: ReturnType<typeof setTimeout>;

  constructor(host: LineupHost) {
    this.#host = host;
    adoptStyles(host.renderRoot, controls, toolsStyles);
    host.addController(this);
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

  hostDisconnected(): void {
    clearTimeout(this.#announcement);
    this.#leavePlan?.();
    this.#leavePlan = undefined;
  }

  draw(days: Day[]): { bar: TemplateResult; body: TemplateResult | undefined } {
    const plan = this.#followPlan();
    const wishes = this.#wishes;
    const asked = wishes.query.trim() !== '' || wishes.stages.size > 0 || wishes.planned;
    const found = asked
      ? filterDays(
          days,
          matcher(wishes, (id) => plan.has(id)),
        )
      : days;
    const shown = countSets(found);
    this.#clashes = clashesOf(days, (id) => plan.has(id));
    const bar = toolBar(this.#host, {
      wishes,
      plan,
      view: this.#otherView?.name ?? 'list',
      stages: [...new Set(days.flatMap(({ stages }) => stages.map(({ name }) => name)))],
      count: asked ? { shown, total: countSets(days) } : undefined,
      clashes: [...this.#clashes.values()].flat().length / 2,
      wish: (change) => this.#wish(change, days),
      clear: () => this.#wish(noWishes, days),
      show: (view) => void this.#choose(view),
    });
    return { bar, body: shown > 0 ? this.#body(found, asked) : nothingFound(this.#host, wishes) };
  }

  mark(set: StageSet): TemplateResult {
    const plan = this.#followPlan();
    const toggle = () => {
      plan.toggle(set.slot.id);
      const planned = plan.has(set.slot.id);
      this.#host.emit('event-lineup-planned', { slotId: set.slot.id, planned });
    };
    const clashes = (plan.has(set.slot.id) && this.#clashes.get(set.slot.id)) || [];
    return favouriteButton(set, { planned: plan.has(set.slot.id), toggle }, this.#host.context, [
      ...clashes.map((clash) => clashNote(clash, this.#host.context)),
    ]);
  }

  #body(days: Day[], asked: boolean): TemplateResult | undefined {
    if (this.#otherView) return this.#otherView.drawn.draw(days, this.#host);
    const { query, planned } = this.#wishes;
    if (query.trim() || planned) return allDays(days, this.#host.context);
    return asked ? dayView(days, this.#host) : undefined;
  }

  #wish(change: Partial<Wishes>, days: Day[]): void {
    this.#wishes = { ...this.#wishes, ...change };
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    this.#announcement = setTimeout(() => this.#announceCount(days), pause);
  }

  #announceCount(days: Day[]): void {
    const plan = this.#followPlan();
    const found = filterDays(
      days,
      matcher(this.#wishes, (id) => plan.has(id)),
    );
    this.#host.announce(this.#host.context.phrases.setCount(countSets(found), countSets(days)));
  }

  async #choose(view: View): Promise<void> {
    await this.#show(view);
    this.#host.view = this.#asked = view;
    remember(this.#host, view);
    this.#host.emit('event-lineup-view-changed', { view });
  }

  /** Not before its view is there: the list would flash by. */
  async #appear(view: View): Promise<void> {
    await this.#show(view);
    this.#host.tools = this;
    this.#host.requestUpdate();
  }

  /** Stays with the present view when the file of another cannot be loaded. */
  async #show(view: View): Promise<void> {
    this.#wanted = view;
    try {
      const drawn = await otherViews[view]?.();
      if (view !== this.#wanted) return;
      if (drawn) adoptStyles(this.#host.renderRoot, drawn.styles);
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
