import { html, type TemplateResult } from 'lit';
import { dayLabel } from '../../../src/format/wall-times.js';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import { heading } from '../../internal/heading.js';
import type { LineupContext } from '../lineup-context.js';
import { plainList } from './plain-list.js';
import { stageList } from './stage-list.js';

/** Several days below each other: what a search or the plan has found. */
export function allDays(days: ScheduleDay[], context: LineupContext): TemplateResult {
  const below = { ...context, headingLevel: context.headingLevel + 1 };
  const { drawList = plainList } = context;
  return html`<div class="panel">
    ${drawList(
      days,
      ({ day, stages }) =>
        html`<section class="found-day">
          ${heading(context.headingLevel, dayLabel(day, context.locale), 'day-name')}
          ${stageList(stages, below)}
        </section>`,
    )}
  </div>`;
}
