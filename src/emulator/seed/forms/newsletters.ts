import type { FormSheet } from './form-sheet.js';
import { choices } from './choices.js';

export const meadowlarkNewsletter: FormSheet = {
  key: 'meadowlark-newsletter',
  organiser: 'meadowlark',
  event: 'meadowlark-2027',
  kind: 'mailing_list',
  title: 'Letters from the meadow',
  version: 2,
  publishedOn: { web: true, app: true },
  fields: [
    {
      id: 'email',
      type: 'email',
      label: 'Email',
      help: 'Six letters a year, and one more if something wonderful happens.',
      required: true,
      role: 'email',
    },
    {
      id: 'first_name',
      type: 'text',
      label: 'First name',
      help: 'So that we don’t have to call you “Dear meadow-goer”.',
      role: 'first_name',
    },
    {
      id: 'phone',
      type: 'text',
      label: 'Text me when tickets drop',
      help: 'A mobile number. Two texts a year, neither of them before breakfast.',
      role: 'phone',
    },
    {
      id: 'interests',
      type: 'checkbox',
      label: 'What would you like to hear about?',
      options: choices({
        lineup: 'Who is playing',
        volunteering: 'Volunteering, with dinner',
        families: 'Coming with children',
        access: 'Access and assistance',
        trade: 'Running a kitchen or a stall',
      }),
    },
  ],
  merch: null,
};

/** Of the organisation, not of one event. */
export const foghornNewsletter: FormSheet = {
  key: 'foghorn-newsletter',
  organiser: 'foghorn',
  event: null,
  kind: 'mailing_list',
  title: 'One blast a month',
  version: 1,
  publishedOn: { web: true, app: true },
  fields: [
    {
      id: 'email',
      type: 'email',
      label: 'Email',
      help: 'New rooms, new dates, and which of them has heating.',
      required: true,
      role: 'email',
    },
    { id: 'name', type: 'text', label: 'What shall we call you?', role: 'first_name' },
    {
      id: 'town',
      type: 'radio',
      label: 'Where would you come to hear something?',
      options: choices({ hull: 'Hull', coast: 'Along the coast', kyoto: 'Kyoto, if need be' }),
    },
  ],
  merch: null,
};
