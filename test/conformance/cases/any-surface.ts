import { checkEqual, checkSameAnswer } from '../check.js';
import { festival } from '../demo-world.js';
import { Ours } from '../lenient.js';
import { askAt, each, placeOf } from '../places.js';
import { read, ask } from '../read.js';
import { NotHere, type Case } from '../target.js';

/** On which surface any service shows what. spec L15 */

export const anySurface: Case[] = [
  ...each(['getEvent', 'getVersion', 'getLineup', 'getFaq', 'getTickets', 'searchEvents'], {
    ids: ['ENV-09', 'SRC-01'],
    title: (name) => `${name} takes an omitted surface for the app`,
    async run(target, name) {
      const place = await placeOf(target, name);
      const app = await askAt(target, name, place, { surface: 'app' });
      const omitted = await askAt(target, name, place, { surface: null });
      // The table calls it required. spec L223
      if (omitted.error?.code === 'bad_request' && app.error?.code !== 'bad_request')
        throw new Ours('an omitted surface that is taken for the app');
      checkEqual(omitted.status, app.status, `the status of ${name} without a surface`);
      checkSameAnswer(omitted.text, app.text, `${name} without a surface`);
    },
  }),
  ...each(['getLineup', 'getFaq'], {
    ids: ['ENV-11'],
    title: (name) => `${name} says that it answers for the web`,
    async run(target, name) {
      const { data } = await read(target, name as 'getLineup', festival);
      checkEqual(data.surface, 'web', `the surface of ${name}`);
    },
  }),
  ...each(['getLineup', 'getFaq', 'getEvent'], {
    ids: ['ENV-11', 'LIN-04', 'FAQ-08', 'EVT-06'],
    title: (name) => `${name} says that it answers for the app, and carries no JSON-LD there`,
    async run(target, name) {
      const wish = { surface: 'app' };
      const { data, error } = await ask(target, name as 'getLineup', festival, wish);
      if (error?.code === 'not_found')
        throw new NotHere('an event that the app shows, too: --event');
      checkEqual(data?.schemaOrg, null, `the JSON-LD of ${name}`);
      if (name !== 'getEvent') checkEqual(data?.surface, 'app', `the surface of ${name}`);
    },
  }),
  {
    ids: ['TIX-15'],
    title: 'the checkout block is for the web alone',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      const { data, error } = await ask(target, 'getTickets', festival, { surface: 'app' });
      if (error?.code === 'not_found')
        throw new NotHere('an event that the app shows, too: --event');
      checkEqual(data?.checkout, null, 'the checkout on the app');
    },
  },
];
