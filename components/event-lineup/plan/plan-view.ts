import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { dayLabel } from '../../../src/format/wall-times.js';
import { durationLabel } from '../../../src/format/duration.js';
import { agendaOf, type AgendaItem } from '../../../src/lineup/agenda.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { heading } from '../../internal/heading.js';
import { timedRow } from '../by-time/timed-row.js';
import type { LineupContext } from '../lineup-context.js';

/** From so many minutes on there is time to go anywhere. */
export const worthSaying = 15;

/** How a plan is drawn, where it is not the visitor's own alone. */
interface PlanLook {
  drawGap(item: AgendaItem, day: string): unknown;
  drawRow(set: StageSet): unknown;
}

/** The sets of a plan in the order in which they are seen, with the time between them. */
export function planView(
  days: ScheduleDay[],
  context: LineupContext,
  look: PlanLook = {
    drawGap: (item) => drawGap(item, context),
    drawRow: (set) => timedRow(set, context),
  },
): TemplateResult {
  return html`<div class="panel plan" part="panel">
    ${agendaOf(days).map(
      ({ day, items }) =>
        html`<section class="found-day">
          ${heading(context.headingLevel, dayLabel(day, context.locale), 'day-name')}
          <ol role="list" class="sets">
            ${repeat(
              items,
              // Two sets of a damaged feed may have one id.
              ({ set }) => set,
              (item) => [look.drawGap(item, day), look.drawRow(item.set)],
            )}
          </ol>
        </section>`,
    )}
  </div>`;
}

const drawGap = ({ freeBefore }: AgendaItem, { phrases, locale }: LineupContext) =>
  freeBefore >= worthSaying
    ? html`<li class="plan-gap">
        <span>${phrases.freeTime({ duration: durationLabel(freeBefore, locale) })}</span>
      </li>`
    : nothing;
