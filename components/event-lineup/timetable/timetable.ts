import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { dayLabel, timeLabel } from '../../../src/format/dates.js';
import { notesOf } from '../../../src/lineup/notes.js';
import type { Day, Stage, StageSet } from '../../../src/lineup/schedule.js';
import { heading } from '../../internal/heading.js';
import { isBig } from '../list/bill.js';
import { dayView } from '../list/day-view.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { nameOf } from '../list/favourite.js';
import { placesOf, type Place } from './side-by-side.js';
import { setTimes } from '../list/set-times.js';
import { timetableStyles } from './timetable.styles.js';

export const styles = timetableStyles;

/** A set takes this much room at least: 24 pixels at the least height of a minute. */
const leastMinutes = 15;

/** The days as tabs, each a timetable with a column for every stage. */
export function draw(days: Day[], host: LineupHost): TemplateResult {
  return dayView(days, host, timetable);
}

function timetable({ day, stages }: Day, context: LineupContext): TemplateResult {
  const timed = stages.flatMap(({ sets }) => sets);
  const from = Math.floor(Math.min(...timed.map(({ start }) => start)) / 60);
  const until = Math.ceil(Math.max(...timed.map((set) => endOf(set))) / 60);
  const size = { '--hours': until - from, '--stages': stages.length };
  return html`<div
    class="timetable"
    part="timetable"
    role="region"
    aria-label="${context.phrases.timetable}, ${dayLabel(day, context.locale)}"
    tabindex="0"
  >
    <div class="timetable-grid" ${place(size)}>
      ${hours(from, until, context)} ${stages.map((stage) => column(stage, from * 60, context))}
    </div>
  </div>`;
}

/** For the eye: every set says its own time to a screen reader. */
function hours(from: number, until: number, { locale, hourCycle }: LineupContext): TemplateResult {
  const all = Array.from({ length: until - from + 1 }, (_, index) => from + index);
  const label = (hour: number) =>
    timeLabel(`${String(hour % 24).padStart(2, '0')}:00`, locale, hourCycle);
  return html`<div class="hours" aria-hidden="true">
    ${all.map(
      (hour) => html`<span ${place({ '--start': (hour - from) * 60 })}>${label(hour)}</span>`,
    )}
  </div>`;
}

function column({ name, sets }: Stage, from: number, context: LineupContext): TemplateResult {
  const places = placesOf(sets.map((set) => ({ start: set.start, end: endOf(set) })));
  return html`<section class="column">
    ${name ? heading(context.headingLevel, name, 'column-name') : html`<div class="column-name"></div>`}
    <ol role="list" class="slots" aria-label=${name || nothing}>
      ${sets.map((set, index) => block(set, from, places[index], context))}
    </ol>
  </section>`;
}

function block(
  set: StageSet,
  from: number,
  { lane, lanes }: Place = { lane: 0, lanes: 1 },
  context: LineupContext,
): TemplateResult {
  const where = {
    '--start': set.start - from,
    '--length': endOf(set) - set.start,
    '--lane': lane,
    '--lanes': lanes,
  };
  const classes = `slot ${isBig(set) ? 'slot-big' : ''} ${set.acts.length > 0 ? '' : 'unannounced'}`;
  return html`<li class=${classes} part="slot" ${place(where)}>
    <div class="slot-text">
      <p class="slot-names">${names(set, context)}</p>
      ${setTimes(set, context)}
      ${notesOf(set.slot).map((note) => html`<p class="slot-note"><bdi>${note}</bdi></p>`)}
    </div>
  </li>`;
}

/** A button says the whole of it, because its place in the grid is not heard. */
function names(set: StageSet, context: LineupContext): unknown {
  const { acts, slot, day } = set;
  if (acts.length === 0) return nameOf(set, context);
  const { phrases, locale, hourCycle } = context;
  const spoken = (act: string) => {
    const told = {
      act,
      stage: slot.stage,
      day: dayLabel(day, locale),
      start: timeLabel(slot.startTime, locale, hourCycle),
      end: timeLabel(slot.endTime, locale, hourCycle),
    };
    const parts = Object.values(told).filter(Boolean);
    return parts.length === 5 ? phrases.setName(told) : parts.join(', ');
  };
  return acts.map(
    (act, index) =>
      html`${index ? html` <span class="versus">${phrases.b2b}</span> ` : ''}<button
          type="button"
          class="name"
          part="set-name"
          aria-haspopup="dialog"
          aria-label=${spoken(act.name)}
          @click=${() => context.open(act)}
        >
          <bdi>${act.name}</bdi>
        </button>`,
  );
}

const endOf = ({ start, end }: StageSet): number => Math.max(end, start + leastMinutes);

/** Numbers for the style sheet; a style attribute would need the permission of the page. */
const place = (numbers: Record<string, number>) =>
  ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    for (const [name, value] of Object.entries(numbers)) {
      element.style.setProperty(name, String(value));
    }
  });
