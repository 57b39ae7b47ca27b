import { html, nothing, type TemplateResult } from 'lit';
import { timeLabel } from '../../../src/format/wall-times.js';
import type { TimeAxis } from '../../../src/lineup/time-axis.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { styleProperties } from '../style-properties.js';
import type { SetCard } from './set-card.js';

export interface TableContext extends LineupContext {
  readonly host: LineupHost;
}

/** What all parts of one timetable need. */
export interface Table {
  axis: TimeAxis;
  /** Minute of the festival day, while it is this day's. */
  now: number | undefined;
  context: TableContext;
  isPlanned: (slotId: string) => boolean;
  /** In the view of the whole day: opens the card of a set. */
  card: SetCard | undefined;
}

/** For the eye: every set says its own time to a screen reader. */
export function hourColumn({ axis, now, context }: Table): TemplateResult {
  return html`<div class="hours" aria-hidden="true">
    <span class="corner"></span>
    <div class="hour-labels" translate="no">
      ${hoursOf(axis)
        .filter((minute) => !isCovered(axis, minute, now))
        .map((minute) => html`<span ${top(axis, minute)}>${hourLabel(minute, context)}</span>`)}
      ${
        isDrawn(axis, now)
          ? html`<b class="now-time" ${top(axis, now)}><span>${clockLabel(now, context)}</span></b>`
          : nothing
      }
    </div>
  </div>`;
}

/** Behind the sets: a line never runs through a name. */
export function hourLines({ axis, now }: Table): TemplateResult {
  return html`<div class="lines" aria-hidden="true">
    ${hoursOf(axis).map((minute) => html`<i class="hour-line" ${top(axis, minute)}></i>`)}
    ${axis.breaks.map(
      ({ from, until }) =>
        html`<i
          class="break"
          ${styleProperties({ '--at': axis.at(from), '--length': axis.at(until) - axis.at(from) })}
        ></i>`,
    )}
    ${isDrawn(axis, now) ? html`<i class="now-line" ${top(axis, now)}></i>` : nothing}
  </div>`;
}

export const isDrawn = ({ from, until }: TimeAxis, minute: number | undefined): minute is number =>
  minute !== undefined && minute >= from && minute <= until;

/** So many units does the running minute take up in the column of the hours. */
const nowUnits = 20;

const isCovered = (axis: TimeAxis, minute: number, now: number | undefined): boolean =>
  isDrawn(axis, now) && Math.abs(axis.at(minute) - axis.at(now)) < nowUnits;

const top = (axis: TimeAxis, minute: number) => styleProperties({ '--at': axis.at(minute) });

/** Full hours, without those inside a break, which have no room. */
function hoursOf({ from, until, breaks }: TimeAxis): number[] {
  const first = 60 * Math.ceil(from / 60);
  const hours = Array.from({ length: (until - first) / 60 + 1 }, (_, index) => first + 60 * index);
  return hours.filter((hour) => !breaks.some((one) => hour > one.from && hour < one.until));
}

const part = (value: number): string => String(value).padStart(2, '0');

/** Of a minute of the festival day, which may be after midnight. */
const clockLabel = (minute: number, { locale, hourCycle }: LineupContext): string =>
  timeLabel(`${part(Math.floor(minute / 60) % 24)}:${part(minute % 60)}`, locale, hourCycle);

/** “12 PM”: beside a word its minutes only take room. */
const hourLabel = (minute: number, context: LineupContext): string =>
  clockLabel(minute, context).replace(/[.:]\p{Nd}+(?=\s)/u, '');
