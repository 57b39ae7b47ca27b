import { describe, it } from 'node:test';
import { expect } from 'chai';
import { offlineCommandFor } from '../../tools/snippet/offline.js';
import { policyOf } from '../../tools/snippet/policy.js';
import { snippetOf } from '../../tools/snippet/snippet.js';
import { emptyWish } from '../../tools/snippet/wish.js';

const release = { version: '1.2.3', integrity: 'sha384-abc' };
const wish = { ...emptyWish, widgets: ['event-lineup'] as const, baseUrl: 'emulator:' };

describe('a snippet for use without a network', () => {
  it('O10 names worker and manifest, and what a policy must permit; without the wish nothing', () => {
    const { head } = snippetOf({ ...wish, offline: true }, release);
    expect(head).to.contain(' data-offline data-service-worker="/bandstand-sw.js"></script>');
    expect(head).to.contain('<link rel="manifest" href="/festival.webmanifest">');
    expect(policyOf({ ...wish, offline: true }, release)).to.deep.include({
      'worker-src': ["'self'"],
      'trusted-types': ['lit-html', 'bandstand'],
    });
    expect(snippetOf(wish, release).head).not.to.match(/offline|worker|manifest/);
    expect(policyOf(wish, release)).not.to.have.any.keys('worker-src', 'manifest-src');
  });

  it('O10 the command names the page, and nothing that a shell would read otherwise', () => {
    const fileOf = (site: string) => offlineCommandFor(site, '1.2.3').split(' offline ')[1];
    expect(offlineCommandFor('', '1.2.3')).to.equal('npx bandstand@1.2.3 offline index.html');
    expect(fileOf('party.example')).to.equal('index.html');
    expect(fileOf('https://party.example/2027/line-up.html?a=1#x')).to.equal('2027/line-up.html');
    expect(fileOf('https://party.example/2027/')).to.equal('2027/index.html');
    for (const hostile of [
      'https://party.example/a.html;curl%20x|sh',
      'https://party.example/$(id).html',
      'https://party.example/`id`.html',
      'https://party.example/--out=.html',
      'https://party.example/line-up',
      'javascript://x/%0aalert(1)',
    ])
      expect(fileOf(hostile), hostile).to.equal('.');
  });
});
