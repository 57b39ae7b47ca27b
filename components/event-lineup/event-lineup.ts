import { html, nothing, type TemplateResult, type PropertyDeclarations } from 'lit';
import type { ArtistSummary as Act, Lineup, Slot } from '../../src/contract/lineup.js';
import type { HourCycle } from '../../src/format/dates.js';
import englishLineup from '../../src/i18n/lineup/en/first.json' with { type: 'json' };
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import { slotsOf } from '../../src/lineup/known-slots.js';
import { schedule } from '../../src/lineup/schedule.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import type { NeighbourPhrases } from '../../src/i18n/neighbours/phrases.js';
import { define } from '../internal/define.js';
import { warnDeveloper } from '../internal/developer.js';
import { latePart } from '../internal/late-part.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { untilPainted } from '../internal/until-painted.js';
import { billStyles } from './list/bill.styles.js';
import { dayTabsStyles } from './list/day-tabs.styles.js';
import { dayView } from './list/day-view.js';
import { lineupStyles } from './event-lineup.styles.js';
import type { LineupContext, LineupHost, Tools, View } from './lineup-context.js';
import { portraitStyles } from './list/portrait.styles.js';
import { lineupSkeleton } from './skeleton.js';
import { stagesStyles } from './list/stages.styles.js';
import { openingView, rememberedView } from './view-memory.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { View } from './lineup-context.js';

/** A line-up with fewer sets can be read at a glance. */
const fewSets = 12;

/** More rows of sets than the screen of a phone shows. */
const rowsOfPhone = 12;

/** A button of the templates, with what it is about or does. */
type Pressed = HTMLElement & { act?: Act; press?: Tools['handlePress'] };

/** What the artist events tell. */
export interface ArtistShown {
  readonly artistId: string;
  readonly name: string;
}

/** What `event-lineup-day-selected` tells. */
export interface DaySelected {
  readonly day: string;
}

/** What `event-lineup-view-changed` tells. */
export interface ViewChanged {
  readonly view: View;
}

/** What `event-lineup-planned` tells. */
export interface SetPlanned {
  readonly slotId: string;
  readonly planned: boolean;
}

/**
 * The line-up of an event: days, stages, sets and artists, with search, a personal plan, and views
 * by time, as a poster and as a timetable. A link to `#artist-<id>` opens that artist.
 *
 * @tag event-lineup
 * @fires {CustomEvent<FeedLoaded>} event-lineup-loaded - The line-up has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-lineup-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<ArtistShown>} event-lineup-before-open-artist - An artist is about to open. Cancelable.
 * @fires {CustomEvent<ArtistShown>} event-lineup-artist-opened - An artist was opened.
 * @fires {CustomEvent<DaySelected>} event-lineup-day-selected - A visitor chose a day.
 * @fires {CustomEvent<ViewChanged>} event-lineup-view-changed - A visitor chose a view.
 * @fires {CustomEvent<SetPlanned>} event-lineup-planned - A set was added to the plan, or removed.
 * @slot - Shown until the line-up has loaded, and if it can't load.
 * @slot empty - Instead of the message for a line-up without sets.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart tools - Search, filter, plan and views.
 * @csspart field - The search field.
 * @csspart clear - The button that empties the search.
 * @csspart button - A plain button.
 * @csspart chip - A stage or genre of the filter.
 * @csspart views - The choice of a view.
 * @csspart tabs - The days.
 * @csspart tab - A day.
 * @csspart tab-selected - The day that is open.
 * @csspart panel - The content below the days.
 * @csspart bill - The posters of a day.
 * @csspart poster - A poster of the bill.
 * @csspart stages - The stages of a day.
 * @csspart stage - A stage with its sets.
 * @csspart stage-name - The heading of a stage.
 * @csspart set - A set in the list.
 * @csspart set-name - The name of an act.
 * @csspart set-note - The organiser's note on a set.
 * @csspart times - The start and end of a set.
 * @csspart portrait - A picture of an artist, or their initials.
 * @csspart favourite - The star of a set.
 * @csspart clash - The sets that a planned set clashes with.
 * @csspart moved - The earlier time or stage of a set that has just moved.
 * @csspart bill-poster - The poster view.
 * @csspart timetable - The timetable view.
 * @csspart slot - A set in the timetable.
 * @csspart to-come - Sets without a time, beside the timetable.
 * @csspart zone - The note on the time zone, for visitors in another one.
 * @csspart now - What is on, during the event.
 * @csspart shared-plan - The line above a plan that a friend has shared.
 * @csspart qr-code - The QR code of the plan's link, with its text.
 * @csspart dialog - The dialog of an artist.
 * @csspart artist-name - The heading of the dialog.
 * @csspart appearance - One of the artist's sets.
 * @csspart biography - The artist's biography.
 * @csspart link - A website or profile of the artist.
 * @csspart close - The button that closes the dialog.
 * @csspart empty - The message for a line-up without sets.
 * @csspart error - The error message.
 * @csspart stale - The line above a line-up when a refresh failed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-color-now - What is on now.
 * @cssprop --event-color-clash - Sets of a plan that overlap.
 * @cssprop --event-sticky-top - Height of your sticky header.
 * @cssprop --event-lineup-stage-min-width - Minimum width of a stage's column (19em).
 * @cssprop --event-lineup-minute-height - Height of a minute in the timetable (1.8px, at least 1.6px).
 * @cssprop --event-lineup-stage-1 - Colour of the first stage in the timetable; `-2` for the second, and so on.
 */
