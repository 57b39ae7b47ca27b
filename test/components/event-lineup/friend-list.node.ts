import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  cleanName,
  freeColour,
  mostFriends,
  readFriends,
} from '../../../components/event-lineup/friends/friend-list.js';
import { planCode } from '../../../src/lineup/plan-code.js';

const code = planCode(['one', 'two']);
const ana = { name: 'Ana', colour: 3, code };

describe('stored friends', () => {
  it('O16 a damaged or foreign entry costs itself and no other', () => {
    const damaged = [
      null,
      'Ben',
      [],
      { ...ana, name: '' },
      { ...ana, name: 7 },
      { ...ana, name: 'Cat', code: '"><script>' },
      { ...ana, name: 'Dan', code: 'abc' },
      { ...ana, name: 'Eve', code: null },
    ];
    expect(readFriends([...damaged, ana])).to.deep.equal([ana]);
    for (const nonsense of [null, {}, 'text', 7]) expect(readFriends(nonsense)).to.deep.equal([]);
  });

  it('O16 there are at most so many, each with a name and a colour of its own', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...ana, name: `Friend ${index}` }));
    const friends = readFriends([ana, { ...ana, name: 'ANA' }, ...many]);
    expect(friends.map(({ name }) => name).slice(0, 2)).to.deep.equal(['Ana', 'Friend 0']);
    expect(friends).to.have.length(mostFriends);
    expect(new Set(friends.map(({ colour }) => colour)).size).to.equal(mostFriends);
    for (const colour of [-1, 99, 0.5, 'red'])
      expect(readFriends([{ ...ana, colour }])[0]?.colour).to.equal(0);
  });

  it('O16 a name is text on one line, of bounded length, that turns nothing around', () => {
    expect(cleanName('  Ana\n\u202eMar\u0007ia ')).to.equal('Ana Mar ia');
    expect(cleanName('x'.repeat(500))).to.have.length(30);
    expect(cleanName('👩‍🎤 Zoë')).to.equal('👩‍🎤 Zoë');
    expect(cleanName(`${'x'.repeat(29)}👩`)).to.equal(`${'x'.repeat(29)}👩`);
    expect(cleanName({ name: 'Ana' })).to.equal('');
  });

  it('O16 a friend who goes leaves the colour to the next', () => {
    expect(
      freeColour([
        { ...ana, colour: 0 },
        { ...ana, colour: 2 },
      ]),
    ).to.equal(1);
    expect(freeColour([ana], 3)).to.equal(0);
  });
});
