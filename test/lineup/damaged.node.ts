import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Lineup } from '../../src/contract/lineup.js';
import { slotsOf } from '../../src/lineup/known-slots.js';
import { act, slot } from './slots.js';

const read = (slots: unknown) => slotsOf({ slots } as Lineup);
const nonsense: unknown[] = [null, undefined, 7, 'text', true, {}, [], [null], { toString: 'x' }];

describe('the sets of a damaged line-up (X32)', () => {
  it('are none where there is no list', () => {
    for (const value of nonsense.filter((one) => !Array.isArray(one))) {
      expect(read(value), JSON.stringify(value)).to.deep.equal([]);
    }
  });

  it('are those that are there: one null set costs nothing else', () => {
    const slots = [null, slot({ id: 'a' }, 'A'), 7, 'set', undefined, slot({ id: 'b' }, 'B')];
    expect(read(slots).map(({ id }) => id)).to.deep.equal(['a', 'b']);
  });

  it('have every member in its own kind, whatever stands there', () => {
    const whole = slot({}, 'A', 'B');
    for (const name of Object.keys(whole)) {
      for (const value of nonsense) {
        const [set] = read([{ ...whole, [name]: value }]);
        const kinds = Object.fromEntries(
          Object.entries(set!).map(([key, member]) => [
            key,
            Array.isArray(member) || typeof member,
          ]),
        );
        expect(kinds, `${name}: ${JSON.stringify(value)}`).to.include({
          stage: 'string',
          day: 'string',
          startTime: 'string',
          endTime: 'string',
          durationMinutes: 'number',
          billingTier: 'string',
          placeholderLabel: 'string',
          placeholderDescription: 'string',
          featured: 'boolean',
          setNote: 'string',
          artists: true,
        });
        expect(set!.id).to.match(/./);
      }
    }
  });

  it('are blank in all that nothing stands in, and their acts as well', () => {
    const blank = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, '']));
    const texts = blank(
      'id stage day startTime endTime billingTier placeholderLabel placeholderDescription createdAtIso setNote',
    );
    const nobody = blank('imageUrl hometown region country locationLabel');
    const a = { ...nobody, id: 'A', name: 'A', genres: [] };
    const rest = { durationMinutes: 0, isPlaceholder: false, featured: false };
    expect(read([{}, { artist: { name: 'A' } }])).to.deep.equal([
      { ...texts, ...rest, artist: null, artists: [] },
      { ...texts, ...rest, artist: a, artists: [a] },
    ]);
  });

  it('have the acts that are whole enough to be named, each in its own kind', () => {
    const broken = nonsense.map((name) => ({ ...act('x'), name }));
    const [set] = read([slot({ artist: null, artists: [...broken, null, 7, act('A')] as never })]);
    expect(set!.artists.map(({ name }) => name)).to.deep.equal(['text', 'A']);
    for (const value of nonsense) {
      const damaged = Object.fromEntries(
        Object.keys(act('A')).map((name) => [name, name === 'name' ? 'A' : value]),
      );
      const [{ artists } = { artists: [] }] = read([slot({ artists: [damaged] as never })]);
      const [one] = artists;
      expect(one!.genres.every((genre) => typeof genre === 'string')).to.equal(true);
      expect(typeof one!.locationLabel, JSON.stringify(value)).to.equal('string');
      expect(one!.id).to.match(/./);
    }
  });

  it('have the roster with the lead first and once, or the lead alone (LIN-10, LIN-18)', () => {
    const names = (change: object) => read([change])[0]!.artists.map(({ name }) => name);
    expect(names(slot({}, 'A', 'B'))).to.deep.equal(['A', 'B']);
    expect(names(slot({ artist: act('B') }, 'A', 'B'))).to.deep.equal(['B', 'A']);
    expect(names(slot({ artist: act('A') }, 'B'))).to.deep.equal(['A', 'B']);
    expect(names({ ...slot({}, 'A'), artists: undefined })).to.deep.equal(['A']);
    expect(names(slot())).to.deep.equal([]);
    const lead = { ...act('A'), genres: ['folk', 7] as string[] };
    const [set] = read([slot({ artist: lead }, 'A')]);
    expect(
      set!.artists.map(({ genres }) => genres),
      'as named first',
    ).to.deep.equal([['folk']]);
  });

  it('keep apart that have no id', () => {
    const ids = read([
      { ...slot({ startTime: '10:00' }), id: null },
      { ...slot({ startTime: '11:00' }), id: 7 },
    ]).map(({ id }) => id);
    expect(new Set(ids).size).to.equal(2);
  });

  it('are read once for an answer', () => {
    const lineup = { slots: [slot({}, 'A')] } as unknown as Lineup;
    expect(slotsOf(lineup)).to.equal(slotsOf(lineup));
  });
});
