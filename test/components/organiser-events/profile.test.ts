import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { drawProfile, organiserProfile } from '../../../components/organiser-events/profile.js';
import english from '../../../src/i18n/events/en/first.json' with { type: 'json' };
import type { EventsPhrases } from '../../../src/i18n/events/phrases.js';
import { phrasesFrom } from '../../../src/i18n/texts.js';

const phrases = phrasesFrom<EventsPhrases>(english);

const websiteUrl = 'https://party.example/';

describe('the profile of an organiser', () => {
  for (const [name, label] of [
    ['The Party', 'The Party on the web'],
    ['', null],
  ]) {
    it(`calls the list of links ${label ?? 'nothing'} where the name is “${name}”`, () => {
      const box = document.createElement('div');
      const context = { headingLevel: 2, phrases: { ...phrases, opensInNewTab: '' } };
      render(drawProfile(organiserProfile({ name, websiteUrl })!, context), box);
      expect(box.querySelector('ul')!.getAttribute('aria-label')).to.equal(label);
    });
  }

  it('is none where nothing is said of the organiser, and one where anything is', () => {
    for (const nothing of [{}, null, 7, [], { name: ' ', socials: {}, logoUrl: 'javascript:0' }])
      expect(organiserProfile(nothing), JSON.stringify(nothing)).to.equal(undefined);
    for (const [name, value] of Object.entries({
      name: 'F',
      locationLabel: 'Hull',
      bioPlain: 'Since 2009',
      bioHtml: '<p>Since 2009</p>',
      logoUrl: websiteUrl,
      websiteUrl,
      socials: { instagram: websiteUrl },
    }))
      expect(organiserProfile({ [name]: value }), name).not.to.equal(undefined);
  });

  it('keeps the place of its words where they are sent as rich text alone', () => {
    const box = document.createElement('div');
    const context = { headingLevel: 2, phrases: { ...phrases, opensInNewTab: '' } };
    render(drawProfile(organiserProfile({ bioHtml: '<p>Since 2009</p>' })!, context), box);
    expect(box.querySelector('.bio')).not.to.equal(null);
  });
});
