import { html, nothing, type TemplateResult } from 'lit';
import { dayLabel } from '../../../src/format/wall-times.js';
import { isDay } from '../../../src/lineup/clock.js';
import type { Day } from '../../../src/lineup/schedule.js';
import type { LineupContext } from '../lineup-context.js';

interface DayTabs {
  days: Day[];
  /** Of the day that is open. */
  index: number;
  select: (day: string) => void;
}

/**
 * Tabs as the ARIA Authoring Practices have them, with automatic activation and one tab stop. The
 * arrow keys (`tab-keys.ts`) come after the first paint.
 */
export function dayTabs({ days, index, select }: DayTabs, context: LineupContext): TemplateResult {
  return html`<div class="tabs" part="tabs" role="tablist" aria-label=${context.phrases.days}>
    ${days.map(({ day }, place) =>
      tab({ day, place, chosen: place === index, choose: () => select(day) }, context),
    )}
  </div>`;
}

interface Tab {
  day: string;
  place: number;
  chosen: boolean;
  choose: () => void;
}

const tab = ({ day, place, chosen, choose }: Tab, { locale, phrases }: LineupContext) =>
  html`<button
    type="button"
    role="tab"
    id="tab-${place}"
    class="tab"
    part=${chosen ? 'tab tab-selected' : 'tab'}
    aria-selected=${chosen}
    aria-controls="panel"
    aria-label=${dayLabel(day, locale) || phrases.toBeAnnounced}
    tabindex=${chosen ? 0 : -1}
    .press=${choose}
  >
    <span class="weekday">${dayLabel(day, locale, 'weekday') || phrases.toBeAnnounced}</span>
    <span class="date">${isDay(day) ? dayLabel(day, locale, 'date') : nothing}</span>
  </button>`;
