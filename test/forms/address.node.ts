import { describe, it } from 'node:test';
import { expect } from 'chai';
import { maskedAddress, suggestedAddress } from '../../src/forms/address.js';

describe('suggestedAddress', () => {
  it('finds the domain that is one slip away', () => {
    for (const slip of [
      'gmial.com',
      'gmai.com',
      'gmaill.com',
      'gnail.com',
      'gmail.con',
      'GMIAL.com',
    ]) {
      expect(suggestedAddress(`Ada.L@${slip}`), slip).to.equal('Ada.L@gmail.com');
    }
  });

  it('knows the large providers, be the address as short as it can be', () => {
    const uk = ['hotmail.co.uk', 'live.com', 'yahoo.com', 'yahoo.co.uk', 'btinternet.com'];
    const others = ['web.de', 'gmx.de', 'gmx.net', 'orange.fr', 'free.fr', 'libero.it'];
    const world = ['googlemail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'proton.me'];
    for (const domain of [...uk, ...others, ...world]) {
      expect(suggestedAddress(`a@${domain}x`)).to.equal(`a@${domain}`);
    }
    expect(suggestedAddress('a@wbe.de'), 'a slip in six letters').to.equal('a@web.de');
  });

  it('takes two slips for another domain', () => {
    for (const domain of ['gxxil.com', 'gaxil.com', 'gxmil.com', 'gmial.org']) {
      expect(suggestedAddress(`ada@${domain}`), domain).to.equal(undefined);
    }
  });

  it('keeps quiet about addresses that are right, unknown, or no addresses', () => {
    const known = ['gmail.com', 'googlemail.com', 'gmx.de', 'gmx.net', 'web.de', 'me.com'];
    for (const domain of [...known, 'mail.com', 'email.com', 'ymail.com', 'example.com', '']) {
      expect(suggestedAddress(`ada@${domain}`), domain).to.equal(undefined);
    }
    expect(suggestedAddress('@gmial.com')).to.equal(undefined);
    expect(suggestedAddress('gmial.com')).to.equal(undefined);
    expect(suggestedAddress('ada@wb.de'), 'as short as a slip is long').to.equal(undefined);
  });
});

describe('maskedAddress', () => {
  it('shows the first letter and the domain', () => {
    expect(maskedAddress('ada@example.com')).to.equal('a•••@example.com');
    expect(maskedAddress('a@example.com'), 'all of it').to.equal('a•••@example.com');
    expect(maskedAddress('🎪@example.com')).to.equal('🎪•••@example.com');
    expect(maskedAddress('ada')).to.equal('');
    expect(maskedAddress('@example.com')).to.equal('');
  });
});
