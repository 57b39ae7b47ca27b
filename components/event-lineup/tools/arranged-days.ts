import { schedule, type ScheduleDay, type ScheduleOptions } from '../../../src/lineup/schedule.js';
import { untilPainted } from '../../internal/until-painted.js';
import type { LineupHost } from '../lineup-context.js';
import type { FilterChoices } from './filter-panel.js';
import { choicesIn, countSets, prepareSearch } from '../list/filter.js';

/** The days of a line-up, and what they follow from. */
interface Arranged extends ScheduleOptions {
  readonly slots: LineupHost['slots'];
  readonly language: string;
  readonly days: ScheduleDay[];
  /** How many sets there are. */
  readonly total: number;
  readonly choices: FilterChoices;
}

/** Sets prepared for the search in one go; more would delay a press. */
const preparedAtOnce = 100;

/** All line-ups of a page that show the same answer in the same way share its sets. */
const arranged = new WeakMap<LineupHost['slots'], Arranged[]>();

/** Arranges the days once for a feed: what is as it was is not drawn again. */
export class ArrangedDays {
  readonly #host: LineupHost;
  #known?: Arranged;

  constructor(host: LineupHost) {
    this.#host = host;
  }

  get now(): Arranged {
    if (this.#known && this.#isUpToDate(this.#known)) return this.#known;
    const { slots } = this.#host;
    const others = arranged.get(slots) ?? [];
    let same = others.find((one) => this.#isUpToDate(one));
    if (!same) arranged.set(slots, [...others, (same = this.#arrange())]);
    return (this.#known = same);
  }

  #arrange(): Arranged {
    const { slots, dayStart, lateSets, language } = this.#host;
    const days = schedule(slots, this.#host);
    const choices = choicesIn(days, language);
    const total = countSets(days);
    void this.#prepareSearch(days);
    return { slots, dayStart, lateSets, language, days, total, choices };
  }

  #isUpToDate({ slots, dayStart, lateSets, language }: Arranged): boolean {
    const host = this.#host;
    return (
      slots === host.slots &&
      dayStart === host.dayStart &&
      lateSets === host.lateSets &&
      language === host.language
    );
  }

  /** In slices after the paint, so that the first key of a search does not wait for it. */
  async #prepareSearch(days: ScheduleDay[]): Promise<void> {
    const sets = days.flatMap(({ stages }) => stages.flatMap((stage) => stage.sets));
    while (sets.length > 0) {
      await untilPainted();
      prepareSearch(sets.splice(-preparedAtOnce));
    }
  }
}
