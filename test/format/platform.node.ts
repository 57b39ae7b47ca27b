import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isForListening, platformName } from '../../src/format/platform.js';

describe('the name of a platform', () => {
  const names = {
    soundcloud: 'SoundCloud',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    YouTube: 'YouTube',
    'youtube-music': 'YouTube Music',
    youtubeMusic: 'YouTube Music',
    ra: 'Resident Advisor',
    resident_advisor: 'Resident Advisor',
    'apple-music': 'Apple Music',
    appleMusic: 'Apple Music',
    'amazon music': 'Amazon Music',
    bandcamp: 'Bandcamp',
    'hearthis--at': 'Hearthis at',
    ' x ': 'X',
    '': '',
  };
  for (const [slug, name] of Object.entries(names)) {
    it(`is "${name}" for "${slug}": as the platform spells it, or readable (ART-07)`, () => {
      expect(platformName(slug)).to.equal(name);
    });
  }

  it('tells where the sound itself is, however its slug is spelt', () => {
    const slugs = ['Apple-Music', 'amazon_music', 'spotify', 'preview', 'instagram', 'ra', ''];
    expect(slugs.map(isForListening)).to.deep.equal([true, true, true, true, false, false, false]);
  });
});
