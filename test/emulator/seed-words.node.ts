import { describe, it } from 'node:test';
import { expect } from 'chai';
import { demoStart, hasText, timestamp, world, written } from './seeded.js';

/** Every string of a JSON value, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the words of the seed', () => {
  it('never repeat a biography', () => {
    for (const field of ['bioShort', 'bioLong', 'name'] as const) {
      const texts = world.artists.map((one) => one[field]).filter(hasText);
      expect(new Set(texts).size, field).to.equal(texts.length);
    }
  });

  it('give at least 85 artists a long biography of one to four paragraphs', () => {
    const sizes = world.artists
      .map(({ bioLong }) => bioLong)
      .filter(hasText)
      .map((bio) => bio.split('\n\n').length);
    expect(sizes.length).to.be.at.least(85);
    expect(sizes.filter((size) => size < 2 || size > 4)).to.be.empty;
  });

  it('use each portrait once among the hand-written artists, and leave some without', () => {
    const images = written().map(({ image }) => image);
    const drawn = images.filter(hasText).map((path) => path.slice(0, -'.svg'.length));
    const all = Array.from(
      { length: 90 },
      (_, at) => `portraits/${String(at + 1).padStart(2, '0')}`,
    );
    expect(drawn).to.have.members(all);
    expect(images.filter((path) => path === null).length).to.be.at.least(4);
  });

  it('have no filler, no stray markup, no dashes for commas and no loose white space', () => {
    const texts = textsOf(world);
    expect(texts.filter((text) => /lorem|ipsum|\bTODO\b|—|<\w/i.test(text))).to.be.empty;
    expect(texts.filter((text) => /[ \t]{2}|[ \t]\n|\n{3}|^\n|\n$/.test(text))).to.be.empty;
  });

  it('point only to names reserved for examples', () => {
    const hosts = textsOf(world)
      .flatMap((text) => [...text.matchAll(/https?:\/\/([^/\s)]+)/g)])
      .map((match) => match[1] ?? '');
    expect(hosts.filter((host) => !host.endsWith('.example'))).to.be.empty;
    expect(hosts.length).to.be.above(100);
  });

  it('use two-letter country codes (LIN-21)', () => {
    const countries = world.artists.map(({ country }) => country).filter(hasText);
    expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).to.be.empty;
  });

  it('were last touched before the demo starts, and never where nothing was filled in', () => {
    for (const { slug, lastUpdatedAt, content } of world.events) {
      if (slug === 'bare-field') expect(lastUpdatedAt).to.equal(null);
      else expect(lastUpdatedAt, slug).to.match(timestamp);
      const stamps = Object.values(content).map(({ changedAt }) => changedAt);
      expect(
        stamps.filter((at) => at > (lastUpdatedAt ?? '') || at >= demoStart),
        slug,
      ).to.be.empty;
    }
  });
});
