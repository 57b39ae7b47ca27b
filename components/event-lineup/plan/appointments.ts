import { machineTime } from '../../../src/format/wall-times.js';
import type { Appointment } from '../../../src/format/appointments.js';
import { bestSpan, momentsOf } from '../../../src/format/zone-moments.js';
import { readText } from '../../../src/contract/loose.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { nameOf } from '../list/favourite.js';
import type { LineupEvent } from '../live/event-facts.js';
import type { LineupHost } from '../lineup-context.js';

/** A set as a calendar has it; undefined where its time, or the zone of that, is not known. */
export function appointmentOf(
  set: StageSet,
  { zone, venue }: LineupEvent,
  { context, data }: LineupHost,
): Appointment | undefined {
  if (!set.timed) return undefined;
  const starts = momentsAt(set.day, set.start, zone);
  const span = bestSpan(starts, momentsAt(set.day, set.end, zone), minutesOf(set));
  if (!span) return undefined;
  const [from, until] = span;
  return {
    id: set.slot.id,
    name: nameOf(set, context),
    from,
    until,
    place: [set.slot.stage, venue],
    updatedAt: readText(data?.lastUpdatedAt),
  };
}

/** By the clocks of the zone, also on a night on which they change. */
function momentsAt(day: string, minute: number, zone: string): number[] {
  const [date = '', time = ''] = machineTime(day, minute)?.split('T') ?? [];
  return momentsOf(date, time, zone);
}

/** The duration that the service states tells which of two hours of one name is meant. */
const minutesOf = ({ slot, start, end }: StageSet): number =>
  slot.durationMinutes > 0 ? slot.durationMinutes : end - start;
