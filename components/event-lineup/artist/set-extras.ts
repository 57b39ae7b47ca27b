import { html, nothing, type TemplateResult } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { linkTo } from '../../internal/hash-link.js';
import { latePart } from '../../internal/late-part.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { findLineupEvent, type LineupEvent } from '../live/event-facts.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { appointmentOf } from '../plan/appointments.js';
import { calendarButton, webCalendarLink } from '../plan/calendar-ways.js';
import type { Reminder } from '../plan/reminder.js';
import { shareButton } from '../plan/share-button.js';
import { setExtrasStyles } from './set-extras.styles.js';

/** What a visitor can do with an artist and with each of the sets. */
export class SetExtras {
  readonly #host: LineupHost;
  #facts?: LineupEvent;
  #reminder?: Reminder;

  constructor(host: LineupHost) {
    this.#host = host;
    adoptStyles(host.renderRoot, setExtrasStyles);
    void findLineupEvent(host).then((facts) => {
      this.#facts = facts;
      host.requestUpdate();
    });
    const load = latePart(host, 'the reminder', () => import('../plan/reminder.js'));
    void load().then((code) => {
      if (code) this.#reminder = code.reminderOf(host);
      host.requestUpdate();
    });
  }

  shareOf({ id, name }: ArtistSummary): TemplateResult | typeof nothing {
    const { phrases } = this.#host.context;
    const link = () => ({ title: name, url: linkTo('artist-', id) });
    return shareButton(this.#host, phrases.share, link);
  }

  /** Star, partners and calendar of one set. */
  of(set: StageSet, artist: ArtistSummary): TemplateResult {
    const { context } = this.#host;
    const isListed = this.#host.slots.some(({ id }) => id === set.slot.id);
    // The star stands above the calendar, and the focus comes to it first.
    return html`${partners(set, artist, context)} ${isListed ? context.drawMarks?.(set) : nothing}
    ${this.#calendarOf(set, context)}`;
  }

  #calendarOf(set: StageSet, context: LineupContext): TemplateResult | typeof nothing {
    const appointment = this.#facts && appointmentOf(set, this.#facts, this.#host);
    if (!appointment) return nothing;
    return html`<p class="set-calendar">
      ${calendarButton([appointment], set.slot.id, context, () => this.#reminder?.minutes ?? 0)}
      ${this.#reminder?.draw()} ${webCalendarLink(appointment, context)}
    </p>`;
  }
}

/** Who plays in the same set; each opens in the place of this artist. */
function partners(
  { acts }: StageSet,
  artist: ArtistSummary,
  context: LineupContext,
): TemplateResult | typeof nothing {
  const others = acts.filter(({ id }) => id !== artist.id);
  if (others.length === 0) return nothing;
  return html`<p class="partners">
    ${context.phrases.playsWith}
    ${others.map(
      (act, index) =>
        html`${index ? ', ' : nothing}<button type="button" class="partner" .act=${act}>
            <bdi translate="no">${act.name}</bdi>
          </button>`,
    )}
  </p>`;
}
