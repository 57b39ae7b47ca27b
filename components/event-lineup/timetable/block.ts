import { html, nothing, type TemplateResult } from 'lit';
import { dayLabel, timeLabel } from '../../../src/format/wall-times.js';
import { notesOf } from '../../../src/lineup/notes.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { LanePlace } from '../../../src/lineup/side-by-side.js';
import { drawnEnd } from '../../../src/lineup/time-axis.js';
import { liveOf } from '../live/live-of.js';
import { drawHyphenated } from '../hyphenated.js';
import { isBig } from '../list/bill.js';
import { nameOf } from '../list/favourite.js';
import { daysLong } from '../list/days-long.js';
import { setTimes } from '../list/set-times.js';
import { styleProperties } from '../style-properties.js';
import type { Table } from './ruler.js';

export const whole: LanePlace = { lane: 0, lanes: 1 };

/** A set, as high as it is long and high enough to be read. */
export function drawBlock(set: StageSet, lane: LanePlace = whole, table: Table): TemplateResult {
  const { context } = table;
  return html`<li
    class=${classesOf(set, table)}
    part="slot"
    ${styleProperties(whereOf(set, lane, table))}
  >
    <div class="slot-text">
      <p class=${set.acts.length > 1 ? 'slot-names together' : 'slot-names'}>
        ${names(set, table)}
      </p>
      ${setTimes(set, context)}
      ${notesOf(set.slot).map((note) => html`<p class="slot-note"><bdi>${note}</bdi></p>`)}
    </div>
    ${context.drawMarks?.(set)}
  </li>`;
}

/** Its classes, by what it is and whether it is on. */
export function classesOf(set: StageSet, table: Table): string {
  const classes = {
    slot: true,
    'slot-big': isBig(set) && set.acts.length > 0,
    unannounced: set.acts.length === 0,
    'on-now': isOnNow(set, table),
    over: isPast(set, table),
  };
  return Object.entries(classes)
    .flatMap(([name, is]) => (is ? [name] : []))
    .join(' ');
}

/** What a block shows beside its set: where it stands, and whether it is on. */
export const blockFacts = (
  set: StageSet,
  lane: LanePlace = whole,
  table: Table,
): readonly unknown[] => [
  ...Object.values(whereOf(set, lane, table)),
  isOnNow(set, table),
  isPast(set, table),
];

export function whereOf(set: StageSet, { lane, lanes }: LanePlace, { axis }: Table) {
  const at = axis.at(set.start);
  const length = axis.at(drawnEnd(set)) - at;
  return { '--at': at, '--length': length, '--lane': lane, '--lanes': lanes };
}

const isOnNow = (set: StageSet, { now }: Table): boolean =>
  now !== undefined && set.start <= now && now < drawnEnd(set);

const isPast = (set: StageSet, { context }: Table): boolean =>
  liveOf(context.host)?.isOver(set) ?? false;

/** A button says the whole of it, because its place in the grid is not heard. */
function names(set: StageSet, table: Table): unknown {
  const { context } = table;
  const { acts } = set;
  if (acts.length === 0) return html`<bdi>${nameOf(set, context)}</bdi>`;
  return acts.map(
    (act, index) =>
      html`${index ? html` <span class="versus">${context.phrases.b2b}</span> ` : nothing}<button
          type="button"
          class="name"
          part="set-name"
          aria-haspopup="dialog"
          aria-label=${spokenName(act.name, set, table)}
          .act=${act}
        >
          <bdi translate="no">${drawHyphenated(act.name)}</bdi>
        </button>`,
  );
}

/** “Artist, Stage, Friday 25 June 22:30 to 00:00, favourite” */
export function spokenName(act: string, set: StageSet, { context, isPlanned }: Table): string {
  const { slot, day } = set;
  const { phrases, locale, hourCycle } = context;
  const told = {
    act,
    stage: slot.stage,
    day: dayLabel(day, locale),
    start: timeLabel(slot.startTime, locale, hourCycle),
    end: timeLabel(slot.endTime, locale, hourCycle),
  };
  const parts = Object.values(told).filter(Boolean);
  const times = parts.length === 5 ? phrases.setName(told) : parts.join(', ');
  const name = times + daysLong(set, locale);
  return isPlanned(slot.id) ? `${name}, ${phrases.isFavourite}` : name;
}
