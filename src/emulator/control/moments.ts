import { instantOf, timestampOf } from '../state/clock.js';
import type { EventRecord, SetRecord } from '../state/world.js';

/** A moment of an event at which there is something to see: where to set the clock. */
export interface Moment {
  name: string;
  now: string;
}

type Timed = Pick<EventRecord, 'tickets' | 'sets' | 'startDate' | 'endDate' | 'timezone'>;

/** Of one event, as its data has them, the earliest first: none where nothing is known of it. */
export function presetMoments(event: Timed): Moment[] {
  const moments = [saleOpening(event), fullNight(event), lastDay(event)];
  return moments
    .filter((moment) => moment !== undefined)
    .sort((one, other) => one.now.localeCompare(other.now));
}

/** So long before the sale, to see the time run out and the buttons come. */
const beforeOpening = 20_000;

function saleOpening({ tickets }: Timed): Moment | undefined {
  const [opens] = (tickets?.releases ?? []).flatMap((one) => one.salesStartAt ?? []).sort();
  return opens === undefined
    ? undefined
    : { name: 'The minute tickets open', now: timestampOf(Date.parse(opens) - beforeOpening) };
}

const evening = '21:05';

/** The Saturday, or the fullest day: in the evening, or as soon as somebody plays. */
function fullNight({ sets, timezone }: Timed): Moment | undefined {
  const byDay = new Map<string, SetRecord[]>();
  for (const set of sets) {
    const ofDay = byDay.get(set.day);
    if (ofDay) ofDay.push(set);
    else byDay.set(set.day, [set]);
  }
  const fullest = [...byDay].sort(([, one], [, other]) => other.length - one.length);
  const [day, ofDay] = fullest.find(([day]) => weekdayOf(day) === 'Saturday') ?? fullest[0] ?? [];
  if (day === undefined || ofDay === undefined) return undefined;
  const begins = ofDay.map(({ startTime }) => startTime).sort()[0] ?? evening;
  const time = ofDay.some((set) => isOn(set, evening)) ? evening : begins;
  return { name: `${weekdayOf(day)} ${time}`, now: momentAt(day, time, timezone) };
}

function lastDay({ startDate, endDate, timezone }: Timed): Moment | undefined {
  if (startDate === null || endDate === null || startDate === endDate) return undefined;
  return { name: 'The last day', now: momentAt(endDate, '12:00', timezone) };
}

/** Also one that goes on past midnight. */
const isOn = ({ startTime, endTime }: SetRecord, time: string): boolean =>
  startTime <= time && (time < endTime || endTime < startTime);

const momentAt = (day: string, time: string, zone: string): string =>
  timestampOf(instantOf(Date.parse(`${day}T${time}Z`), zone));

/** One for all: the events are listed with every answer about the state, and to make one takes long. */
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

const weekdayOf = (day: string): string => weekdays.format(Date.parse(`${day}T12:00Z`));
