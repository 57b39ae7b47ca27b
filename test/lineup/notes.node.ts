import { describe, it } from 'node:test';
import { expect } from 'chai';
import { notesOf } from '../../src/lineup/notes.js';
import { slot } from './slots.js';

const [setNote, placeholderDescription] = ['In the dark', 'You know her voice'];

describe('what the organiser says about a set (LIN-13)', () => {
  it('is how it is played, and of one to come what it will be', () => {
    const both = { setNote, placeholderDescription };
    expect(notesOf(slot(both))).to.deep.equal([placeholderDescription, setNote]);
    expect(notesOf(slot(both, 'Wren'))).to.deep.equal([setNote]);
    expect(notesOf(slot({ setNote: '' }))).to.deep.equal([]);
  });
});
