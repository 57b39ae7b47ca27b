import { html, type ReactiveController, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { durationLabel } from '../../../src/format/duration.js';
import english from '../../../src/i18n/plan/en/reminder.json' with { type: 'json' };
import type { PlanPhrases } from '../../../src/i18n/plan/phrases.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { LateWords } from '../../internal/words/late-words.js';
import { icon, icons } from '../icons.js';
import type { LineupHost } from '../lineup-context.js';
import { reminderStyles } from './reminder.styles.js';

/** In minutes before a set; the first is none. */
const choices = [0, 10, 20, 30];
const key = 'event-lineup reminder';

/** The last choice in this tab; any other stored value counts as none. */
let chosen = readChoice();

function readChoice(): number {
  try {
    const stored = Number(sessionStorage.getItem(key));
    return choices.includes(stored) ? stored : 0;
  } catch {
    return 0; // blocked
  }
}

function keepChoice(minutes: number): void {
  chosen = minutes;
  try {
    sessionStorage.setItem(key, String(minutes));
  } catch {
    // It is known until the page is left.
  }
}

/** When a calendar reminds of a set: chosen beside the button that makes the file. UX: O17 */
export class Reminder implements ReactiveController {
  readonly #host: LineupHost;
  readonly #words: LateWords<PlanPhrases>;

  constructor(host: LineupHost) {
    adoptStyles(host.renderRoot, reminderStyles);
    this.#host = host;
    this.#words = new LateWords(
      english,
      () => import('../../../src/i18n/plan/languages.js'),
      () => host.requestUpdate(),
    );
    host.addController(this);
    this.hostUpdate(); // it is made while the element is drawn
  }

  get minutes(): number {
    return chosen;
  }

  hostUpdate(): void {
    this.#words.update(this.#host);
  }

  draw(): TemplateResult {
    const { reminder } = this.#words.phrases;
    return html`<span class="reminder">
      <select
        class="button"
        part="button"
        aria-label=${reminder}
        .value=${live(String(chosen))}
        @change=${({ currentTarget }: Event) => {
          keepChoice(Number((currentTarget as HTMLSelectElement).value));
          this.#host.requestUpdate();
        }}
      >
        ${choices.map(
          (minutes) =>
            html`<option value=${minutes} ?selected=${minutes === chosen}>
              ${this.#label(minutes)}
            </option>`,
        )}
      </select>
      ${icon(icons.down)}
    </span>`;
  }

  #label(minutes: number): string {
    const { noReminder, remindBefore } = this.#words.phrases;
    if (minutes === 0) return noReminder;
    return remindBefore({ duration: durationLabel(minutes, this.#host.language) });
  }
}

const reminders = new WeakMap<LineupHost, Reminder>();

/** One for each line-up. */
export function reminderOf(host: LineupHost): Reminder {
  let reminder = reminders.get(host);
  if (!reminder) reminders.set(host, (reminder = new Reminder(host)));
  return reminder;
}
