import type { FormSheet } from './form-sheet.js';
import { choices } from './choices.js';

/** Asked in the app while the festival is on; a website does not see it. */
export const appOnly: FormSheet = {
  key: 'meadowlark-app-only',
  organiser: 'meadowlark',
  event: 'meadowlark-2027',
  kind: 'feedback',
  title: 'How is it where you are standing?',
  version: 1,
  publishedOn: { web: false, app: true },
  fields: [
    { id: 'stage', type: 'select', label: 'Which stage?', required: true, source: 'stages' },
    {
      id: 'sound',
      type: 'radio',
      label: 'The sound is…',
      options: choices({ quiet: 'too quiet', right: 'just right', loud: 'too loud' }),
    },
    {
      id: 'note',
      type: 'text',
      label: 'Anything for the desk?',
      help: 'Goes straight to Marguerite at the mixing desk. Be kind, she is balancing a tea.',
    },
  ],
  merch: null,
};
