import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { keepEqualParts } from '../../src/cache/identity.js';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('equal parts of two answers', () => {
  it('keep their identity, and only changed rows are new', () => {
    const before = { builtAt: 1, acts: [{ name: 'Ada' }, { name: 'Bo' }], days: [{ no: 1 }] };
    const after = copy(before);
    after.builtAt = 2;
    (after.acts[1] ?? { name: '' }).name = 'Cy';
    const kept = keepEqualParts(before, after);
    expect(kept).to.deep.equal({
      builtAt: 2,
      acts: [{ name: 'Ada' }, { name: 'Cy' }],
      days: [{ no: 1 }],
    });
    expect(kept.acts[0]).to.equal(before.acts[0]);
    expect(kept.days).to.equal(before.days);
    expect(kept.acts).to.not.equal(before.acts);
  });

  it('are not looked for deeper than the stack allows', () => {
    const nest = () => Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 1);
    const after = nest();
    expect(keepEqualParts(nest(), after)).to.equal(after);
  });

  it('see a member more, a member less, and a list that became an object', () => {
    for (const [before, after] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [[], {}],
      [['x'], { 0: 'x' }],
      [null, {}],
      [{}, null],
    ]) {
      expect(keepEqualParts(before, after)).to.equal(after);
    }
  });

  it('take things that are not plain for changed, as their contents cannot be seen', () => {
    const [before, after] = [new Date(0), new Date(1)];
    expect(keepEqualParts(before, after)).to.equal(after);
  });

  it('are not confused by members named like the machinery of objects', () => {
    const after = JSON.parse('{"__proto__":{},"constructor":{},"hasOwnProperty":1}') as object;
    const kept = keepEqualParts({}, after) as Record<string, unknown>;
    expect(kept).to.equal(after);
    expect(Object.getPrototypeOf(kept)).to.equal(Object.prototype);
    expect(kept['__proto__']).to.not.equal(Object.prototype);
    expect(kept['constructor']).to.not.equal(Object);
  });

  it('never change what an answer says, and give back the old one when nothing changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const [oldAnswer, newAnswer] = [copy(before), copy(after)];
        expect(keepEqualParts(oldAnswer, newAnswer)).to.deep.equal(copy(after));
        expect(oldAnswer).to.deep.equal(copy(before));
        const again = copy(before);
        expect(keepEqualParts(oldAnswer, again)).to.equal(oldAnswer);
      }),
    );
  });
});
