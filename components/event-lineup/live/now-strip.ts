import { html, nothing, type TemplateResult } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import { timeLabel } from '../../../src/format/wall-times.js';
import { isVisitorsClock, zoneName } from '../../../src/format/zone.js';
import type { StageNow } from '../../../src/lineup/now.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import { drawHyphenated } from '../hyphenated.js';
import { icon, icons } from '../icons.js';
import { daysLong } from '../list/days-long.js';
import { drawActs } from '../list/acts.js';
import type { LineupContext } from '../lineup-context.js';
import { styleProperties } from '../style-properties.js';

/** Once, and only to visitors whose own clocks show something else. */
export function zoneNote(
  zone: string,
  days: ScheduleDay[],
  { phrases, locale }: LineupContext,
): TemplateResult | typeof nothing {
  const noon = Date.parse(`${days[0]?.day ?? ''}T12:00Z`);
  const at = Number.isNaN(noon) ? clock.now() : noon;
  if (isVisitorsClock(zone, at)) return nothing;
  return html`<p class="zone-note" part="zone">
    ${phrases.zoneNote({ zone: zoneName(zone, at, locale) })}
  </p>`;
}

/**
 * Every stage with what is on and what comes next, as long as the day is running.
 *
 * @param most stages of that day: each keeps its width when others have ended
 */
export function nowStrip(
  stages: StageNow[],
  most: number,
  jump: () => void,
  context: LineupContext,
): TemplateResult {
  const { phrases } = context;
  return html`<section class="now-strip" part="now" aria-label=${phrases.onNow}>
    <ul role="list" class="now-stages" ${styleProperties({ '--most': most })}>
      ${stages.map((stage) => stageCard(stage, context))}
    </ul>
    <button type="button" class="button" part="button" .press=${jump}>
      ${icon(icons.time)}<span>${phrases.jumpToNow}</span>
    </button>
  </section>`;
}

const stageCard = ({ stage, on, next }: StageNow, context: LineupContext) => {
  const { phrases, locale, hourCycle } = context;
  const time = (text: string) => timeLabel(text, locale, hourCycle);
  return html`<li class="now-stage">
    ${stage ? html`<p class="now-place"><bdi translate="no">${stage}</bdi></p>` : nothing}
    ${on.map((set) =>
      entry(
        'now-on',
        phrases.onNow,
        set,
        set.slot.endTime && phrases.until({ time: time(set.slot.endTime) }) + daysLong(set, locale),
      )(context),
    )}
    ${next ? entry('now-next', phrases.upNext, next, time(next.slot.startTime))(context) : nothing}
  </li>`;
};

const entry =
  (kind: string, label: string, set: StageSet, when: string) =>
  (context: LineupContext): TemplateResult =>
    html`<p class=${kind}>
      <span class="now-label">${label}</span>
      <span class="now-name">${names(set, context)}</span>
      <span class="now-when" translate=${kind === 'now-next' ? 'no' : 'yes'}>${when}</span>
    </p>`;

/** A card may be narrower than a name in large type. */
const names = (set: StageSet, context: LineupContext): unknown =>
  set.acts.length === 0
    ? drawActs(set, context)
    : set.acts.map(
        (act, index) =>
          html`${index ? html` <span class="versus">${context.phrases.b2b}</span> ` : nothing}<button
              type="button"
              class="name"
              part="set-name"
              aria-haspopup="dialog"
              .act=${act}
            >
              <bdi translate="no">${drawHyphenated(act.name)}</bdi>
            </button>`,
      );
