import { html, nothing, type TemplateResult } from 'lit';
import { dayLabel } from '../../../src/format/wall-times.js';
import type { ScheduleDay, Stage } from '../../../src/lineup/schedule.js';
import { timeAxis } from '../../../src/lineup/time-axis.js';
import { dayView } from '../list/day-view.js';
import { liveOf } from '../live/live-of.js';
import type { LineupHost } from '../lineup-context.js';
import { blockStyles } from './block.styles.js';
import { fittedStyles } from './fitted.styles.js';
import { drawColumn } from './column.js';
import { styleProperties } from '../style-properties.js';
import { hourColumn, hourLines, type TableContext } from './ruler.js';
import { timesToCome } from './times-to-come.js';
import { attendScroller } from './scroller.js';
import { cardOf } from './set-card.js';
import { setCardStyles } from './set-card.styles.js';
import { timetableStyles } from './timetable.styles.js';
import { zoomBar } from './zoom-bar.js';
import { zoomOf } from './zoom.js';

export const styles = [timetableStyles, blockStyles, fittedStyles, setCardStyles];

/** The days as tabs, each a timetable with a column for every stage. */
export function draw(days: ScheduleDay[], host: LineupHost): TemplateResult {
  return dayView(days, host, (day, context) => dayTable(day, { ...context, host }));
}

function dayTable({ day, stages }: ScheduleDay, context: TableContext): TemplateResult {
  const timed = stagesWith(stages, true);
  const untimed = stagesWith(stages, false);
  return html`${timed.length > 0 ? timetable({ day, stages: timed }, context) : nothing}
  ${untimed.length > 0 ? timesToCome(untimed, context) : nothing}`;
}

/** A set without a time stands at no hour. */
const stagesWith = (stages: readonly Stage[], timed: boolean): Stage[] =>
  stages
    .map((stage) => ({ ...stage, sets: stage.sets.filter((set) => set.timed === timed) }))
    .filter(({ sets }) => sets.length > 0);

function timetable({ day, stages }: ScheduleDay, context: TableContext): TemplateResult {
  const { host } = context;
  const zoom = zoomOf(host);
  const sets = stages.flatMap((stage) => stage.sets);
  const axis = timeAxis(sets, zoom.leastUnits, zoom.isFitted ? 15 : 60);
  const now = liveOf(host)?.minuteOf(day);
  const order = [...new Set(host.slots.map(({ stage }) => stage))];
  const isPlanned = (slotId: string) => host.tools?.isPlanned(slotId) ?? false;
  const card = zoom.isFitted ? cardOf(host) : undefined;
  const table = { axis, now, context, isPlanned, card };
  return html`<div class="timetable-frame ${zoom.isFitted ? 'fitted' : ''}">
    ${zoomBar(zoom, stages, host)}
    <div
      class="timetable"
      part="timetable"
      role="region"
      aria-label="${context.phrases.timetable}, ${dayLabel(day, context.locale)}"
      tabindex="0"
      ${attendScroller(day)}
    >
      <div
        class="timetable-grid"
        ${styleProperties({ '--units': axis.height, '--zoom': zoom.factor })}
      >
        ${hourColumn(table)} ${hourLines(table)}
        ${stages.map((stage) => drawColumn(stage, order.indexOf(stage.name), table))}
      </div>
    </div>
    ${card?.draw(sets)}
  </div>`;
}
