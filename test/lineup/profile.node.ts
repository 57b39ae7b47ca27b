import { describe, it } from 'node:test';
import { expect } from 'chai';
import { artistProfile } from '../../src/lineup/profile.js';
import { act, slot } from './slots.js';

const wren = act('Wren');
const empty = { realName: '', bioShort: '', bioLong: '', website: '' };

describe('what an answer says about an artist (X32)', () => {
  it('is read whole, each set with the artist and the id that it has in the line-up', () => {
    const own = { ...act('Renamed'), imageUrl: 'w.jpg', hometown: 'Leeds', region: 'Yorkshire' };
    const place = { country: 'GB', locationLabel: 'Leeds, GB', genres: ['folk'] };
    const texts = { realName: 'W', bioShort: 'Short', bioLong: 'Long', website: 'w.example' };
    const answer = { ...own, ...place, ...texts, socials: { mastodon: 'https://m.example' } };
    const listed = [{ lineupId: 'one', id: 'x', day: 'Friday' }];
    const { sets, ...read } = artistProfile({ ...answer, sets: listed }, wren);
    expect(read).to.deep.equal({ ...answer, socials: [['mastodon', 'https://m.example']] });
    const [{ id, day, artist } = slot()] = sets;
    expect([id, day, artist?.name]).to.deep.equal(['one', 'Friday', 'Wren']);
  });

  it('is what the line-up knows where the answer is damaged, which costs nothing else', () => {
    const nothing = { ...wren, ...empty, socials: [], sets: [] };
    const damaged = { name: 7, bioLong: [], socials: 'x', sets: 'y' };
    for (const answer of [null, 7, 'text', [], {}, damaged])
      expect(artistProfile(answer, wren), JSON.stringify(answer)).to.deep.equal(nothing);
    const socials = { x: null, web: 'w.example', y: 7 };
    const read = artistProfile({ socials, bioLong: 'Long', sets: [null, slot(), 7] }, wren);
    expect([read.socials, read.bioLong]).to.deep.equal([[['web', 'w.example']], 'Long']);
    expect(read.sets).to.have.length(1);
  });
});
