import { html, nothing, svg, type TemplateResult } from 'lit';
import { machineTime } from '../../../src/format/wall-times.js';
import { timeRange } from '../../../src/format/time-range.js';
import type { AgendaItem } from '../../../src/lineup/agenda.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { timedRow } from '../by-time/timed-row.js';
import { icon, icons } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';
import { planView, worthSaying } from './plan-view.js';

const friend = svg`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5z" />`;

/** Whose plan a set is in. */
type Owner = 'mine' | 'friends' | 'both';

const owners: readonly Owner[] = ['mine', 'friends', 'both'];

/** Which sets are in the visitor's own plan, and which in the one that was sent. */
export interface TwoPlans {
  isMine(set: StageSet): boolean;
  isFriends(set: StageSet): boolean;
}

/**
 * A plan that was sent over the visitor's own: whose a set is, by its words, its sign and its colour,
 * and when neither of the two is at a set. Nothing of it is kept.
 *
 * @param days with the sets of both plans
 */
export function bothPlansView(
  days: ScheduleDay[],
  plans: TwoPlans,
  context: LineupContext,
): TemplateResult {
  const shared = new Set(days.filter((day) => isOfBoth(day, plans)).map(({ day }) => day));
  const ownerOf = (set: StageSet): Owner =>
    plans.isMine(set) ? (plans.isFriends(set) ? 'both' : 'mine') : 'friends';
  return html`<ul role="list" class="owners">
      ${owners.map((owner) => html`<li class="of-${owner}">${ownerNote(owner, context)}</li>`)}
    </ul>
    ${planView(days, context, {
      drawGap: (item, day) => (shared.has(day) ? freeNote(item, context) : nothing),
      drawRow: (set) => {
        const owner = ownerOf(set);
        return timedRow(set, context, `of-${owner}`, ownerNote(owner, context));
      },
    })}`;
}

/** Where only one of them is there, the other may be anywhere. */
function isOfBoth({ stages }: ScheduleDay, { isMine, isFriends }: TwoPlans): boolean {
  const sets = stages.flatMap((stage) => stage.sets).filter(({ timed }) => timed);
  return sets.some(isMine) && sets.some(isFriends);
}

function ownerNote(owner: Owner, { phrases }: LineupContext): TemplateResult {
  const words = { mine: phrases.myPlan, friends: phrases.friendsPlan, both: phrases.bothPlans };
  return html`<p class="owner">
    ${owner === 'friends' ? nothing : icon(icons.star, 'owner-mine')}
    ${owner === 'mine' ? nothing : icon(friend, 'owner-friend')}
    <span>${words[owner]}</span>
  </p>`;
}

function freeNote(
  { set, freeBefore }: AgendaItem,
  { phrases, locale, hourCycle }: LineupContext,
): TemplateResult | typeof nothing {
  if (freeBefore < worthSaying) return nothing;
  const [from, until] = [set.start - freeBefore, set.start].map(
    (minute) => machineTime(set.day, minute)?.slice(11) ?? '',
  );
  const times = timeRange(from ?? '', until ?? '', locale, hourCycle);
  return html`<li class="plan-gap both-free"><span>${phrases.bothFree({ times })}</span></li>`;
}
