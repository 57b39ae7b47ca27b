import type { PrelaunchRecord } from '../../records/prelaunch.js';

/** A number needs its own tick. */
export const preludePrelaunch: PrelaunchRecord = {
  title: 'Hear it before the gulls do',
  intro:
    'We announce in November. Whoever is on this list knows a day earlier and buys a day earlier. That is the whole deal.',
  ctaLabel: 'Put me on the list',
  privacyPolicyUrl: 'https://foghorn.example/privacy',
  email: { label: 'Email', required: true },
  firstName: { label: 'First name', required: false },
  phone: { label: 'Mobile number', consentMode: 'checkbox' },
  consent: {
    email:
      'Yes, Foghorn Presents may email me about Prelude 2028 and its later events. I can unsubscribe with one click in every message.',
    messaging:
      'Yes, Foghorn Presents may text me on this number when tickets go on sale. At most four texts a year; reply STOP to end them.',
  },
  closesAt: '2027-11-05T09:00:00.000Z',
};

/** Giving a number is itself the consent to be texted, and the wording says so. */
export const harbourPrelaunch: PrelaunchRecord = {
  title: 'Tell us you are coming',
  intro:
    'It is free, but the quay has a limit. Leave a word and we keep you posted on the weather, the tide and the queue.',
  ctaLabel: 'Count me in',
  privacyPolicyUrl: null,
  email: { label: 'Email', required: false },
  firstName: null,
  phone: { label: 'Mobile number, for news on the day', consentMode: 'implied' },
  consent: {
    email: 'Yes, Foghorn Presents may email me about Harbour Free and other days out by the water.',
    messaging:
      'By giving your number you agree that Foghorn Presents texts you about Harbour Free, up to six times in all. Reply STOP at any time.',
  },
  closesAt: null,
};
