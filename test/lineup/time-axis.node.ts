import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { placesOf } from '../../src/lineup/side-by-side.js';
import { drawnEnd, timeAxis } from '../../src/lineup/time-axis.js';

interface Span {
  start: number;
  end: number;
}

/** Crowded, with short ones, ones without length, and mornings far from the evening. */
const span = fc
  .record({
    start: fc.oneof(fc.integer({ min: 360, max: 700 }), fc.integer({ min: 1000, max: 1700 })),
    length: fc.constantFrom(0, 1, 5, 10, 30, 60, 90, 400),
  })
  .map(({ start, length }) => ({ start, end: start + length }));
const stages = fc
  .array(fc.array(span, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((one) => one.toSorted((a, b) => a.start - b.start)));
const least = fc.constantFrom(1, 14, 28, 46);

/** The boxes of a stage as they are drawn: units down, parts of its width across. */
function boxesOf(spans: Span[], axis: ReturnType<typeof timeAxis>) {
  const places = placesOf(spans.map((one) => ({ start: one.start, end: drawnEnd(one) })));
  return spans.map((one, index) => {
    const { lane, lanes } = places[index]!;
    return {
      top: axis.at(one.start),
      bottom: axis.at(drawnEnd(one)),
      left: lane / lanes,
      right: (lane + 1) / lanes,
    };
  });
}

const rounding = 1e-9;

describe('the axis of time', () => {
  it('gives every set its least height and no two the same room, whatever is drawn (L13)', () => {
    const seen = { stretched: 0, cut: 0, sideBySide: 0, withoutLength: 0, lanes: 0 };
    const each = fc.property(stages, least, (all, least) => {
      const axis = timeAxis(all.flat(), least);
      for (const spans of all) {
        const boxes = boxesOf(spans, axis);
        boxes.forEach((a, index) => {
          expect(a.bottom - a.top).to.be.at.least(least - rounding);
          for (const b of boxes.slice(index + 1)) {
            const apart =
              a.right <= b.left + rounding ||
              b.right <= a.left + rounding ||
              a.bottom <= b.top + rounding ||
              b.bottom <= a.top + rounding;
            expect(apart, JSON.stringify(spans)).to.equal(true);
          }
        });
        seen.lanes = Math.max(
          seen.lanes,
          ...boxes.map((box) => Math.round(1 / (box.right - box.left))),
        );
        if (boxes.some(({ left }) => left > 0)) seen.sideBySide++;
      }
      seen.cut += axis.breaks.length;
      if (axis.height > axis.until - axis.from) seen.stretched++;
      if (all.flat().some(({ start, end }) => start === end)) seen.withoutLength++;
    });
    fc.assert(each, { numRuns: 300 });
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).to.be.above(2);
  });

  it('never turns time round: what is later stands lower', () => {
    const each = fc.property(stages, least, (all, least) => {
      const { at, from, until, height } = timeAxis(all.flat(), least);
      let before = -1;
      for (let minute = from; minute <= until; minute += 5) {
        expect(at(minute)).to.be.above(before);
        before = at(minute);
      }
      expect([at(from), at(until)]).to.deep.equal([0, height]);
    });
    fc.assert(each, { numRuns: 100 });
  });

  it('is as long as the hours where every set is high enough', () => {
    const spans = [
      { start: 750, end: 800 },
      { start: 780, end: 870 },
    ];
    const axis = timeAxis(spans, 28);
    expect([axis.from, axis.until, axis.height]).to.deep.equal([720, 900, 180]);
    expect(axis.at(795)).to.equal(75);
  });

  it('stretches time below a short set, for all stages alike', () => {
    const axis = timeAxis([{ start: 720, end: 730 }], 28);
    expect(axis.at(730) - axis.at(720)).to.equal(28);
    expect(axis.at(780) - axis.at(730)).to.equal(50);
  });

  it('ends where it ends, also for what is before or after it', () => {
    const { at } = timeAxis([{ start: 0, end: 50 }], 28);
    expect([-5, 0, 30, 60, 65].map(at)).to.deep.equal([0, 0, 30, 60, 60]);
  });

  it('cuts more than two hours of silence, and no less (L13)', () => {
    const silent = (minutes: number) =>
      timeAxis(
        [
          { start: 780 + minutes, end: 840 + minutes },
          { start: 720, end: 780 },
        ],
        28,
      );
    expect(silent(120).breaks).to.deep.equal([]);
    const { breaks, at, height } = silent(600);
    expect(breaks).to.deep.equal([{ from: 780, until: 1380 }]);
    expect(at(1380) - at(780)).to.be.below(60);
    expect(height).to.be.below(200);
  });

  it('cuts nothing while another stage still plays', () => {
    const spans = [
      { start: 720, end: 1100 },
      { start: 760, end: 780 },
      { start: 1110, end: 1200 },
    ];
    expect(timeAxis(spans, 28).breaks).to.deep.equal([]);
  });
});
