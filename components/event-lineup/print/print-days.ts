import { schedule } from '../../../src/lineup/schedule.js';
import { latePart } from '../../internal/late-part.js';
import { findLineupEvent } from '../live/event-facts.js';
import type { LineupHost } from '../lineup-context.js';

/** Nobody who wants to print waits longer than this for the name of the event. */
const longestWait = 1500;

/** Fetches the pages and prints all days of the line-up; where they do not come, the list is printed. */
export async function printDays(host: LineupHost): Promise<void> {
  const load = latePart(host, 'the pages of the timetable', () => import('./day-pages.js'));
  const [pages, title] = await Promise.all([load(), nameOfEvent(host)]);
  if (pages) pages.printDayPages(host, schedule(host.slots, host), title);
  else print();
}

const nameOfEvent = (host: LineupHost): Promise<string> =>
  Promise.race([
    findLineupEvent(host).then(({ name }) => name),
    new Promise<string>((resolve) => setTimeout(resolve, longestWait, '')),
  ]);
