import { html, nothing, type TemplateResult } from 'lit';
import { timeLabel } from '../../../src/format/wall-times.js';
import type { Stage, StageSet } from '../../../src/lineup/schedule.js';
import { placesOf, type LanePlace } from '../../../src/lineup/side-by-side.js';
import { drawnEnd, type TimeAxis } from '../../../src/lineup/time-axis.js';
import { nameOf } from '../list/favourite.js';
import { daysLong } from '../list/days-long.js';
import type { LineupContext } from '../lineup-context.js';
import { styleProperties } from '../style-properties.js';

/** What all columns of a printed day need. */
export interface PrintedTable {
  axis: TimeAxis;
  context: LineupContext;
  isPlanned: (slotId: string) => boolean;
}

/** Full hours down the side, each with a line across the page. */
export function printedHours({ axis, context }: PrintedTable): TemplateResult {
  const { from, until, breaks } = axis;
  const hours = Array.from({ length: (until - from) / 60 + 1 }, (_, index) => from + 60 * index);
  const kept = hours.filter((hour) => !breaks.some((one) => hour > one.from && hour < one.until));
  return html`<div class="hours" aria-hidden="true">
    ${kept.map(
      (minute) =>
        html`<i ${styleProperties({ '--at': axis.at(minute) })}>${clock(minute, context)}</i>`,
    )}
    ${breaks.map(
      (one) =>
        html`<s
          ${styleProperties({ '--at': axis.at(one.from), '--length': axis.at(one.until) - axis.at(one.from) })}
        ></s>`,
    )}
  </div>`;
}

function clock(minute: number, { locale, hourCycle }: LineupContext): string {
  const hour = String(Math.floor(minute / 60) % 24).padStart(2, '0');
  return timeLabel(`${hour}:00`, locale, hourCycle);
}

/** A stage, as wide as it has sets side by side. */
export function printedColumn({ name, sets }: Stage, table: PrintedTable): TemplateResult {
  const places = placesOf(sets.map((set) => ({ start: set.start, end: drawnEnd(set) })));
  const widest = Math.max(...places.map(({ lanes }) => lanes));
  return html`<section class="column" ${styleProperties({ '--widest': 1 + 0.6 * (widest - 1) })}>
    <h2><bdi translate="no">${name}</bdi></h2>
    <ol role="list">
      ${sets.map((set, index) => printedSet(set, places[index], table))}
    </ol>
  </section>`;
}

function printedSet(
  set: StageSet,
  { lane, lanes }: LanePlace = { lane: 0, lanes: 1 },
  { axis, context, isPlanned }: PrintedTable,
): TemplateResult {
  const { locale, hourCycle } = context;
  const { id, startTime, endTime } = set.slot;
  const at = axis.at(set.start);
  const length = axis.at(drawnEnd(set)) - at;
  const planned = isPlanned(id);
  return html`<li
    class=${planned ? 'slot planned' : 'slot'}
    ${styleProperties({ '--at': at, '--length': length, '--lane': lane, '--lanes': lanes })}
  >
    <p>
      <b>${planned ? '★ ' : nothing}<bdi translate="no">${nameOf(set, context)}</bdi></b>
      <span
        >${timeLabel(startTime, locale, hourCycle)}<span class="until"
          >${endTime ? ` – ${timeLabel(endTime, locale, hourCycle)}` : nothing}${daysLong(set, locale)}</span
        ></span
      >
    </p>
  </li>`;
}
