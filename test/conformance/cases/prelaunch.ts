import { check, checkEqual } from '../check.js';
import { bare, festival } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';

const modes = { 'prelude-2028': 'checkbox', 'harbour-free': 'implied' };

export const prelaunch = [
  it('PRE-01 PRE-02 PRE-14 VER-03 the form says how a number consents, and never asks for one', async (target) => {
    for (const [slug, mode] of Object.entries(modes)) {
      const { data } = await read(target, 'getPrelaunch', { slug });
      checkEqual(data.formVersion, 'prelaunch_form_v5', 'the version of the wording');
      whereTold(() => checkEqual(data.eventSlug, slug, 'the event'));
      const { consentMode, required } = data.fields.phone;
      checkEqual([consentMode, required], [mode, false], `the number at ${slug}`);
      check(data.ctaLabel !== '', 'a call to action');
    }
  }),
  it('gap PRE-02 PRE-03 the wording names the organiser, and is the same whenever it is read', async (target) => {
    const notices = [];
    for (const slug of Object.keys(modes)) {
      const { data } = await read(target, 'getPrelaunch', { slug });
      for (const wording of [data.consent.email, data.consent.messaging])
        check(wording.includes('Foghorn'), `the organiser in "${wording}"`);
      checkEqual((await read(target, 'getPrelaunch', { slug })).data, data, 'the form');
      notices.push(data.privacyPolicyUrl);
    }
    check(notices.includes(null), 'an event without a notice of its own');
    check(!notices.every((notice) => notice === null), 'an event with a notice');
  }),
  it('gap PRE-04 an event without a published form answers 404, until one is published', async (target) => {
    for (const event of [festival, bare]) {
      await refused(target, 'getPrelaunch', event, 'not_found');
      await target.control('publish', { event: event.slug, contentType: 'prelaunch' });
      await read(target, 'getPrelaunch', event);
    }
  }),
];
