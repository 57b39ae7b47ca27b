import type { FormSheet } from './form-sheet.js';
import { choices, plainChoices } from './choices.js';
import { meadowlarkMerch } from './merch.js';

const email: FormSheet['fields'][number] = {
  id: 'email',
  type: 'email',
  label: 'Your email',
  required: true,
  role: 'email',
};

/** Of the organisation, not of one event. */
export const contact: FormSheet = {
  key: 'meadowlark-contact',
  organiser: 'meadowlark',
  event: null,
  kind: 'contact',
  title: 'Write to the room above the bakery',
  version: 3,
  publishedOn: { web: true, app: true },
  fields: [
    { id: 'name', type: 'text', label: 'Your name', required: true },
    email,
    {
      id: 'topic',
      type: 'select',
      label: 'What is it about?',
      options: choices({
        tickets: 'Tickets and resale',
        access: 'Access and assistance',
        lost: 'Something I left behind',
        playing: 'Playing at Meadowlark',
        press: 'Press and photographs',
        other: 'Something else entirely',
      }),
    },
    {
      id: 'message',
      type: 'text',
      label: 'Your message',
      help: 'We answer within three days, or five if the bakery is short of hands.',
      required: true,
    },
  ],
  merch: null,
};

export const merchEnquiry: FormSheet = {
  key: 'meadowlark-merch',
  organiser: 'meadowlark',
  event: 'meadowlark-2027',
  kind: 'merch_enquiry',
  title: 'Order from the merch tent',
  version: 5,
  publishedOn: { web: true, app: true },
  fields: [
    {
      id: 'product',
      type: 'select',
      label: 'What would you like?',
      help: 'We put it aside with your name on. You pay when you pick it up.',
      required: true,
      source: 'merch_items',
    },
    {
      id: 'size',
      type: 'select',
      label: 'Size',
      help: 'Bags and mugs fit everybody: leave this alone.',
      options: plainChoices(...new Set(meadowlarkMerch.flatMap(({ sizes }) => sizes))),
    },
    {
      id: 'colour',
      type: 'text',
      label: 'Colour',
      help: 'As it is called above. “The nice green” has been understood before.',
    },
    {
      id: 'quantity',
      type: 'radio',
      label: 'How many?',
      required: true,
      options: choices({ 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four, we are a band' }),
    },
    { id: 'name', type: 'text', label: 'Your name', required: true },
    email,
    {
      id: 'message',
      type: 'text',
      label: 'Anything else?',
      help: 'Presents can be wrapped, in last year’s posters.',
    },
  ],
  merch: meadowlarkMerch,
};