export class EventLineup extends EventElement {
  static override properties: PropertyDeclarations = {
    day: {},
    timezone: {},
    dayStart: { attribute: 'day-start' },
    lateSets: { attribute: 'late-sets' },
    hourCycle: { attribute: 'hour-cycle' },
    headingLevel: { type: Number, attribute: 'heading-level' },
    view: {},
    controls: {},
    schema: {},
  };

  static override styles = [
    ...EventElement.styles,
    lineupStyles,
    dayTabsStyles,
    billStyles,
    stagesStyles,
    portraitStyles,
  ];

  /** The open day, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** Time zone of the event, such as `Europe/London`: opens on today during the event. */
  timezone?: string | undefined;
  /** When a festival day begins, `HH:MM` (06:00). Earlier sets belong to the night before. */
  dayStart?: string | undefined;
  /**
   * Which night a set after midnight belongs to: the day that lists it (`same-day`), the day before
   * (`previous-day`), or as the feed shows (`auto`).
   */
  lateSets?: 'auto' | 'same-day' | 'previous-day' | undefined;
  /** `h12` or `h23`; by default the language's. */
  hourCycle?: HourCycle | undefined;
  /**
   * The view: `list` (by stage), `time`, `poster` or `timetable`; follows the visitor's choice.
   * `plan` opens the visitor's plan.
   */
  view: View | 'plan' = 'list';
  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishLineup });
  /** @internal */
  override words = () => import('../../src/i18n/lineup/languages.js');
  /** Level of the stage headings, 2 to 6. */
  headingLevel = 3;
  /** `off` leaves out search, filters, plan and views. */
  controls?: 'on' | 'off' | undefined;
  /** `off` leaves out the data for search engines. */
  schema?: 'on' | 'off' | undefined;

  /** @internal */
  declare phrases: Phrases<'lineup'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'lineup'> & NeighbourPhrases> | undefined;

  /** @internal Drawn after the line-up: the artist dialog, once it is there. */
  overlay: (() => TemplateResult) | undefined;
  /** @internal Search, filters, plan and views, once they are there. */
  tools: Tools | undefined;
  /** @internal How long a set of several days lasts, once that code is there. */
  declare daysLong?: LineupHost['daysLong'];
  /** @internal Zone of the event near its days, once somebody has asked for it. */
  declare liveZone?: string | undefined;

  #hasStartedAfterPaint = false;
  /** Stages that may stand beside each other are drawn at once: more of them would change the columns. */
  #rowsInSight = matchMedia('(min-width: 480px)').matches ? Infinity : rowsOfPhone;

  readonly #feed = new FeedController(this, {
    endpoint: 'getLineup',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.lineup,
    isEmpty: (data) => slotsOf(data).length === 0,
    empty: () => this.#drawEmptyNotice(),
    skeleton: () => {
      rememberedView(this); // the first look into the storage takes long; now nobody waits for it
      return lineupSkeleton(this.controls !== 'off');
    },
    ready: (data) => this.#drawLineup(data),
  });

  /** @internal What the templates need. */
  get context(): LineupContext {
    const { tools } = this;
    return {
      phrases: this.phrases,
      locale: this.language,
      hourCycle: this.hourCycle,
      headingLevel: this.headingLevel,
      rowsInSight: this.#rowsInSight,
      drawMarks: tools && ((set) => tools.drawMarks(set)),
      drawList: tools?.drawList,
      daysLong: this.daysLong,
    };
  }

  /** @internal */
  get data(): Lineup | undefined {
    return this.#feed.data;
  }

  /** @internal */
  get slots(): readonly Slot[] {
    return this.data ? slotsOf(this.data) : [];
  }

  /** Opens an artist of this line-up; an unknown id does nothing. */
  async openArtist(artistId: string): Promise<void> {
    try {
      const { dialogOf } = await import('./artist/artist-dialog.js');
      await dialogOf(this).open(artistId);
    } catch (error) {
      warnDeveloper(this, 'could not show the artist.', error);
    }
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  /** @internal Enough sets to get lost in, unless the author wants none. */
  get wantsTools(): boolean {
    return this.controls !== 'off' && this.slots.length >= fewSets;
  }

  protected override updated(): void {
    if (!this.data || this.#hasStartedAfterPaint) return;
    this.#hasStartedAfterPaint = true;
    // One listener for all. What opens an artist knows whom; focus comes back to where it was.
    this.renderRoot.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<Pressed>('button');
      if (button?.act) void this.openArtist(button.act.id);
      else if (button) (button.press ?? this.tools?.handlePress)?.(button);
    });
    void this.#loadAfterPaint();
  }

  async #loadAfterPaint(): Promise<void> {
    await untilPainted();
    this.#rowsInSight = Infinity;
    this.requestUpdate();
    const code = await latePart(this, 'its parts', () => import('./after-paint.js'))();
    if (code) code.startAfterPaint(this);
    else this.controls = 'off'; // no room is kept for what does not come
  }

  #drawLineup(data: Lineup): TemplateResult {
    const { tools } = this;
    const days = tools?.days?.() ?? schedule(slotsOf(data), this);
    if (this.wantsTools && !tools && openingView(this, days) !== 'list')
      return lineupSkeleton(true);
    const drawn = tools?.draw(days);
    return html`
      ${this.wantsTools ? html`<div class="tools" part="tools">${drawn?.bar}</div>` : nothing}
      ${drawn?.body ?? dayView(days, this)} ${drawn?.below} ${this.overlay?.()}
    `;
  }

  #drawEmptyNotice(): TemplateResult {
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
  interface GlobalEventHandlersEventMap {
    'event-lineup-loaded': CustomEvent<FeedLoaded>;
    'event-lineup-failed': CustomEvent<FeedFailed>;
    'event-lineup-before-open-artist': CustomEvent<ArtistShown>;
    'event-lineup-artist-opened': CustomEvent<ArtistShown>;
    'event-lineup-day-selected': CustomEvent<DaySelected>;
    'event-lineup-view-changed': CustomEvent<ViewChanged>;
    'event-lineup-planned': CustomEvent<SetPlanned>;
  }
}
