import type { TemplateResult } from 'lit';
import type { ArtistSummary, Lineup } from '../../src/contract/lineup.js';
import type { HourCycle } from '../../src/format/dates.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { ScheduleOptions } from '../../src/lineup/schedule.js';
import type { EventElement } from '../internal/element.js';

/** What the templates of the line-up need from the element. */
export interface LineupView {
  readonly phrases: Phrases<'lineup'>;
  /** BCP 47, for dates and times. */
  readonly locale: string;
  readonly hourCycle: HourCycle | undefined;
  /** Of a stage. */
  readonly headingLevel: number;
  /** Shows the artist; focus comes back to where it was. */
  open(artist: ArtistSummary): void;
}

/** What the parts that load after the first paint see of the element. */
export interface LineupHost extends EventElement, ScheduleOptions {
  readonly view: LineupView;
  readonly data: Lineup | undefined;
  readonly schema?: string;
  /** Drawn after the line-up; set by the artist dialog once it is there. */
  overlay: (() => TemplateResult) | undefined;
  openArtist(artistId: string): Promise<void>;
}
