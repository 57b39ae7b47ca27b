import { html, type TemplateResult } from 'lit';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { isOffline } from '../../internal/feed/clients.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { boxes } from '../../internal/styles/boxes.styles.js';
import { controls } from '../../internal/styles/controls.styles.js';
import { loadLaterPhrases } from '../later-words.js';
import type { DrawList, LineupHost, SetSign, Tools } from '../lineup-context.js';
import { dayView } from '../list/day-view.js';
import { countSets, type FilterCriteria } from '../list/filter.js';
import type { KeepOnPhone } from '../keep/keep-on-phone.js';
import { liveOf } from '../live/live-of.js';
import { ArrangedDays } from './arranged-days.js';
import { listenToFields } from './field-events.js';
import { barWordsStyles } from './bar-words.styles.js';
import { FollowedPlan } from './followed-plan.js';
import { FoundSets } from './found-sets.js';
import { FriendsLoader } from './friends-loader.js';
import { GradualDrawing } from './gradual-drawing.js';
import { KeptFocus } from './kept-focus.js';
import { PlanLoader } from './plan-loader.js';
import { SetFilter } from './set-filter.js';
import { SetMarks } from './set-marks.js';
import { toolBar, type SetCount } from './tools-bar.js';
import { toolsStyles } from './tools.styles.js';
import { ViewChoice } from './view-choice.js';

/** What a visitor filters by, and which sets that is. */
interface Result {
  readonly criteria: FilterCriteria;
  readonly days: ScheduleDay[];
  readonly count: SetCount;
}

/** Search, filters, plan and views of one line-up: hands each drawing to the part that knows it. */
class LineupTools implements Tools {
  readonly #host: LineupHost;
  readonly #arranged: ArrangedDays;
  readonly #plan: FollowedPlan;
  readonly #planLoader: PlanLoader;
  readonly #friends: FriendsLoader;
  readonly #marks: SetMarks;
  readonly #drawing: GradualDrawing;
  readonly #found: FoundSets;
  readonly #filter: SetFilter;
  readonly #view: ViewChoice;
  #keep?: KeepOnPhone;
  readonly drawList: DrawList;

