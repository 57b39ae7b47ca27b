import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import {
  referenceIn,
  returnAddress,
  withoutReturn,
} from '../../src/checkout/session/return-address.js';
import { hasReturned } from '../../src/checkout/session/session-names.js';

const addresses = [
  'https://party.example/',
  'https://party.example/tickets?page',
  'https://party.example/?a=b c+d%20e&a=&=x&bandstand-payments=1',
  'https://party.example/#/tickets?promo=LARK10#more',
  'https://party.example/?x=1#top',
];

describe('the address that a payment leads back to', () => {
  for (const address of addresses) {
    it(`names event and reference, and leaves the rest as it is: ${address}`, () => {
      const marked = returnAddress(address, 'meadowlark-2027', '7K3M2P');
      expect(referenceIn(marked)).to.equal('7K3M2P');
      expect(hasReturned('meadowlark-2027', marked)).to.equal(true);
      expect(hasReturned('meadowlark', marked)).to.equal(false);
      expect(hasReturned('meadowlark-2027', address)).to.equal(false);
      expect(withoutReturn(marked)).to.equal(address);
      expect(new URL(marked).hash).to.equal(new URL(address).hash);
    });
  }

  it('carries one mark, however often it is made', () => {
    for (const address of addresses) {
      const twice = returnAddress(returnAddress(address, 'one', '7K3M2P'), 'two');
      expect(twice.match(/bandstand-payment=/g)).to.have.length(1);
      expect([hasReturned('two', twice), referenceIn(twice)]).to.deep.equal([true, '']);
      expect(withoutReturn(twice)).to.equal(address);
    }
  });

  it('keeps events apart whose names have the sign that ends a name', () => {
    const marked = returnAddress('https://party.example/', 'party~2027', '7K3M2P');
    expect(referenceIn(marked)).to.equal('7K3M2P');
    expect(hasReturned('party~2027', marked)).to.equal(true);
    expect(hasReturned('party', marked)).to.equal(false);
  });

  it('is what a host has added to', () => {
    const marked = `${returnAddress('https://party.example/', 'party', '7K3M2P')}&status=ok#done`;
    expect(referenceIn(marked)).to.equal('7K3M2P');
    expect(withoutReturn(marked)).to.equal('https://party.example/?status=ok#done');
  });

  it('brings no sentence of a stranger into the page', () => {
    for (const [words, reference] of [
      ['call%200900%20now', 'call'],
      ['<b>x</b>', ''],
      ['%', ''],
      ['7K3M2P#top', '7K3M2P'],
      ['a'.repeat(30), 'a'.repeat(20)],
    ] as const)
      expect(referenceIn(`/?bandstand-payment=party~${words}`)).to.equal(reference);
  });

  it('gives back any address', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string({ unit: 'grapheme' }),
        (address, event) => {
          const marked = returnAddress(address, event, '7K3M2P');
          return withoutReturn(marked) === address && referenceIn(marked) === '7K3M2P';
        },
      ),
    );
  });
});
