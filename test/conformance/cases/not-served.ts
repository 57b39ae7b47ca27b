import type { EndpointName, PathParamsOf } from '../../../src/contract/endpoints.js';
import { routes } from '../../../src/contract/routes.js';
import { bodies } from '../bodies.js';
import { checkEqual } from '../check.js';
import { deviceToken, festival, keys } from '../demo-world.js';
import { read, refused } from '../read.js';
import { notServed } from '../served.js';
import type { Case } from '../target.js';

/** Enough for every path. */
const params = { ...festival, key: 'meadowlark-newsletter', checkoutToken: 'no-such-token' };

function withDevice(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${deviceToken}`);
  return { ...init, headers };
}

const admitted = (name: EndpointName): Case => ({
  ids: ['ENV-02', 'ENV-03'],
  title: `${name} is not served yet and says so in the envelope`,
  origin: 'gap',
  async run(target) {
    const send = target.send();
    const answer = await refused(
      target,
      name,
      params as PathParamsOf<EndpointName>,
      'not_implemented',
      { body: bodies[name], send: (address, init) => send(address, withDevice(init ?? {})) },
    );
    checkEqual(answer.status, 501, 'the status');
    if (routes[name].method === 'POST')
      checkEqual(answer.headers.get('Cache-Control'), 'no-store', 'Cache-Control');
  },
});

const refusedBody = (title: string, type: string, body?: string): Case => ({
  ids: ['ERR-26', 'ERR-25', 'CAC-03'],
  title: `a write refuses ${title} with 400 bad_request, uncached`,
  origin: 'gap',
  async run(target) {
    const send = target.send();
    const headers = { 'X-Service-Key': keys.meadowlark, 'Content-Type': type };
    const init = { method: 'POST', headers, ...(body !== undefined && { body }) };
    const answer = await refused(target, 'subscribe', festival, 'bad_request', {
      send: (address) => send(address, init),
    });
    checkEqual(answer.headers.get('Cache-Control'), 'no-store', 'Cache-Control');
  },
});

const json = 'application/json';

export const notServedYet: Case[] = [
  ...notServed.map(admitted),
  refusedBody('malformed JSON', json, '{"email":'),
  refusedBody('a body of another type', 'text/plain', '{"email":"ada@example.com"}'),
  refusedBody('a body without what it needs', json, '{"consentEmail":true}'),
  refusedBody('no body at all', json),
  {
    ids: ['LIM-11'],
    title: 'a body of more than 64 KiB is refused, and one of 64 KiB is read',
    origin: 'gap',
    async run(target) {
      const body = { email: 'ada@example.com', turnstileToken: 'a'.repeat(65_000) };
      await read(target, 'subscribe', festival, { body });
      const larger = { ...body, turnstileToken: 'a'.repeat(65_536) };
      await refused(target, 'subscribe', festival, 'bad_request', { body: larger });
    },
  },
  {
    ids: ['RWD-01', 'ERR-01'],
    title: 'device endpoints ask for the token of a device',
    origin: 'spec',
    async run(target) {
      await refused(target, 'getRewards', {}, 'unauthorized');
      const body = bodies.claimReward;
      await refused(target, 'claimReward', {}, 'unauthorized', { body });
    },
  },
  {
    ids: ['AUT-11'],
    title: 'checkout writes need a credential on every surface, at an open organiser too',
    origin: 'spec',
    async run(target) {
      const event = { slug: 'foghorn-sessions' };
      for (const name of ['quote', 'reserve'] as const) {
        for (const surface of ['web', 'app', null]) {
          const wish = { surface, body: bodies[name] };
          for (const key of [null, keys.nonsense, keys.meadowlark])
            await refused(target, name, event, 'unauthorized', { ...wish, key });
          await refused(target, name, event, 'unknown_release', { ...wish, key: keys.foghorn });
        }
      }
    },
  },
];
