import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Refusal } from '../../src/emulator/requests/refuse.js';
import { checkAnswer, checkRefusal } from '../../src/emulator/http/perform.js';

describe('the emulator holds what it says against the contract (EMU-05)', () => {
  const gallery = { eventId: '00000000-0000-4000-8000-000000000001', photos: [] };

  it('lets an answer through that the contract describes', () => {
    expect(() => checkAnswer('getGallery', { ...gallery, lastUpdatedAt: null })).not.to.throw();
  });

  it('stops an answer that it does not, and names the member', () => {
    expect(() => checkAnswer('getGallery', gallery)).to.throw(
      'getGallery would break the contract at data.lastUpdatedAt',
    );
  });

  it('looks again at an answer that is not what it was there before, or stands elsewhere', () => {
    const check = (pathname: string, data: object) =>
      checkAnswer('getGallery', data, { pathname, body: JSON.stringify(data) });
    const whole = { ...gallery, lastUpdatedAt: null };
    expect(() => check('/one', gallery), 'never found right').to.throw('data.lastUpdatedAt');
    for (let time = 0; time < 2; time += 1) expect(() => check('/one', whole)).not.to.throw();
    expect(() => check('/one', gallery), 'another body').to.throw('data.lastUpdatedAt');
    expect(() => check('/two', gallery), 'another address').to.throw('data.lastUpdatedAt');
    for (let number = 0; number < 300; number += 1) check(`/${number}`, whole);
    expect(() => check('/one', gallery), 'long ago').to.throw('data.lastUpdatedAt');
  });

  it('lets a refusal through whose code is of the row, or of every row', () => {
    for (const code of ['sold_out', 'rate_limited'] as const) {
      const refusal = new Refusal(code, 'Not now.');
      expect(checkRefusal('reserve', refusal)).to.equal(refusal);
    }
  });

  it('makes an error of a refusal whose code is of another row', () => {
    const thrown = checkRefusal('getGallery', new Refusal('sold_out', 'Gone.'));
    expect(thrown).to.be.instanceOf(Error).and.not.instanceOf(Refusal);
    expect(thrown).to.have.property(
      'message',
      'getGallery would break the contract with the code sold_out.',
    );
  });

  it('leaves an error of its own what it is', () => {
    const error = new TypeError('oops');
    expect(checkRefusal('getGallery', error)).to.equal(error);
  });
});
