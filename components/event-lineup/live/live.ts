import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import { usableZone } from '../../../src/format/intl.js';
import { wallClockIn } from '../../../src/format/zone.js';
import {
  isOver,
  isPlaying,
  minuteSince,
  momentIn,
  nowAndNext,
  type FestivalMoment,
} from '../../../src/lineup/now.js';
import {
  dayStartOf,
  schedule,
  type ScheduleDay,
  type StageSet,
} from '../../../src/lineup/schedule.js';
import { letSleep, wakeAt } from '../../internal/wake-up.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { loadLaterPhrases } from '../later-words.js';
import { dayView } from '../list/day-view.js';
import type { LineupHost } from '../lineup-context.js';
import { findZone } from './event-facts.js';
import { jumpToNow } from './jump-to-now.js';
import { setLive, type LiveDay } from './live-of.js';
import { nowStrip, zoneNote } from './now-strip.js';
import { nowStripStyles } from './now-strip.styles.js';

const minuteMilliseconds = 60_000;

/** The running day of one line-up, by the clock at the event; looked at anew with every minute. */
class RunningDay implements LiveDay, ReactiveController {
  readonly #host: LineupHost;
  readonly #zone: string;
  /** Whose zone it is: the element may show another event by now. */
  readonly #event: string | undefined;

  constructor(host: LineupHost, zone: string) {
    this.#host = host;
    this.#zone = zone;
    this.#event = host.settings.event;
    adoptStyles(host.renderRoot, nowStripStyles);
    host.addController(this);
  }

  hostConnected(): void {
    this.#drawEveryMinute();
  }

  hostDisconnected(): void {
    letSleep(this.#drawEveryMinute);
  }

  hostUpdate(): void {
    this.#host.liveZone = this.zone;
  }

  get zone(): string | undefined {
    const { timezone, settings } = this.#host;
    return usableZone(timezone) ?? (settings.event === this.#event ? this.#zone : undefined);
  }

  get today(): string | undefined {
    return this.#now?.day;
  }

  minuteOf(day: string): number | undefined {
    const now = this.#now;
    return now && minuteSince(day, now);
  }

  isOn(set: StageSet): boolean {
    const minute = this.minuteOf(set.day);
    return minute !== undefined && isPlaying(set, minute);
  }

  isOver(set: StageSet): boolean {
    const now = this.#now;
    return now?.day === set.day && isOver(set, now.minute);
  }

  drawStrip(days: ScheduleDay[]): TemplateResult {
    const { context } = this.#host;
    const now = this.#now;
    const stages = now ? nowAndNext(days, now) : [];
    const today = days.find(({ day }) => day === now?.day);
    const running = today?.day ?? stages[0]?.on[0]?.day;
    const most = Math.max(today?.stages.length ?? 0, stages.length);
    return html`${this.zone ? zoneNote(this.zone, days, context) : nothing}
    ${
      stages.length > 0 && running
        ? nowStrip(stages, most, () => void jumpToNow(this.#host, running), context)
        : nothing
    }`;
  }

  get #now(): FestivalMoment | undefined {
    const wall = this.zone ? wallClockIn(this.zone, clock.now()) : undefined;
    return wall && momentIn(wall, dayStartOf(this.#host.dayStart));
  }

  /** Draws now, and again with the next minute. */
  readonly #drawEveryMinute = (): void => {
    this.#host.requestUpdate();
    const minutes = Math.floor(clock.now() / minuteMilliseconds);
    wakeAt((minutes + 1) * minuteMilliseconds, this.#drawEveryMinute);
  };
}

/** Adds the running day to a line-up as soon as its zone is known; without one, nothing. */
export async function followLiveDay(host: LineupHost): Promise<void> {
  const [zone] = await Promise.all([findZone(host), loadLaterPhrases(host)]);
  if (!zone || !host.isConnected) return;
  const live = new RunningDay(host, zone);
  setLive(host, live);
  host.liveZone = live.zone;
  const today = schedule(host.slots, host).find(({ day }) => day === live.today);
  // The element opens on today by itself where the page has named the zone.
  if (today && !host.timezone) host.day ??= today.day;
  if (!host.wantsTools) showWithoutTools(host, live);
  host.requestUpdate();
}

/** A short line-up has no tools that would draw it. */
function showWithoutTools(host: LineupHost, live: LiveDay): void {
  host.tools = {
    draw: (days) => ({ bar: html``, body: html`${live.drawStrip(days)}${dayView(days, host)}` }),
    drawMarks: () => html``,
    isPlanned: () => false,
  };
}
