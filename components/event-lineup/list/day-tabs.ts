import { html, nothing, type TemplateResult } from 'lit';
import { dayLabel } from '../../../src/format/wall-times.js';
import { isDay } from '../../../src/lineup/clock.js';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import type { LineupContext } from '../lineup-context.js';

/**
 * Tabs as the ARIA Authoring Practices have them, with automatic activation and one tab stop. The
 * arrow keys (`tab-keys.ts`) come after the first paint. `open` is the place of the day that is shown.
 */
export function dayTabs(
  days: ScheduleDay[],
  open: number,
  select: (day: string) => void,
  { locale, phrases }: LineupContext,
): TemplateResult {
  return html`<div class="tabs" part="tabs" role="tablist" aria-label=${phrases.days}>
    ${days.map(({ day }, place) => {
      const chosen = place === open;
      return html`<button
        type="button"
        role="tab"
        id="tab-${place}"
        class="tab"
        part=${chosen ? 'tab tab-selected' : 'tab'}
        aria-selected=${chosen}
        aria-controls="panel"
        aria-label=${dayLabel(day, locale) || phrases.toBeAnnounced}
        tabindex=${chosen ? 0 : -1}
        .press=${() => select(day)}
      >
        <span class="weekday">${dayLabel(day, locale, 'weekday') || phrases.toBeAnnounced}</span>
        <span class="date">${isDay(day) ? dayLabel(day, locale, 'date') : nothing}</span>
      </button>`;
    })}
  </div>`;
}
