import { html, nothing, type TemplateResult } from 'lit';
import type { Day } from '../../../src/lineup/schedule.js';
import { bill, billOf } from './bill.js';
import { dayTabs } from './day-tabs.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { stageList } from './stage-list.js';
import { openingDays } from './today.js';

/** Draws what stands in the panel of a day. */
export type DayContent = (day: Day, context: LineupContext) => unknown;

/** The days as tabs, and the open one below them; a single day needs no tabs. */
export function dayView(
  days: Day[],
  host: LineupHost,
  content: DayContent = postersAndStages,
): TemplateResult {
  const { context } = host;
  const index = openDay(days, host);
  const day = days[index];
  const several = days.length > 1;
  const select = (chosen: string) => {
    host.day = chosen;
    host.emit('event-lineup-day-selected', { day: chosen });
  };
  return html`${several ? dayTabs({ days, index, select }, context) : nothing}
    <div
      id="panel"
      class="panel"
      part="panel"
      role=${several ? 'tabpanel' : nothing}
      aria-labelledby=${several ? `tab-${index}` : nothing}
    >
      ${day ? content(day, context) : nothing}
    </div>`;
}

const postersAndStages: DayContent = (day, context) => [
  bill(billOf(day), context),
  stageList(day.stages, context),
];

/** The day the author or the visitor chose, else the night or day that it is, else the first. */
function openDay(days: Day[], { day, timezone, dayStart }: LineupHost): number {
  const wanted = [day, ...openingDays(timezone, dayStart)];
  const found = wanted.map((wish) => days.findIndex((known) => known.day === wish));
  return found.find((index) => index >= 0) ?? 0;
}
