import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import type * as v from 'valibot';
import {
  anyOperation,
  endpoints,
  type Endpoint,
  type EndpointName,
} from '../../src/contract/endpoints.js';
import { createEmulator } from '../../src/emulator/index.js';
import { limitRuns } from '../effort.js';
import { arbitraryOf, type Known } from './arbitrary.js';
import { buyerAt } from './buyer.js';
import { deviceToken, festival, keys } from './demo-world.js';
import { brokenParcels, type Parcel } from './fuzz.js';
import { inProcess } from './in-process.js';
import { addressOf, read } from './read.js';
import { byEmail, prelude, registered } from './registering.js';

const emulator = createEmulator({ assetsUrl: 'https://emulator.invalid/assets/' });
const target = inProcess(emulator);
const settings = { seed: 20270501, numRuns: limitRuns(200) };

const writes = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, body }: Endpoint = endpoints[name];
  return method === 'POST' && body !== undefined;
});

const bodyOf = (name: EndpointName) => (endpoints[name] as Endpoint).body as v.GenericSchema;

/** An order that waits for details, so that nothing but the body can be refused. */
async function freshPath(name: EndpointName): Promise<Record<string, string>> {
  await target.control('reset', {});
  const isPrelaunch = name.toLowerCase().includes('prelaunch');
  const slug = isPrelaunch ? 'prelude-2028' : 'meadowlark-2027';
  const params = { slug, key: 'meadowlark-feedback' };
  if (name === 'subscribe') await firstSignup();
  if (!endpoints[name].path.includes('{checkoutToken}')) return params;
  const buyer = buyerAt(target);
  const { checkoutToken } = await buyer.reserve({ Weekend: 2 });
  if (name === 'pay') await buyer.details(checkoutToken);
  return { ...params, checkoutToken };
}

async function post(name: EndpointName, params: Record<string, string>, parcel: Parcel) {
  const key = params['slug'] === 'prelude-2028' ? keys.foghorn : keys.meadowlark;
  const headers = {
    'X-Service-Key': key,
    'Content-Type': parcel.type,
    Authorization: `Bearer ${deviceToken}`,
  };
  const address = addressOf(target, name, params);
  const answer = await target.send()(address, { method: 'POST', headers, body: parcel.text });
  const text = await answer.text();
  expect(answer.status, text).not.to.equal(500);
  return { status: answer.status, body: JSON.parse(text) as Record<string, unknown> };
}

/**
 * The earlier endpoints name their event in the body, and an unknown one is refused ahead of all
 * else: so the name is right, and whatever is refused is so for its shape.
 */
async function namesIn(name: EndpointName): Promise<object> {
  if (name === 'legacyPrelaunchRegister') return { eventSlug: prelude.slug };
  if (name !== 'legacyPrelaunchVerify') return {};
  const { registrationId } = await registered(target, byEmail);
  return { registrationId };
}

/** Ids and words that mean something there, so that some of the bodies get past the first check. */
async function knownTo(name: EndpointName): Promise<Known> {
  if (name === 'quote' || name === 'reserve') {
    const { releases } = (await read(target, 'getTickets', festival)).data;
    return { ids: releases.map(({ id }) => id), texts: ['LARK10', 'CREW', 'ONEUSE'] };
  }
  if (name === 'submitForm') {
    const { fields } = (await read(target, 'getForm', { key: 'meadowlark-feedback' })).data;
    const options = fields.flatMap((field) => field.options ?? []);
    return { ids: [], texts: [...fields.map(({ id }) => id), ...options.map((one) => one.value)] };
  }
  const texts = ['ada@example.com', '+44 7700 900123', 'prelaunch_form_v5'];
  if (name !== 'subscribe') return { ids: [], texts };
  return { ids: [await firstSignup()], texts };
}

/** The same one after every reset: same seed, same ids. */
async function firstSignup(): Promise<string> {
  const body = { email: 'ada@example.com' };
  return (await read(target, 'subscribe', festival, { body })).data.submissionId;
}

describe('fuzz: bodies made from the contract', () => {
  for (const name of writes) {
    it(`ERR-26 ENV-02 EMU-05 ${name} refuses whatever the contract does not accept with 400`, async () => {
      const params = await freshPath(name);
      const names = await namesIn(name);
      const bodies = arbitraryOf(bodyOf(name), await knownTo(name));
      const parcels = brokenParcels(
        bodyOf(name),
        bodies.map((body) => Object.assign({}, body, names)),
      );
      const codes = [...(endpoints[name] as Endpoint).errors, ...anyOperation];
      await fc.assert(
        fc.asyncProperty(parcels, async (parcel) => {
          const { status, body } = await post(name, params, parcel);
          expect(Object.keys(body).sort()).to.deep.equal(['apiVersion', 'error']);
          expect(status, JSON.stringify(body)).to.equal(400);
          expect(codes).to.include((body['error'] as { code: string }).code);
        }),
        settings,
      );
    });

    it(`ENV-04 EMU-05 ${name} never breaks on what the contract accepts`, async () => {
      await target.control('reset', {});
      const bodies = arbitraryOf(bodyOf(name), await knownTo(name));
      let calls = 0;
      let params = await freshPath(name);
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          calls += 1;
          if (calls % 20 === 0) params = await freshPath(name); // holds are few
          await post(name, params, { text: JSON.stringify(body), type: 'application/json' });
        }),
        settings,
      );
    });
  }

  it('ERR-26 the fuzz is able to fail: an accepted body is no refusal', async () => {
    const params = await freshPath('subscribe');
    const parcel = { text: '{"email":"ada@example.com"}', type: 'application/json' };
    expect((await post('subscribe', params, parcel)).status).to.equal(200);
  });
});
