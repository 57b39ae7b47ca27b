import { checkEqual } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';

const refusedBody = (title: string, type: string, body?: string) =>
  it(`gap ERR-26 ERR-25 CAC-03 a write refuses ${title} with 400 bad_request, uncached`, async (target) => {
    const send = target.send();
    const headers = { 'X-Service-Key': keys.meadowlark, 'Content-Type': type };
    const init = { method: 'POST', headers, ...(body !== undefined && { body }) };
    const answer = await refused(target, 'subscribe', festival, 'bad_request', {
      send: (address) => send(address, init),
    });
    checkEqual(answer.headers.get('Cache-Control'), 'no-store', 'Cache-Control');
  });

const json = 'application/json';

export const bodiesOfWrites = [
  refusedBody('malformed JSON', json, '{"email":'),
  refusedBody('a body of another type', 'text/plain', '{"email":"ada@example.com"}'),
  refusedBody('a body without what it needs', json, '{"consentEmail":true}'),
  refusedBody('no body at all', json),
  it('gap LIM-11 a body of more than 64 KiB is refused, and one of 64 KiB is read', async (target) => {
    const body = { email: 'ada@example.com', turnstileToken: 'a'.repeat(65_000) };
    await read(target, 'subscribe', festival, { body });
    const larger = { ...body, turnstileToken: 'a'.repeat(65_536) };
    await refused(target, 'subscribe', festival, 'bad_request', { body: larger });
  }),
];
