import { html, nothing, type TemplateResult } from 'lit';
import { machineTime } from '../../../src/format/wall-times.js';
import { timeRange } from '../../../src/format/time-range.js';
import type { AgendaItem } from '../../../src/lineup/agenda.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { friendIcon } from '../friends/friend-icon.js';
import { timedRow } from '../by-time/timed-row.js';
import { icon, icons } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';
import { planView, worthSaying } from './plan-view.js';

/** Whose plan a set is in. */
type Owner = 'mine' | 'friends' | 'both';

const owners: readonly Owner[] = ['mine', 'friends', 'both'];

/** A friend whose name is known. */
export interface FriendWords {
  /** “Ana’s plan” */
  readonly words: string;
  readonly colour: number;
}

/** Which sets are in the visitor's own plan, and which in the one that was sent. */
export interface TwoPlans {
  readonly whose: FriendWords | undefined;
  isMine(set: StageSet): boolean;
  isFriends(set: StageSet): boolean;
}

/**
 * A plan that was sent over the visitor's own: whose a set is, by its words, its sign and its colour,
 * and when neither of the two is at a set.
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
  const { whose } = plans;
  const colour = whose ? `friend-${whose.colour}` : '';
  return html`<ul role="list" class="owners">
      ${owners.map(
        (owner) => html`<li class="of-${owner} ${colour}">${ownerNote(owner, whose, context)}</li>`,
      )}
    </ul>
    ${planView(days, context, {
      drawGap: (item, day) => (shared.has(day) ? freeNote(item, context) : nothing),
      drawRow: (set) => {
        const owner = ownerOf(set);
        return timedRow(set, context, `of-${owner} ${colour}`, ownerNote(owner, whose, context));
      },
    })}`;
}

/** Where only one of them is there, the other may be anywhere. */
function isOfBoth({ stages }: ScheduleDay, { isMine, isFriends }: TwoPlans): boolean {
  const sets = stages.flatMap((stage) => stage.sets).filter(({ timed }) => timed);
  return sets.some(isMine) && sets.some(isFriends);
}

function ownerNote(
  owner: Owner,
  whose: FriendWords | undefined,
  { phrases }: LineupContext,
): TemplateResult {
  const friends = whose?.words ?? phrases.friendsPlan;
  const words = { mine: phrases.myPlan, friends, both: phrases.bothPlans };
  return html`<p class="owner">
    ${owner === 'friends' ? nothing : icon(icons.star, 'owner-mine')}
    ${owner === 'mine' ? nothing : icon(friendIcon, 'owner-friend')}
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
