import type { TemplateResult } from 'lit';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { findLineupEvent, type LineupEvent } from '../live/event-facts.js';
import { freeColour } from '../friends/friend-list.js';
import type { FriendsPart } from '../friends/friends.js';
import type { LineupHost } from '../lineup-context.js';
import { filterDays } from '../list/filter.js';
import type { SetPlan } from '../list/set-plan.js';
import { bothPlansView, type FriendWords } from './both-plans.js';
import { bothPlansStyles } from './both-plans.styles.js';
import { planBar } from './plan-bar.js';
import { PlanScan } from './plan-scan.js';
import { planView } from './plan-view.js';
import { planStyles } from './plan.styles.js';
import { SharedPlan } from './shared-plan.js';

/** The visitor's plan as one column, and plans that others have sent. */
export class PlanPart {
  readonly #host: LineupHost;
  readonly #shared: SharedPlan;
  readonly #scan: PlanScan;
  #facts?: LineupEvent;

  constructor(host: LineupHost) {
    this.#host = host;
    adoptStyles(host.renderRoot, planStyles, bothPlansStyles);
    this.#shared = new SharedPlan(host);
    this.#scan = new PlanScan(host);
    void findLineupEvent(host).then((facts) => {
      this.#facts = facts;
      host.requestUpdate();
    });
  }

  draw(days: ScheduleDay[]): { bar: TemplateResult; body: TemplateResult } {
    return {
      bar: planBar(this.#host, days, { facts: this.#facts, scan: this.#scan }),
      body: planView(days, this.#host.context),
    };
  }

  drawForPrint(days: ScheduleDay[]): TemplateResult {
    return planView(days, { ...this.#host.context, drawMarks: undefined });
  }

  drawSharedForPrint(days: ScheduleDay[]): TemplateResult | undefined {
    const found = this.#sharedOf(days);
    return found && this.drawForPrint(found);
  }

  /** Undefined unless the address brings the plan of somebody else. */
  drawShared(
    days: ScheduleDay[],
    plan: SetPlan,
    friends?: FriendsPart,
  ): { bar: TemplateResult; body: TemplateResult } | undefined {
    const found = this.#sharedOf(days);
    if (friends) friends.shown = found && friends.findByCode(this.#shared.code);
    const whose = friends && this.#ownerOf(friends);
    return (
      found && {
        bar: this.#shared.banner(plan, friends),
        body: this.#drawFound(found, days, { plan, whose }),
      }
    );
  }

  /** Beside the visitor's own plan, where there is one. */
  #drawFound(
    found: ScheduleDay[],
    days: ScheduleDay[],
    { plan, whose }: { plan: SetPlan; whose: FriendWords | undefined },
  ): TemplateResult {
    const { context } = this.#host;
    const ids = new Set(this.#shared.slotIds);
    const isMine = ({ slot }: StageSet) => plan.has(slot.id);
    const isFriends = ({ slot }: StageSet) => ids.has(slot.id);
    if (filterDays(days, isMine).length === 0) return planView(found, context);
    const both = filterDays(days, (set) => isMine(set) || isFriends(set));
    return bothPlansView(both, { isMine, isFriends, whose }, context);
  }

  /** The next who comes has the colour in which the plan would be kept. */
  #ownerOf({ shown, kept, phrases }: FriendsPart): FriendWords {
    const { friendsPlan } = this.#host.context.phrases;
    return shown
      ? { words: phrases.planOf({ name: shown.name }), colour: shown.colour }
      : { words: friendsPlan, colour: freeColour(kept.all) };
  }

  #sharedOf(days: ScheduleDay[]): ScheduleDay[] | undefined {
    const ids = new Set(this.#shared.slotIds);
    if (ids.size === 0) return undefined;
    return filterDays(days, ({ slot }) => ids.has(slot.id));
  }
}
