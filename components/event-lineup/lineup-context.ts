import type { TemplateResult } from 'lit';
import type { Lineup, Slot } from '../../src/contract/lineup.js';
import type { HourCycle } from '../../src/format/dates.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { ScheduleDay, ScheduleOptions, StageSet } from '../../src/lineup/schedule.js';
import type { EventElement } from '../internal/element.js';

/** The ways to look at a line-up. */
export type View = 'list' | 'time' | 'poster' | 'timetable';

/**
 * Draws a list by its keys, so that what stays is not made anew. Rows of sets come a part at a time,
 * and are drawn again only when the set or its marks have changed.
 */
export type DrawList = <Item extends object>(
  items: readonly Item[],
  draw: (item: Item, index: number) => unknown,
  more?: RowTraits<Item>,
) => unknown;

/** How the rows of a list differ from those of a stage. */
export interface RowTraits<Item> {
  /** What a row shows beside its set, where that is more than everywhere. */
  readonly factsOf?: (item: Item, index: number) => readonly unknown[];
  /** How much it takes to draw one; 1 unless told. */
  readonly cost?: number;
}

/** What the templates of the line-up need from the element. */
export interface LineupContext {
  readonly phrases: Phrases<'lineup'>;
  /** BCP 47, for dates and times. */
  readonly locale: string;
  readonly hourCycle: HourCycle | undefined;
  /** Of a stage. */
  readonly headingLevel: number;
  /** How many rows are wanted: in the first frame as many as a phone shows. */
  readonly rowsInSight: number;
  /** The favourite button of a set and what clashes with it, once the tools are there. */
  readonly drawMarks: ((set: StageSet) => TemplateResult) | undefined;
  /** Once the tools are there. */
  readonly drawList: DrawList | undefined;
  /** How long a set of several days lasts, in words, once that code is there. */
  readonly daysLong: LineupHost['daysLong'];
}

export type SetSign = 'clash' | 'planned' | 'moved' | 'friends';

/** Search, filters, plan and views: loaded after the first paint. */
export interface Tools {
  /** Arranged already. */
  days?(): ScheduleDay[];
  /** `body` is undefined where nothing was asked for: then the days stand as they are. */
  draw(days: ScheduleDay[]): {
    bar: TemplateResult;
    body: TemplateResult | undefined;
    below?: TemplateResult | undefined;
  };
  drawMarks(set: StageSet): TemplateResult;
  /** Of a button that does nothing by itself: the stars of all rows. */
  handlePress?(button: Element): void;
  readonly drawList?: DrawList;
  /** The one before, until the choice of `day` has been seen. */
  dayToDraw?(day: ScheduleDay): ScheduleDay;
  /** When all that was asked for is drawn. */
  untilDrawn?(): Promise<void>;
  isPlanned(slotId: string): boolean;
  /** The one sign that a set has where there is no room for words. */
  signOf?(set: StageSet): SetSign | undefined;
  /** The friends whose plans have the set, in words; empty where it is in none. */
  nameGoers?(set: StageSet): string;
  /** What is printed in place of all days; undefined where that is all of them. */
  drawForPrint?(days: ScheduleDay[]): TemplateResult | undefined;
}

/** The tickets of the same event, where they stand on the same page. */
export interface TicketHints {
  /** Which of them are for a day, in words; undefined where nobody has said it. */
  drawDayHint(day: string): TemplateResult | undefined;
  /** The way there, to the first that is for one of these days; `leave` closes what is in front. */
  drawTicketsLink(days: readonly string[], leave: () => void): TemplateResult | undefined;
}

/** What the parts that load after the first paint see of the element. */
export interface LineupHost extends EventElement, ScheduleOptions {
  readonly context: LineupContext;
  readonly data: Lineup | undefined;
  /** Of the data, as they can be drawn. */
  readonly slots: readonly Slot[];
  readonly schema?: string | undefined;
  readonly wantsTools: boolean;
  day?: string | undefined;
  timezone?: string | undefined;
  hourCycle?: HourCycle | undefined;
  view: View | 'plan';
  controls?: 'on' | 'off' | undefined;
  /** Drawn after the line-up; set by the artist dialog once it is there. */
  overlay: (() => TemplateResult) | undefined;
  tools: Tools | undefined;
  /** Set after the first paint. */
  daysLong?: ((set: StageSet, locale: string) => string) | undefined;
  /** How many sets have moved since the first answer on this page. */
  movedCount?: number | undefined;
  /** Of the event near its days, once somebody has asked for it. */
  liveZone?: string | undefined;
  /** Set once both have come. */
  tickets?: TicketHints | undefined;
  openArtist(artistId: string): Promise<void>;
}
