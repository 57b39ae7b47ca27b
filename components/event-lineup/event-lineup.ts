import { html, nothing, type TemplateResult, type PropertyDeclarations } from 'lit';
import type { ArtistSummary as Act, Lineup, Slot } from '../../src/contract/lineup.js';
import type { HourCycle } from '../../src/format/dates.js';
import englishLineup from '../../src/i18n/lineup/en/first.json' with { type: 'json' };
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import { schedule } from '../../src/lineup/schedule.js';
import { slotsOf } from '../../src/lineup/slots.js';
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
import { openingView } from './view-memory.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { View } from './lineup-context.js';

/** A line-up with fewer sets can be read at a glance. */
const fewSets = 12;

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
 * The line-up of an event: days, stages, sets and artists, with search, a plan of one's own, and the
 * same as a poster or a timetable. A link to `#artist-<id>` opens that artist.
 *
 * @tag event-lineup
 * @fires {CustomEvent<FeedLoaded>} event-lineup-loaded - The line-up has arrived or changed.
 * @fires {CustomEvent<FeedFailed>} event-lineup-failed - It could not be fetched; `code` says why.
 * @fires {CustomEvent<ArtistShown>} event-lineup-before-open-artist - Cancelable: keeps the dialog shut.
 * @fires {CustomEvent<ArtistShown>} event-lineup-artist-opened - The dialog shows an artist.
 * @fires {CustomEvent<DaySelected>} event-lineup-day-selected - A visitor chose a day.
 * @fires {CustomEvent<ViewChanged>} event-lineup-view-changed - A visitor chose a view.
 * @fires {CustomEvent<SetPlanned>} event-lineup-planned - A favourite was set or taken back.
 * @slot - Shown until the line-up is there and when it cannot be fetched.
 * @slot empty - Instead of the words for a line-up without sets.
 * @slot error - Instead of the words and the button after a failure.
 * @csspart base - The outermost box.
 * @csspart tools - Search, filter, plan and views.
 * @csspart field - The search field.
 * @csspart clear - The button that empties it.
 * @csspart button - A plain button.
 * @csspart chip - A stage or genre that is filtered for.
 * @csspart views - The choice of a view.
 * @csspart tabs - The days.
 * @csspart tab - A day.
 * @csspart tab-selected - The day that is open.
 * @csspart panel - What stands below the days.
 * @csspart bill - The posters of a day.
 * @csspart poster - One of them.
 * @csspart stages - The stages of a day.
 * @csspart stage - A stage with its sets.
 * @csspart stage-name - Its heading.
 * @csspart set - A set in the list.
 * @csspart set-name - The name of an act.
 * @csspart set-note - The organiser's note on a set.
 * @csspart times - When a set begins and ends.
 * @csspart portrait - A picture, or the initials in its place.
 * @csspart favourite - The star of a set.
 * @csspart clash - What a favourite clashes with.
 * @csspart moved - Where a set was until a moment ago.
 * @csspart bill-poster - The poster view.
 * @csspart timetable - The timetable view.
 * @csspart slot - A set in the timetable.
 * @csspart to-come - Sets beside the timetable, of which no time is known.
 * @csspart zone - Whose time the times are, for visitors from elsewhere.
 * @csspart now - What is on, during the event.
 * @csspart shared-plan - The line above a plan that somebody has sent.
 * @csspart qr-code - The link of the plan as a QR code, and in words.
 * @csspart dialog - The artist.
 * @csspart artist-name - The heading of the dialog.
 * @csspart appearance - One of the artist's sets.
 * @csspart biography - What the artist is about.
 * @csspart link - A website or profile of the artist.
 * @csspart close - The button that closes the dialog.
 * @csspart empty - The words for a line-up without sets.
 * @csspart error - The words after a failure.
 * @csspart stale - The line above a line-up that could not be refreshed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-color-now - What is on now.
 * @cssprop --event-color-clash - Sets of a plan that overlap.
 * @cssprop --event-sticky-top - Height of what sticks to the top of the page.
 * @cssprop --event-lineup-stage-min-width - A stage gets a column of its own from this width on (19em).
 * @cssprop --event-lineup-minute-height - Height of a minute in the timetable (1.8px, at least 1.6px).
 * @cssprop --event-lineup-stage-1 - Colour of the first stage in the timetable; likewise of the second and all others.
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

  /** The day to open on, `YYYY-MM-DD`, and the day that is open. */
  day?: string | undefined;
  /** Zone of the event, for example `Europe/London`: opens on today during the event. */
  timezone?: string | undefined;
  /** When a festival day begins, `HH:MM` (06:00): earlier sets close the night before. */
  dayStart?: string | undefined;
  /**
   * Which night a set after midnight belongs to: that of the day which lists it (`same-day`), that of
   * the day before (`previous-day`), or as the feed itself tells (`auto`).
   */
  lateSets?: 'auto' | 'same-day' | 'previous-day' | undefined;
  /** `h12` or `h23`; else as the language has it. */
  hourCycle?: HourCycle | undefined;
  /**
   * How to look at it: `list` (by stage), `time`, `poster` or `timetable`; follows the visitor's choice.
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
  /** `off` leaves schema.org data out of the page. */
  schema?: 'on' | 'off' | undefined;

  /** @internal */
  declare phrases: Phrases<'lineup'>;
  /** Words in place of ours, by the keys of docs/words.md; before those that the page gives to all. */
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

  readonly #feed = new FeedController(this, {
    endpoint: 'getLineup',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.lineup,
    isEmpty: (data) => slotsOf(data).length === 0,
    empty: () => this.#drawEmptyNotice(),
    skeleton: () => lineupSkeleton(this.controls !== 'off'),
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

  /** Shows an artist of this line-up; does nothing for an id that is not in it. */
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
