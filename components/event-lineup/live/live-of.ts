import type { TemplateResult } from 'lit';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import type { LineupHost } from '../lineup-context.js';

/** What the running day adds to a line-up. */
export interface LiveDay {
  /** IANA; undefined as long as nobody has told it. */
  readonly zone: string | undefined;
  /** Minutes since 00:00 of a festival day, also where that is another one; `NaN` for what is no day. */
  minuteOf(day: string): number | undefined;
  isOn(set: StageSet): boolean;
  /** Of the running day only: on a day that is past, all of them are. */
  isOver(set: StageSet): boolean;
  /** What stands above the days: the zone of the times, and what is on. */
  drawStrip(days: ScheduleDay[]): TemplateResult;
}

const known = new WeakMap<LineupHost, LiveDay>();

/** Undefined until it has loaded. */
export const liveOf = (host: LineupHost): LiveDay | undefined => known.get(host);

export function setLive(host: LineupHost, live: LiveDay): void {
  known.set(host, live);
}
