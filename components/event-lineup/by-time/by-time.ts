import { html, nothing, type TemplateResult } from 'lit';
import { dayByTime } from '../../../src/lineup/day-by-time.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { heading } from '../../internal/heading.js';
import { icon, icons } from '../icons.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { isBig } from '../list/bill.js';
import { dayView } from '../list/day-view.js';
import { plainList } from '../list/plain-list.js';
import { liveOf } from '../live/live-of.js';
import { byTimeStyles } from './by-time.styles.js';
import { timedRow } from './timed-row.js';

export const styles = [byTimeStyles];

/** Line-ups whose finished sets a visitor has opened. */
const unfolded = new WeakSet<LineupHost>();

/** The days as tabs, each one column of all stages: today it begins with what is on now. */
export function draw(days: ScheduleDay[], host: LineupHost): TemplateResult {
  return dayView(days, host, (day, context, isRunning) => {
    const minute = isRunning ? liveOf(host)?.minuteOf(day.day) : undefined;
    const { over, ahead, untimed } = dayByTime(day, minute);
    // At night, when all is over, there is nothing that it could stand in the way of.
    const isFolded = ahead.length > 0;
    return html`<div class="by-time">
      ${over.length > 0 && isFolded ? earlier(over, host) : sets(over, context)}
      ${sets(ahead, context)}
      ${
        untimed.length > 0
          ? html`${heading(context.headingLevel, context.phrases.timesToCome, 'day-name')}
            ${sets(untimed, context)}`
          : nothing
      }
    </div>`;
  });
}

function sets(shown: readonly StageSet[], context: LineupContext): TemplateResult | typeof nothing {
  if (shown.length === 0) return nothing;
  const { drawList = plainList } = context;
  return html`<ol role="list" class="sets">
    ${drawList(shown, (set) => timedRow(set, context, isBig(set) && set.acts.length > 0 ? 'big' : ''))}
  </ol>`;
}

/** What is over, behind a button that says how much that is. */
function earlier(over: readonly StageSet[], host: LineupHost): TemplateResult {
  const { context } = host;
  const isOpen = unfolded.has(host);
  const toggle = () => {
    if (!unfolded.delete(host)) unfolded.add(host);
    host.requestUpdate();
  };
  return html`<button
      type="button"
      class="earlier"
      aria-expanded=${isOpen}
      aria-controls="earlier"
      .press=${toggle}
    >
      ${icon(icons.down)}<span>${context.phrases.earlierToday({ count: over.length })}</span>
    </button>
    <div id="earlier" ?hidden=${!isOpen}>${isOpen ? sets(over, context) : nothing}</div>`;
}
