import { html, type ReactiveController, type TemplateResult } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import type { Lineup, Slot } from '../../../src/contract/lineup.js';
import { timeRange } from '../../../src/format/time-range.js';
import { dayLabel, timeLabel } from '../../../src/format/wall-times.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { nameOf } from '../list/favourite.js';
import type { LineupHost } from '../lineup-context.js';

/** For so long a set that has moved says so: whoever comes back to the page soon still reads it. */
const markedMilliseconds = 15 * 60_000;

/**
 * What moves while a visitor looks: to another day, time or stage. Each says for a while where it
 * was, and a set of the visitor's plan is read out once.
 */
export class MovedSets implements ReactiveController {
  readonly #host: LineupHost;
  readonly #isPlanned: (slotId: string) => boolean;
  #data?: Lineup | undefined;
  #event?: string | undefined;
  /** By id, as last seen. */
  #slots: ReadonlyMap<string, Slot> = new Map();
  /** By id: as it was when the visitor came, and when it left that place. */
  readonly #moved = new Map<string, { previousSlot: Slot; at: number }>();

  constructor(host: LineupHost, isPlanned: (slotId: string) => boolean) {
    this.#host = host;
    this.#isPlanned = isPlanned;
    host.addController(this);
  }

  /** Before it is drawn. */
  hostUpdate(): void {
    const { data, settings, slots } = this.#host;
    if (data === this.#data) return;
    if (settings.event !== this.#event) this.#reset();
    this.#event = settings.event;
    this.#data = data;
    if (!data) return;
    const moved = slots.filter((slot) => this.#hasMoved(slot));
    this.#slots = new Map(slots.map((slot) => [slot.id, slot]));
    this.#host.movedCount = this.#moved.size;
    this.#announceMoves(moved.filter(({ id }) => this.#isPlanned(id)));
  }

  /** Where it was until a while ago. */
  previousSlot({ slot }: Pick<StageSet, 'slot'>): Slot | undefined {
    const { previousSlot, at = 0 } = this.#moved.get(slot.id) ?? {};
    return clock.now() - at > markedMilliseconds ? undefined : previousSlot;
  }

  /** “Moved. Before: 20:00, River Stage”: only what is another now. */
  drawNote({ slot }: Pick<StageSet, 'slot'>): TemplateResult | undefined {
    const before = this.previousSlot({ slot });
    if (!before) return undefined;
    const { context } = this.#host;
    const { locale, hourCycle, phrases } = context;
    const range = timeRange(before.startTime, before.endTime, locale, hourCycle);
    const start = timeLabel(before.startTime, locale, hourCycle);
    const words = [
      before.day !== slot.day && dayLabel(before.day, locale),
      before.startTime !== slot.startTime ? start : before.endTime !== slot.endTime && range,
      before.stage !== slot.stage && before.stage,
    ].filter(Boolean);
    return html`<p class="moved" part="moved">
      ${phrases.movedFrom({ before: words.join(', ') })}
    </p>`;
  }

  #reset(): void {
    this.#slots = new Map();
    this.#moved.clear();
  }

  #hasMoved(slot: Slot): boolean {
    const known = this.#slots.get(slot.id);
    if (!known || placeOf(known) === placeOf(slot)) return false;
    const { previousSlot = known } = this.#moved.get(slot.id) ?? {};
    if (placeOf(previousSlot) === placeOf(slot)) this.#moved.delete(slot.id);
    else this.#moved.set(slot.id, { previousSlot, at: clock.now() });
    return true;
  }

  #announceMoves(moved: readonly Slot[]): void {
    const { context } = this.#host;
    const { locale, hourCycle, phrases } = context;
    const sentences = moved.map((slot) => {
      const { day, startTime, stage } = slot;
      const now = [dayLabel(day, locale), timeLabel(startTime, locale, hourCycle), stage];
      return phrases.setMoved({
        name: nameOf({ slot, acts: slot.artists }, context),
        now: now.filter(Boolean).join(', '),
      });
    });
    if (sentences.length > 0) this.#host.announce(sentences.join(' '));
  }
}

const placeOf = ({ day, startTime, endTime, stage }: Slot): string =>
  JSON.stringify([day, startTime, endTime, stage]);
