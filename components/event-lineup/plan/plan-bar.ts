import { html, nothing, type TemplateResult } from 'lit';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import { planCode } from '../../../src/lineup/plan-code.js';
import { linkTo } from '../../internal/hash-link.js';
import type { LineupEvent } from '../live/event-facts.js';
import type { LineupHost } from '../lineup-context.js';
import { appointmentOf } from './appointments.js';
import { calendarButton } from './calendar-ways.js';
import type { PlanScan } from './plan-scan.js';
import { printChoice } from './print-choice.js';
import { reminderOf } from './reminder.js';
import { shareButton } from './share-button.js';
import { sharedPrefix } from '../plan-address.js';

/** What can be done with a plan: hand it on, put it into a calendar, take it along on paper. */
export function planBar(
  host: LineupHost,
  days: ScheduleDay[],
  { facts, scan }: { facts: LineupEvent | undefined; scan: PlanScan },
): TemplateResult {
  const { context } = host;
  const sets = days.flatMap(({ stages }) => stages.flatMap((stage) => stage.sets));
  const appointments = sets.flatMap((set) => (facts && appointmentOf(set, facts, host)) ?? []);
  const reminder = reminderOf(host);
  const name = host.settings.event ?? 'plan';
  const code = planCode(sets.map(({ slot }) => slot.id));
  const url = linkTo(sharedPrefix, code);
  const link = () => ({ title: context.phrases.myPlan, url });
  const pocketPlan = async () => {
    await scan.fetch();
    return { days, facts, code: scan.picture(url) };
  };
  return html`<div class="plan-bar">
      ${shareButton(host, context.phrases.sharePlan, link)}
      ${calendarButton(appointments, name, context, () => reminder.minutes)}
      ${appointments.length > 0 ? reminder.draw() : nothing} ${scan.button()}
      ${printChoice(host, pocketPlan)}
    </div>
    ${scan.panel(url)}`;
}
