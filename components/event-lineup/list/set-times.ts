import { html, nothing, type TemplateResult } from 'lit';
import { machineTime, timeLabel } from '../../../src/format/wall-times.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { LineupContext } from '../lineup-context.js';

/**
 * “23:30 – 01:00”: the wall clock at the event, the start above the end where room is short. “11:30 PM”
 * needs more of it.
 */
export function setTimes(
  set: StageSet,
  { locale, hourCycle, daysLong }: LineupContext,
): TemplateResult {
  const { slot, day, start } = set;
  const length = daysLong?.(set, locale);
  const label = timeLabel(slot.startTime, locale, hourCycle);
  return html`<span class="times ${label.length > 5 ? 'long' : ''}" part="times" translate="no"
    ><time datetime=${machineTime(day, start) ?? nothing} .textContent=${label}></time>${
      slot.endTime
        ? html` <span
            class="until"
            .textContent=${`– ${timeLabel(slot.endTime, locale, hourCycle)}`}
          ></span>`
        : nothing
    }${length ? html`<span class="until" .textContent=${length}></span>` : nothing}</span
  >`;
}
