import { html, nothing, svg, type TemplateResult } from 'lit';
import { webUrl } from '../../../src/html/links.js';
import { calendarAddress, calendarFile, type CalendarEntry } from '../../../src/format/calendar.js';
import type { CardPhrases } from '../../../src/i18n/event-card/phrases.js';
import type { StatePhrases } from '../../../src/i18n/states/phrases.js';
import { saveFile } from '../../internal/save-file.js';
import { drawIcon } from '../card-view.js';
import { ignoreComposingKeys } from '../../internal/ignore-composing-keys.js';

const drawing = svg`<path d="M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4M12 12.5v5M9.5 15h5" />`;

/** A file that every calendar reads, and a link to one on the web. */
export function calendarMenu(
  entry: CalendarEntry,
  phrases: StatePhrases & CardPhrases,
): TemplateResult {
  return html`<details class="calendar" part="calendar" @keydown=${ignoreComposingKeys(closeByKey)}>
    <summary class="button" part="button">
      ${drawIcon(drawing)}<span>${phrases.addToCalendar}</span>
    </summary>
    <ul role="list">
      <li>
        <button
          class="way"
          type="button"
          @click=${() => saveFile(calendarFile(entry), `${entry.slug || 'event'}.ics`, 'text/calendar')}
        >
          ${phrases.calendarFile}
        </button>
      </li>
      <li>
        <a
          class="way"
          href=${webUrl(calendarAddress(entry)) ?? nothing}
          target="_blank"
          rel="noopener"
          >${phrases.googleCalendar}<span class="visually-hidden">
            ${phrases.opensInNewTab}</span
          ></a
        >
      </li>
    </ul>
  </details>`;
}

function closeByKey({ key, currentTarget }: KeyboardEvent): void {
  const menu = currentTarget as HTMLDetailsElement;
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
