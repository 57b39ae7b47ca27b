import { checkEqual, checkSameAnswer } from '../check.js';
import { festival } from '../demo-world.js';
import { Ours } from '../lenient.js';
import { askAt, placeOf } from '../places.js';
import { read, ask } from '../read.js';
import { it } from '../it.js';
import { NotHere } from '../target.js';

/** On which surface any service shows what. spec L15 */

export const anySurface = [
  ...(['getEvent', 'getVersion', 'getLineup', 'getFaq', 'getTickets', 'searchEvents'] as const).map(
    (name) =>
      it(`anywhere ENV-09 SRC-01 ${name} takes an omitted surface for the app`, async (target) => {
        const place = await placeOf(target, name);
        const app = await askAt(target, name, place, { surface: 'app' });
        const omitted = await askAt(target, name, place, { surface: null });
        // The table calls it required. spec L223
        if (omitted.error?.code === 'bad_request' && app.error?.code !== 'bad_request')
          throw new Ours('an omitted surface that is taken for the app');
        checkEqual(omitted.status, app.status, `the status of ${name} without a surface`);
        checkSameAnswer(omitted.text, app.text, `${name} without a surface`);
      }),
  ),
  ...(['getLineup', 'getFaq'] as const).map((name) =>
    it(`anywhere ENV-11 ${name} says that it answers for the web`, async (target) => {
      const { data } = await read(target, name as 'getLineup', festival);
      checkEqual(data.surface, 'web', `the surface of ${name}`);
    }),
  ),
  ...(['getLineup', 'getFaq', 'getEvent'] as const).map((name) =>
    it(`anywhere ENV-11 LIN-04 FAQ-08 EVT-06 ${name} says that it answers for the app, and carries no JSON-LD there`, async (target) => {
      const wish = { surface: 'app' };
      const { data, error } = await ask(target, name as 'getLineup', festival, wish);
      if (error?.code === 'not_found')
        throw new NotHere('an event that the app shows, too: --event');
      checkEqual(data?.schemaOrg, null, `the JSON-LD of ${name}`);
      if (name !== 'getEvent') checkEqual(data?.surface, 'app', `the surface of ${name}`);
    }),
  ),
  it('anywhere TIX-15 the checkout block is for the web alone', async (target) => {
    const { data, error } = await ask(target, 'getTickets', festival, { surface: 'app' });
    if (error?.code === 'not_found') throw new NotHere('an event that the app shows, too: --event');
    checkEqual(data?.checkout, null, 'the checkout on the app');
  }),
];
