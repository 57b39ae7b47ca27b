import type { PrelaunchForm } from '../../../src/contract/prelaunch.js';

/** Far enough ahead for any test. */
const later = '2999-05-05T09:00:00.000Z';

/** A form with a box beside the number; made anew at each call. */
export function prelaunch(more: Partial<PrelaunchForm> = {}): PrelaunchForm {
  return {
    eventId: '0190a1b2-0000-7000-8000-0000000000aa',
    eventSlug: 'party',
    formVersion: 'prelaunch_form_v5',
    title: 'Hear of the party first',
    introPlain: 'A day before all others.',
    ctaLabel: 'Count me in!',
    privacyPolicyUrl: 'https://party.example/privacy',
    fields: {
      email: { label: 'Your e-mail', required: false },
      firstName: { label: 'Your first name', required: false },
      phone: { label: 'Your mobile', consentMode: 'checkbox', required: false },
    },
    consent: {
      email: 'Yes, “Party & Co” may e-mail me about the party.',
      messaging: 'Yes, “Party & Co” may text me; reply STOP to end it.',
    },
    closesAt: later,
    ...more,
  };
}

/** A number is itself the consent. */
export const implied = (more: Partial<PrelaunchForm> = {}): PrelaunchForm => {
  const form = prelaunch(more);
  form.fields.phone.consentMode = 'implied';
  return form;
};

export const registrationId = '0190a1b2-0000-7000-8000-000000000001';

/** What the service has sent to confirm a registration. */
export const registered = (verification: object = { email: 'sent', phone: 'not_needed' }) => ({
  ok: true,
  registrationId,
  verification: { phoneHint: null, ...verification },
});

/** What has become of a code or of another message. */
export const verified = (outcome: string, verification: object = {}) => ({
  outcome,
  verification: { email: 'not_needed', phone: 'not_needed', phoneHint: null, ...verification },
});
