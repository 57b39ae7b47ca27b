import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { limitRuns } from '../effort.js';
import { isExternal, paymentUrl } from '../../src/html/leaving.js';
import { safeUrl, webUrl } from '../../src/html/links.js';

describe('paymentUrl', () => {
  const here = 'http://stage.example/shop';

  it('passes https, and http where it stays on this device or at the host of the page', () => {
    for (const url of [
      'https://pay.example/1',
      'http://localhost:4173/pay/1',
      'http://127.0.0.1/pay/1',
      'http://[::1]:8080/pay/1',
      'http://stage.example:81/pay/1',
    ])
      expect(paymentUrl(url, here)).to.equal(url);
  });

  it('refuses http to anywhere else, and all that is no address of the web', () => {
    for (const url of [
      'http://pay.example/1',
      'http://localhost.pay.example/1',
      'javascript:alert(1)',
      'mailto:a@b.example',
      '/pay/1',
      '',
    ])
      expect(paymentUrl(url, here), url).to.equal(undefined);
  });
});

describe('safeUrl', () => {
  it('passes http, https, mail and telephone, as the URL parser spells them (FAQ-13)', () => {
    expect(safeUrl('https://a.example/x?y#z')).to.equal('https://a.example/x?y#z');
    expect(safeUrl(' HTTP://A.example ')).to.equal('http://a.example/');
    expect(safeUrl('mailto:a@b.example')).to.equal('mailto:a@b.example');
    expect(safeUrl('tel:+441234')).to.equal('tel:+441234');
  });

  it('refuses every scheme that runs, embeds or reads something (ART-08)', () => {
    const schemes = 'javascript data vbscript blob file filesystem about view-source ftp ws intent';
    for (const scheme of schemes.split(' ')) {
      expect(safeUrl(`${scheme}:x`), scheme).to.equal(undefined);
      expect(safeUrl(`${scheme.toUpperCase()}://x`), scheme).to.equal(undefined);
    }
  });

  it('refuses schemes that are broken up by tabs, line breaks and other control characters', () => {
    for (const mark of ['\t', '\n', '\r', '\0', '\u0001', '\u001f', '\u007f', '\u0085']) {
      expect(safeUrl(`java${mark}script:x`)).to.equal(undefined);
      expect(safeUrl(`https://a.example/${mark}x`)).to.equal(undefined);
    }
  });

  it('refuses a user name in front of the host, which only disguises where a link leads', () => {
    expect(safeUrl('https://bank.example@a.example/')).to.equal(undefined);
    expect(safeUrl('https://a:b@a.example/')).to.equal(undefined);
    expect(safeUrl('https://:b@a.example/')).to.equal(undefined);
  });

  it('refuses a relative address, unless it is told where that starts', () => {
    for (const url of ['/x', 'x', '?x', '#x', '//a.example/x', '', ' ']) {
      expect(safeUrl(url), url).to.equal(undefined);
    }
    expect(safeUrl('/x', { base: 'https://a.example/y' })).to.equal('https://a.example/x');
    expect(safeUrl('/x', { base: 'not an address' })).to.equal(undefined);
  });

  it('takes null and undefined for no address (ENV-12)', () => {
    expect(safeUrl(null)).to.equal(undefined);
    expect(safeUrl(undefined)).to.equal(undefined);
  });

  it('never throws, and whatever it returns has an allowed scheme', () => {
    const tricky = fc.array(
      fc.oneof(
        fc.constantFrom('javascript:', 'https:', 'http://', 'data:', '//', '@', '%0a', '\t', ' '),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(tricky, (parts) => {
        const url = safeUrl(parts.join(''));
        expect(url === undefined || /^(https?|mailto|tel):/.test(url)).to.be.true;
      }),
      { numRuns: limitRuns(500) },
    );
  });
});

describe('webUrl', () => {
  it('passes http and https only', () => {
    expect(webUrl('https://a.example/x.png')).to.equal('https://a.example/x.png');
    expect(webUrl('mailto:a@b.example')).to.equal(undefined);
    expect(webUrl('tel:1')).to.equal(undefined);
    expect(webUrl('x.png', 'https://a.example/y/')).to.equal('https://a.example/y/x.png');
  });
});

describe('isExternal', () => {
  const here = 'https://a.example/page';

  it('tells another website from pages, mail and telephone of this one', () => {
    expect(isExternal('https://b.example/', here)).to.be.true;
    expect(isExternal('https://a.example:8443/', here)).to.be.true;
    expect(isExternal('http://a.example/', here)).to.be.false;
    expect(isExternal('/other', here)).to.be.false;
    expect(isExternal('mailto:a@b.example', here)).to.be.false;
    expect(isExternal('tel:1', here)).to.be.false;
  });

  it('counts every website as another one on a page without a host', () => {
    expect(isExternal('https://a.example/', 'about:srcdoc')).to.be.true;
  });
});
