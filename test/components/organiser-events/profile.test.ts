import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { drawProfile, profileOf } from '../../../components/organiser-events/profile.js';
import { events as phrases } from '../../../src/i18n/events/en.js';

const websiteUrl = 'https://party.example/';

describe('the profile of an organiser', () => {
  for (const [name, label] of [
    ['The Party', 'The Party on the web'],
    ['', null],
  ]) {
    it(`calls the list of links ${label ?? 'nothing'} where the name is “${name}”`, () => {
      const box = document.createElement('div');
      const context = { headingLevel: 2, phrases: { ...phrases, opensInNewTab: '' } };
      render(drawProfile(profileOf({ name, websiteUrl })!, context), box);
      expect(box.querySelector('ul')!.getAttribute('aria-label')).to.equal(label);
    });
  }
});
