import { html, nothing, type TemplateResult } from 'lit';
import type { Lineup } from '../../src/contract/lineup.js';
import type { HourCycle } from '../../src/format/dates.js';
import { lineup as englishLineup } from '../../src/i18n/en/lineup.js';
import { states as englishStates } from '../../src/i18n/en/states.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import { schedule } from '../../src/lineup/schedule.js';
import { define } from '../internal/define.js';
import { tellDeveloper } from '../internal/developer.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed-controller.js';
import { property } from '../internal/property.js';
import { billStyles } from './bill.styles.js';
import { dayTabsStyles } from './day-tabs.styles.js';
import { dayView } from './day-view.js';
import { lineupStyles } from './event-lineup.styles.js';
import type { LineupContext, LineupHost, Tools, View } from './lineup-context.js';
import { portraitStyles } from './portrait.styles.js';
import { skeleton } from './skeleton.js';
import { stagesStyles } from './stages.styles.js';

/** A line-up with fewer sets can be read at a glance. */
const fewSets = 12;

/** What the artist events tell. */
export interface ArtistShown {
  readonly artistId: string;
  readonly name: string;
}

/**
 * The line-up of an event: days, stages, sets and artists.
 *
 * @tag event-lineup
 */
export class EventLineup extends EventElement implements LineupHost {
  static override styles = [
    ...EventElement.styles,
    lineupStyles,
    dayTabsStyles,
    billStyles,
    stagesStyles,
    portraitStyles,
  ];
  static override english = { ...englishStates, ...englishLineup };

  /** The day to open on, `YYYY-MM-DD`, and the day that is open. */
  @property() day?: string;
  /** Zone of the event, for example `Europe/London`: opens on today during the event. */
  @property() timezone?: string;
  /** When a festival day begins, `HH:MM` (06:00): earlier sets close the night before. */
  @property({ attribute: 'day-start' }) dayStart?: string;
  /** The day under which the feed lists sets after midnight: `same-day` or `previous-day`. */
  @property({ attribute: 'late-sets' }) lateSets?: 'same-day' | 'previous-day';
  /** `h12` or `h23`; else as the language has it. */
  @property({ attribute: 'hour-cycle' }) hourCycle?: HourCycle;
  /** Level of the stage headings, 2 to 6. */
  @property({ type: Number, attribute: 'heading-level' }) headingLevel = 3;
  /** How to look at it first: `list`, `poster` or `timetable`. */
  @property() view: View = 'list';
  /** `off` leaves out search, filters, plan and views. */
  @property() controls?: string;
  /** `off` leaves schema.org data out of the page. */
  @property() schema?: string;

  declare phrases: Phrases<'lineup'>;

  /** Drawn after the line-up: the artist dialog, once it is there. */
  overlay: (() => TemplateResult) | undefined;
  /** Search, filters, plan and views, once they are there. */
  tools: Tools | undefined;

  #afterPaint?: Promise<unknown>;

  readonly #feed = new FeedController(this, {
    endpoint: 'getLineup',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.lineup,
    isEmpty: ({ slots }) => slots.length === 0,
    empty: () => this.#promise(),
    skeleton,
    ready: (data) => this.#draw(data),
  });

  /** What the templates need. */
  get context(): LineupContext {
    const { tools } = this;
    return {
      phrases: this.phrases,
      locale: this.language,
      hourCycle: this.hourCycle,
      headingLevel: this.headingLevel,
      mark: tools && ((set) => tools.mark(set)),
      open: ({ id }) => void this.openArtist(id),
    };
  }

  get data(): Lineup | undefined {
    return this.#feed.data;
  }

  /** Shows an artist of this line-up; does nothing for an id that is not in it. */
  async openArtist(artistId: string): Promise<void> {
    try {
      const { dialogOf } = await import('./artist-dialog.js');
      await dialogOf(this).open(artistId);
    } catch (error) {
      tellDeveloper(this, 'could not show the artist.', error);
    }
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  /** Enough sets to get lost in, unless the author wants none. */
  get wantsTools(): boolean {
    return this.controls !== 'off' && (this.data?.slots.length ?? 0) >= fewSets;
  }

  protected override updated(): void {
    if (this.data)
      this.#afterPaint ??= import('./after-paint.js').then(
        (it) => it.attend(this),
        (error: unknown) => tellDeveloper(this, 'could not load all of its parts.', error),
      );
  }

  #draw({ slots }: Lineup): TemplateResult {
    const days = schedule(slots, this);
    const { tools } = this;
    if (this.view !== 'list' && this.wantsTools && !tools) return skeleton();
    const drawn = tools?.draw(days);
    return html`
      ${this.wantsTools ? html`<div class="tools" part="tools">${drawn?.bar}</div>` : nothing}
      ${drawn?.body ?? dayView(days, this)} ${this.overlay?.()}
    `;
  }

  #promise(): TemplateResult {
    return html`<div class="notice" part="empty">
      <p class="notice-title">${this.phrases.emptyLineup}</p>
      <p class="notice-text">${this.phrases.emptyLineupHint}</p>
    </div>`;
  }
}

define('event-lineup', EventLineup);

declare global {
  interface HTMLElementTagNameMap {
    'event-lineup': EventLineup;
  }
  interface HTMLElementEventMap {
    'event-lineup-loaded': CustomEvent<FeedLoaded>;
    'event-lineup-failed': CustomEvent<FeedFailed>;
    'event-lineup-before-open-artist': CustomEvent<ArtistShown>;
    'event-lineup-artist-opened': CustomEvent<ArtistShown>;
    'event-lineup-day-selected': CustomEvent<{ readonly day: string }>;
    'event-lineup-view-changed': CustomEvent<{ readonly view: View }>;
    'event-lineup-planned': CustomEvent<{ readonly slotId: string; readonly planned: boolean }>;
  }
}