  constructor(host: LineupHost, live: Promise<unknown> | undefined) {
    this.#host = host;
    adoptStyles(host.renderRoot, controls, boxes, toolsStyles, barWordsStyles);
    this.#arranged = new ArrangedDays(host);
    this.#plan = new FollowedPlan(host);
    this.#friends = new FriendsLoader(host);
    this.#marks = new SetMarks(host, this.#plan, this.#friends);
    this.#drawing = new GradualDrawing(host, (row) => this.#marks.factsOf(row));
    this.drawList = this.#drawing.drawList;
    this.#found = new FoundSets(host);
    this.#planLoader = new PlanLoader(host);
    this.#filter = new SetFilter(host, {
      arranged: this.#arranged,
      plan: this.#plan,
      changed: ({ planned }) => {
        this.#found.reset();
        if (planned) void this.#planLoader.load();
      },
    });
    new KeptFocus(host, () => this.untilDrawn());
    this.#view = new ViewChoice(host, this.#arranged);
    listenToFields(host.renderRoot);
    if (isOffline(host))
      import('../keep/keep-on-phone.js').then(
        (part) => (this.#keep = new part.KeepOnPhone(host)),
        () => undefined, // what is looked at is kept all the same
      );
    void this.#appear(live);
  }

  draw(): ReturnType<Tools['draw']> {
    const result = this.#result();
    const { days } = this.#arranged.now;
    this.#marks.update(days);
    const bar = this.#drawBar(result.count);
    const above = liveOf(this.#host)?.drawStrip(days);
    const shared = this.#planLoader.part?.drawShared(days, this.#plan.current, this.#friends.part);
    if (shared) void this.#friends.load();
    const { bar: planBar, body } = shared ?? this.#drawRows(result);
    const friends = this.#friends.part?.draw(!shared && result.criteria.planned);
    return { bar: html`${bar} ${planBar} ${friends} ${above}`, body, below: this.#keep?.draw() };
  }

  /** The plan while it is open, the visitor's own or a shared one. */
  drawForPrint(days: ScheduleDay[]): TemplateResult | undefined {
    const plan = this.#planLoader.part;
    const shared = plan?.drawSharedForPrint(days);
    if (shared || !this.#filter.criteria.planned) return shared;
    return plan?.drawForPrint(this.#filter.find(days));
  }

  drawMarks(set: StageSet): TemplateResult {
    return this.#marks.draw(set);
  }

  days(): ScheduleDay[] {
    return this.#arranged.now.days;
  }

  dayToDraw(day: ScheduleDay): ScheduleDay {
    return this.#drawing.itemToDraw('day', day, day.day);
  }

  untilDrawn(): Promise<void> {
    return this.#drawing.untilDrawn();
  }

  isPlanned(slotId: string): boolean {
    return this.#plan.has(slotId);
  }

  signOf(set: StageSet): SetSign | undefined {
    return this.#marks.signOf(set);
  }

  nameGoers(set: StageSet): string {
    return this.#friends.part?.nameGoers(set) ?? '';
  }

  /** The stars of all rows: a listener for each would weigh more than the rows. */
  readonly handlePress = (button: Element): void => {
    if (!button.matches('.favourite')) return;
    this.#marks.toggle((button as Element & { set: StageSet }).set, this.days());
  };

  #result(): Result {
    const { days, total } = this.#arranged.now;
    const { criteria, isActive } = this.#filter;
    const found = isActive ? this.#filter.find(days) : days;
    const count = { shown: isActive ? countSets(found) : total, total };
    return { criteria, days: found, count };
  }

  #drawBar(count: SetCount): TemplateResult {
    const filter = this.#filter;
    return toolBar(this.#host, {
      criteria: filter.criteria,
      plan: this.#plan.current,
      view: this.#view.name,
      views: this.#view.offered,
      choices: this.#arranged.now.choices,
      count: filter.isActive ? count : undefined,
      clashes: this.#marks.clashCount,
      change: (change) => filter.change(change),
      toggle: (kind, name) => filter.toggle(kind, name),
      clear: () => filter.clear(),
      show: (view) => void this.#view.choose(view),
    });
  }

  #drawRows(result: Result): { bar?: unknown; body: TemplateResult } {
    const { criteria, days, count } = this.#drawing.itemToDraw(
      `search in ${this.#view.name}`,
      result,
      result.criteria,
    );
    if (count.shown === 0) return { body: this.#filter.drawNothingFound(criteria) };
    const plan = criteria.planned ? this.#planLoader.part?.draw(days) : undefined;
    const body = this.#drawList(criteria, days, plan?.body) ?? this.#view.draw(days);
    return { bar: plan?.bar, body: body ?? dayView(days, this.#host) };
  }

  /** What a list has found it shows of all days at once, in whichever order its days stand. */
  #drawList(
    { query, planned }: FilterCriteria,
    days: ScheduleDay[],
    plan: TemplateResult | undefined,
  ): TemplateResult | undefined {
    if (!this.#view.isList) return undefined;
    return plan ?? (planned || query.trim() ? this.#found.draw(days) : undefined);
  }

  /** Not before its view has loaded: the list would flash by, and what is over would be seen to fold. */
  async #appear(live: Promise<unknown> | undefined): Promise<void> {
    await Promise.all([this.#view.loadFirst(), loadLaterPhrases(this.#host)]);
    if (this.#view.isToday) await live;
    this.#host.tools = this;
    this.#host.requestUpdate();
  }
}

/** @param live the running day, where the page has named its zone and it is under way */
export const createTools = (host: LineupHost, live?: Promise<unknown>): Tools =>
  new LineupTools(host, live);
