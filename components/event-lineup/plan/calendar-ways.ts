import { html, nothing, svg, type TemplateResult } from 'lit';
import { webUrl } from '../../../src/html/links.js';
import {
  appointmentAddress,
  appointmentsFile,
  type Appointment,
} from '../../../src/format/appointments.js';
import { saveFile } from '../../internal/save-file.js';
import { icon } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';

const calendarIcon = svg`<path d="M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4M12 12.5v5M9.5 15h5" />`;

/**
 * A file that every calendar reads.
 * @param reminder minutes before each appointment; asked for when the file is made
 */
export function calendarButton(
  appointments: Appointment[],
  name: string,
  { phrases }: LineupContext,
  reminder: () => number,
): TemplateResult | typeof nothing {
  if (appointments.length === 0) return nothing;
  const save = () =>
    saveFile(appointmentsFile(appointments, reminder()), `${name}.ics`, 'text/calendar');
  return html`<button type="button" class="button" part="button" @click=${save}>
    ${icon(calendarIcon)}<span>${phrases.saveToCalendar}</span>
  </button>`;
}

/** For browsers inside other apps, which save no files. */
export const webCalendarLink = (appointment: Appointment, context: LineupContext): TemplateResult =>
  html`<a
    class="web-calendar"
    part="link"
    href=${webUrl(appointmentAddress(appointment)) ?? nothing}
    target="_blank"
    rel="noopener"
    >${context.phrases.googleCalendar}<span class="visually-hidden">
      ${context.phrases.opensInNewTab}</span
    ></a
  >`;
