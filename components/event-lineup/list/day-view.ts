import { html, nothing, type TemplateResult } from 'lit';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import { drawBill, billOf } from './bill.js';
import { dayTabs } from './day-tabs.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { plainList } from './plain-list.js';
import { stageList } from './stage-list.js';
import { openingDays } from './today.js';

/** Draws what stands in the panel of a day. */
export type DayContent = (day: ScheduleDay, context: LineupContext, isRunning: boolean) => unknown;

/** The days as tabs, and the open one below them; a single day needs no tabs. */
export function dayView(
  days: ScheduleDay[],
  host: LineupHost,
  content: DayContent = postersAndStages,
): TemplateResult {
  const { context } = host;
  const running = openingDays(host);
  const index = openDay(days, [host.day, ...running]);
  const chosen = days[index];
  const day = chosen && (host.tools?.dayToDraw?.(chosen) ?? chosen);
  const several = days.length > 1;
  const select = (wanted: string) => {
    host.day = wanted;
    host.emit('event-lineup-day-selected', { day: wanted });
  };
  return html`${several ? dayTabs(days, index, select, context) : nothing}
    <div
      id="panel"
      class="panel"
      part="panel"
      role=${several ? 'tabpanel' : nothing}
      aria-labelledby=${several ? `tab-${index}` : nothing}
    >
      ${day ? content(day, context, day.day === running[0]) : nothing}
    </div>`;
}

/**
 * Whoever is there has bought already: on the day itself its times come before its posters. A day goes
 * as a whole: to take its rows out one by one would cost a press more than to draw those of the next.
 */
const postersAndStages: DayContent = (shown, context, isRunning) => {
  const { drawList = plainList } = context;
  return drawList([shown], (day) => {
    const parts = [drawBill(billOf(day), context), stageList(day.stages, context)];
    return isRunning ? parts.reverse() : parts;
  });
};

/** The day the author or the visitor chose, else the night or day that it is, else the first. */
function openDay(days: ScheduleDay[], wanted: readonly (string | undefined)[]): number {
  const found = wanted.map((wish) => days.findIndex((known) => known.day === wish));
  return found.find((index) => index >= 0) ?? 0;
}
