import { html, nothing, render, type TemplateResult } from 'lit';
import { dayLabel } from '../../../src/format/wall-times.js';
import type { ScheduleDay, Stage, StageSet } from '../../../src/lineup/schedule.js';
import { drawnEnd, timeAxis, type TimeAxis } from '../../../src/lineup/time-axis.js';
import { nameOf } from '../list/favourite.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { styleProperties } from '../style-properties.js';
import { dayPagesStyles } from './day-pages.styles.js';
import { printAlone } from '../../internal/print-alone.js';
import { printedColumn, printedHours, type PrintedTable } from './printed-table.js';

/** A column narrower than this could not hold a name. */
const mostStages = 9;

/** The timetable on paper: a landscape page for each day, and further ones where stages are many. */
export function printDayPages(host: LineupHost, days: ScheduleDay[], title = ''): void {
  const { context } = host;
  const table = { context, isPlanned: (id: string) => host.tools?.isPlanned(id) ?? false };
  printAlone(host, {
    styles: dayPagesStyles,
    draw: (root) => {
      render(html`${days.map((day) => pagesOf(day, title, table))}`, root);
      return { size: 'A4 landscape', margin: '0' };
    },
  });
}

type Pages = Omit<PrintedTable, 'axis'>;

function pagesOf({ day, stages }: ScheduleDay, title: string, table: Pages): TemplateResult[] {
  const timed = stages
    .map((stage) => ({ ...stage, sets: stage.sets.filter((set) => set.timed) }))
    .filter(({ sets }) => sets.length > 0);
  const untimed = stages.flatMap(({ sets }) => sets.filter((set) => !set.timed));
  const axis = printedAxis(timed.flatMap(({ sets }) => sets));
  const pages = inPages(timed);
  const count = Math.max(pages.length, 1);
  return Array.from({ length: count }, (_, index) => {
    const ordinal = count > 1 ? ` (${index + 1}/${count})` : '';
    const name = dayLabel(day, table.context.locale) || table.context.phrases.toBeAnnounced;
    return html`<section class="page">
      <header>
        <h1>${name}${ordinal}</h1>
        <p><bdi>${title}</bdi></p>
      </header>
      ${grid(pages[index] ?? [], { ...table, axis })}
      ${index === count - 1 ? stillToCome(untimed, table.context) : nothing}
    </section>`;
  });
}

const grid = (stages: Stage[], table: PrintedTable) =>
  stages.length > 0
    ? html`<div class="table" ${styleProperties({ '--units': table.axis.height })}>
        ${printedHours(table)} ${stages.map((stage) => printedColumn(stage, table))}
      </div>`
    : nothing;

/** As many stages on each page as on the others. */
function inPages(stages: Stage[]): Stage[][] {
  const pages = Math.ceil(stages.length / mostStages);
  const each = Math.ceil(stages.length / pages);
  return Array.from({ length: pages }, (_, index) =>
    stages.slice(index * each, (index + 1) * each),
  );
}

/** How high a set is at least, of the height of a page: two lines of small type, else one. */
const leastShares = [0.046, 0.03];
/** Where time would have to be stretched further than this, one line has to do. */
const mostStretch = 1.5;

function printedAxis(sets: readonly StageSet[]): TimeAxis {
  const spans = sets.map((set) => ({ start: set.start, end: drawnEnd(set) }));
  const plain = timeAxis(spans, 0);
  const stretched = leastShares.map((share) => axisOf(spans, share));
  const [roomy = plain, tight = plain] = stretched;
  return roomy.height > mostStretch * plain.height ? tight : roomy;
}

/** Such a share depends on the height, and that on the share: a few rounds settle it. */
function axisOf(spans: { start: number; end: number }[], share: number): TimeAxis {
  let axis = timeAxis(spans, 0);
  for (let round = 0; round < 8; round++) axis = timeAxis(spans, share * axis.height);
  return axis;
}

const stillToCome = (sets: readonly StageSet[], context: LineupContext) =>
  sets.length > 0
    ? html`<p class="to-come">
        <b>${context.phrases.timesToCome}:</b>
        ${sets
          .map((set) => [nameOf(set, context), set.slot.stage].filter(Boolean).join(', '))
          .join(' · ')}
      </p>`
    : nothing;
