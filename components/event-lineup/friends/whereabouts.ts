import { html, type TemplateResult } from 'lit';
import { timeLabel } from '../../../src/format/wall-times.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { nameOf } from '../list/favourite.js';
import { liveOf, type LiveDay } from '../live/live-of.js';
import type { LineupHost } from '../lineup-context.js';
import type { Friend } from './friend-list.js';
import type { KnownFriends } from './known-friends.js';

/** What begins later is not “next”, and its time alone would not say on which day. */
const soonMinutes = 12 * 60;

/** Where a friend is at this minute or goes next; on other days how much of the plan is the visitor's, too. */
export function whereabouts(
  friend: Friend,
  host: LineupHost,
  friends: KnownFriends,
): TemplateResult {
  const sets = setsOf(host.tools?.days?.() ?? []).filter((set) =>
    friends.goersTo(set).includes(friend),
  );
  const live = liveOf(host);
  const { phrases, locale, hourCycle } = host.context;
  const time = (text: string) => timeLabel(text, locale, hourCycle);
  const on = live ? sets.filter((set) => live.isOn(set)) : [];
  const next = live && nextOf(sets, live);
  if (on.length > 0)
    return html`${on.map((set, index) =>
      line(
        index ? '' : phrases.onNow,
        set,
        host,
        set.slot.endTime && phrases.until({ time: time(set.slot.endTime) }),
      ),
    )}`;
  if (next) return line(phrases.upNext, next, host, time(next.slot.startTime));
  const both = sets.filter(({ slot }) => host.tools?.isPlanned(slot.id)).length;
  const count = friends.phrases.friendSets({ count: sets.length });
  return html`${count}${both ? ` · ${phrases.bothPlans}: ${both}` : ''}`;
}

const setsOf = (days: readonly ScheduleDay[]): StageSet[] =>
  days.flatMap(({ stages }) => stages.flatMap((stage) => stage.sets));

function nextOf(sets: readonly StageSet[], live: LiveDay): StageSet | undefined {
  const inMinutes = (set: StageSet) => set.start - (live.minuteOf(set.day) ?? NaN);
  const soon = sets.filter(
    (set) => set.timed && inMinutes(set) > 0 && inMinutes(set) <= soonMinutes,
  );
  return soon.sort((a, b) => inMinutes(a) - inMinutes(b))[0];
}

function line(label: string, set: StageSet, host: LineupHost, when: string): TemplateResult {
  const facts = [set.slot.stage, when].filter(Boolean);
  return html`${label ? html`<span class="friend-label">${label}</span> ` : ' · '}<bdi
      translate="no"
      >${nameOf(set, host.context)}</bdi
    >${facts.map((fact) => html`<span> · <bdi>${fact}</bdi></span>`)}`;
}
