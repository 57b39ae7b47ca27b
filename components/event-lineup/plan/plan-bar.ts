import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Day } from '../../../src/lineup/schedule.js';
import { planCode } from '../../../src/lineup/plan-code.js';
import { linkTo } from '../../internal/hash-link.js';
import { icon } from '../icons.js';
import type { EventFacts } from '../live/event-facts.js';
import type { LineupHost } from '../lineup-context.js';
import { appointmentOf } from './appointments.js';
import { calendarButton } from './calendar-ways.js';
import type { PlanScan } from './plan-scan.js';
import { shareButton } from './share-button.js';
import { sharedPrefix } from './shared-plan.js';

const drawing = svg`<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />`;

/** What can be done with a plan: hand it on, put it into a calendar, take it along on paper. */
export function planBar(
  host: LineupHost,
  days: Day[],
  { facts, scan }: { facts: EventFacts | undefined; scan: PlanScan },
): TemplateResult {
  const { context } = host;
  const sets = days.flatMap(({ stages }) => stages.flatMap((stage) => stage.sets));
  const appointments = sets.flatMap((set) => (facts && appointmentOf(set, facts, context)) ?? []);
  const code = planCode(sets.map(({ slot }) => slot.id));
  const url = linkTo(sharedPrefix, code);
  const link = () => ({ title: context.phrases.myPlan, url });
  return html`<div class="plan-bar">
      ${shareButton(host, context.phrases.sharePlan, link)} ${scan.button()}
      ${calendarButton(appointments, host.settings.event ?? 'plan', context)}
      ${
        'print' in window
          ? html`<button type="button" class="button" part="button" @click=${() => print()}>
              ${icon(drawing)}<span>${context.phrases.printPlan}</span>
            </button>`
          : nothing
      }
    </div>
    ${scan.panel(url)}`;
}
