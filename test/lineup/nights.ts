import fc from '../chance.js';
import type { Slot } from '../../src/contract/lineup.js';
import { shiftDay } from '../../src/lineup/clock.js';
import { played } from './slots.js';

/** A festival as its organiser thinks of it: what is played on which night, one set after the other. */
export interface Festival {
  nights: StageNight[];
  /** How many nights there are. */
  count: number;
}

interface StageNight {
  night: number;
  stage: string;
  /** Minutes since 00:00 of the night's day. */
  sets: { start: number; end: number }[];
}

/** The two ways in which feeds list a set after midnight. */
export type Convention = 'night' | 'calendar';

export const firstDay = '2027-06-24';

/**
 * Stages that play through: pauses of half an hour at most, evenings until ten at least. A set
 * begins after midnight on the first night and on the last, without which no reader could tell: where
 * one only ends then, both ways of listing are a festival without a gap.
 */
export const festivals: fc.Arbitrary<Festival> = fc
  .integer({ min: 1, max: 4 })
  .chain((count) =>
    fc
      .tuple(
        ...Array.from({ length: count }, (_, night) =>
          fc.tuple(
            ...['Lark', 'Owl', 'Barn'].map((stage, index) =>
              stageNight(night, stage, index === 0 && (night === 0 || night === count - 1)),
            ),
          ),
        ),
      )
      .map((nights) => ({ count, nights: nights.flat() })),
  );

const lengths = fc.array(
  fc.record({ pause: fc.integer({ min: 0, max: 6 }), length: fc.integer({ min: 6, max: 24 }) }),
  { minLength: 30, maxLength: 30 },
);

/**
 * From an hour of the day until an hour of the night, both in minutes. Where `late`, at least one set
 * begins after midnight: a set and a pause that begin before it are over by 02:25, and the night is not.
 */
function stageNight(night: number, stage: string, late: boolean): fc.Arbitrary<StageNight> {
  const span = fc.record({
    from: fc.integer({ min: 144, max: 240 }).map((step) => step * 5),
    until: fc.integer({ min: late ? 318 : 264, max: 350 }).map((step) => step * 5),
    lengths,
  });
  return span.map(({ from, until, lengths: all }) => {
    const sets: StageNight['sets'] = [];
    let now = from;
    for (const { pause, length } of all) {
      const start = now + pause * 5;
      if (start >= until) break;
      now = start + length * 5;
      sets.push({ start, end: now });
    }
    return { night, stage, sets };
  });
}

/** The feed of that festival: a set after midnight under its night, or under the calendar day. */
export function listed({ nights }: Festival, convention: Convention): Slot[] {
  return nights.flatMap(({ night, stage, sets }) =>
    sets.map(({ start, end }, index) => {
      const shift = convention === 'calendar' && start >= 1440 ? 1 : 0;
      const day = shiftDay(firstDay, night + shift);
      return played(clock(start), clock(end), { id: `${night} ${stage} ${index}`, day, stage });
    }),
  );
}

function clock(minutes: number): string {
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60) % 24)}:${part(minutes % 60)}`;
}
