import { machineTime } from '../../../src/format/wall-times.js';
import { momentOf, type Appointment } from '../../../src/format/calendar.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { nameOf } from '../list/favourite.js';
import type { EventFacts } from '../live/event-facts.js';
import type { LineupContext } from '../lineup-context.js';

/** A set as a calendar has it; undefined where its time, or the zone of that, is not known. */
export function appointmentOf(
  set: StageSet,
  { zone, venue }: EventFacts,
  context: LineupContext,
): Appointment | undefined {
  const from = set.timed ? momentAt(set.day, set.start, zone) : undefined;
  if (from === undefined) return undefined;
  return {
    id: set.slot.id,
    name: nameOf(set, context),
    from,
    until: momentAt(set.day, set.end, zone) ?? from,
    place: [set.slot.stage, venue],
  };
}

/** By the clocks of the zone, also on a night on which they change. */
function momentAt(day: string, minute: number, zone: string): number | undefined {
  const [date = '', time = ''] = machineTime(day, minute)?.split('T') ?? [];
  return momentOf(date, time, zone);
}
