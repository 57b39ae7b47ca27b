import { expect } from '@open-wc/testing';
import fc from '../../../chance.js';
import {
  blendOver,
  mixLight,
  parseColour,
  shareWithContrast,
  type Rgba,
} from '../../../../components/internal/contrast/colour.js';
import { limitRuns } from '../../../effort.js';
import { contrast, layered, type Rgb } from '../../contrast.js';

const colour = (text: string): Rgba => parseColour(text)!;
const rgb = (text: string): Rgba => {
  const [red, green, blue] = layered(text);
  return [red / 255, green / 255, blue / 255, 1];
};
const bytes = (one: Rgba): Rgb => [one[0] * 255, one[1] * 255, one[2] * 255];

/** 200 accents: 20 hues in full and in muted colour, from nearly black to nearly white. */
const accents = [0.15, 0.3, 0.5, 0.75, 0.95].flatMap((lightness) =>
  [0.06, 0.25].flatMap((chroma) =>
    Array.from({ length: 20 }, (_, turn) => `oklch(${lightness} ${chroma} ${turn * 18})`),
  ),
);

/** Pages with the text that their authors chose for them. */
const pages = [
  ['white', '#222'],
  ['#fbf6ea', '#16292a'],
  ['#111418', '#e9edf2'],
  ['#0a1f44', 'white'],
  ['#c2410c', 'white'],
  ['#ffd400', 'black'],
  ['#767676', 'white'],
] as const;

describe('an accent on the ground of a page', () => {
  for (const [ground, ink] of pages) {
    it(`is seen in lines (3:1) and words (4.5:1) on ${ground}, whichever of 200 it is`, () => {
      expect(accents).to.have.length(200);
      const kept = new Set<string>();
      for (const accent of accents) {
        for (const ratio of [3, 4.5]) {
          const share = shareWithContrast(rgb(accent), rgb(ink), rgb(ground), ratio);
          const drawn = layered(mixLight(rgb(accent), rgb(ink), share));
          expect(contrast(drawn, layered(ground)), `${accent} at ${ratio}`).to.be.at.least(ratio);
          kept.add(share === 1 ? 'all' : share > 0 ? 'some' : 'none');
        }
      }
      expect([...kept].sort()).to.include.members(['all', 'some']);
    });
  }

  it('keeps as much of its colour as can be seen, and all where nothing has to go', () => {
    expect(shareWithContrast(rgb('#12305f'), rgb('black'), rgb('white'), 3)).to.equal(1);
    const share = shareWithContrast(rgb('#ffd400'), rgb('black'), rgb('white'), 3);
    const drawn = layered(mixLight(rgb('#ffd400'), rgb('black'), share));
    expect(contrast(drawn, layered('white'))).to.be.closeTo(3, 0.1);
  });

  it('gives way to a text that is itself too weak', () => {
    expect(shareWithContrast(rgb('#999'), rgb('#888'), rgb('#777'), 4.5)).to.equal(0);
  });

  it('is never worse than the text, for any three colours', () => {
    const seen = new Set<string>();
    const any = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .map(([r, g, b]): Rgba => [...([r / 255, g / 255, b / 255] as const), 1]);
    fc.assert(
      fc.property(any, any, any, fc.constantFrom(3, 4.5), (accent, ink, ground, ratio) => {
        const share = shareWithContrast(accent, ink, ground, ratio);
        const drawn = layered(mixLight(accent, ink, share));
        const best = Math.min(ratio, contrast(bytes(ink), bytes(ground)));
        seen.add(share === 1 ? 'whole' : share > 0 ? 'mixed' : 'gone');
        return contrast(drawn, bytes(ground)) >= best - 0.05;
      }),
      { numRuns: limitRuns(2000) },
    );
    expect([...seen].sort()).to.deep.equal(['gone', 'mixed', 'whole']);
  });
});

describe('a colour as a browser writes it', () => {
  const spellings: [string, Rgba | undefined][] = [
    ['color(srgb 1 0.5 0)', [1, 0.5, 0, 1]],
    ['color(srgb 1 0.5 0 / 0.25)', [1, 0.5, 0, 0.25]],
    ['color(srgb none 1.02 -1e-7)', [0, 1, 0, 1]],
    ['rgb(255, 0, 51)', [1, 0, 0.2, 1]],
    ['rgba(255, 0, 51, 0.5)', [1, 0, 0.2, 0.5]],
    ['', undefined],
    ['currentcolor', undefined],
  ];
  for (const [text, expected] of spellings) {
    it(`is read from “${text}”`, () => {
      expect(parseColour(text)).to.deep.equal(expected);
    });
  }

  it('lets through what lies below, as far as it is translucent', () => {
    const red = colour('rgba(255, 0, 0, 0.5)');
    expect(blendOver(red, [1, 1, 1, 1])).to.deep.equal([1, 0.5, 0.5, 1]);
    expect(blendOver(red, [0, 0, 0, 1])).to.deep.equal([0.5, 0, 0, 1]);
  });
});
