import * as v from 'valibot';
import { success } from '../../../src/contract/envelope.js';
import { Lineup } from '../../../src/contract/lineup.js';
import { check, checkEqual, checkShape } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { addressOf, read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const Faults = v.object({ faults: v.array(v.object({ hits: v.number() })) });

const lineup = (target: Target) =>
  target.fetch(addressOf(target, 'getLineup', festival), {
    headers: { 'X-Service-Key': keys.meadowlark },
  });

/** Whether a promise was rejected with what a browser throws when the network fails. */
const failsLikeTheNetwork = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => error instanceof TypeError,
  );

async function withFault(target: Target, effect: object, rule: object = {}): Promise<void> {
  await target.control('faults', [{ operation: 'getLineup', ...rule, effect }]);
}

async function hitsOf(target: Target): Promise<number[]> {
  const listed = checkShape(Faults, await target.control('faults'), 'the faults');
  return listed.faults.map(({ hits }) => hits);
}

export const faults = [
  it('gap EMU-08 status answers with that status and code, in the envelope, for that operation only', async (target) => {
    await withFault(target, { kind: 'status', status: 503, code: 'internal_error' });
    const answer = await lineup(target);
    const body = (await answer.json()) as { error?: { code?: string } };
    checkEqual([answer.status, body.error?.code], [503, 'internal_error'], 'the answer');
    await read(target, 'getFaq', festival);
  }),
  it('gap EMU-08 after and times count calls, and the list tells how often a rule fired', async (target) => {
    const effect = { kind: 'status', status: 500 };
    await withFault(target, effect, { after: 1, times: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await lineup(target)).status);
    checkEqual(statuses, [200, 500, 500, 200, 200], 'the statuses');
    checkEqual(await hitsOf(target), [2], 'the hits');
    await target.control('faults', []);
    checkEqual(await hitsOf(target), [], 'the rules after clearing');
  }),
  it('gap EMU-08 latency delays the answer and changes nothing in it', async (target) => {
    const plain = (await read(target, 'getLineup', festival)).text;
    await withFault(target, { kind: 'latency', seconds: 0.3 });
    const before = performance.now();
    checkEqual(await (await lineup(target)).text(), plain, 'the answer');
    const waited = performance.now() - before;
    check(waited >= 290, `a wait of 0.3 s, not ${waited} ms`);
  }),
  it('gap EMU-08 drop_before breaks the connection before anything is answered', async (target) => {
    await withFault(target, { kind: 'drop_before' }, { times: 1 });
    check(await failsLikeTheNetwork(lineup(target)), 'a failure of the network');
    checkEqual((await lineup(target)).status, 200, 'the next answer');
  }),
  it('gap EMU-08 ENV-05 not_json answers something that is no JSON', async (target) => {
    await withFault(target, { kind: 'not_json' });
    const answer = await lineup(target);
    const type = answer.headers.get('Content-Type') ?? '';
    check(!type.startsWith('application/json'), `another type than ${type}`);
    const text = await answer.text();
    check(text.trim().startsWith('<'), `markup, not ${text.slice(0, 40)}`);
  }),
  it('gap EMU-08 ENV-05 truncate sends the head and breaks off in the middle of the body', async (target) => {
    await withFault(target, { kind: 'truncate' });
    const answer = await lineup(target);
    checkEqual(answer.status, 200, 'the status');
    check(await failsLikeTheNetwork(answer.json()), 'a body that cannot be read');
  }),
  it('gap EMU-08 ENV-05 wrong_shape answers JSON in the envelope that breaks the contract', async (target) => {
    await withFault(target, { kind: 'wrong_shape' });
    const body = (await (await lineup(target)).json()) as Record<string, unknown>;
    checkEqual(body['apiVersion'], 1, 'the version');
    check(!v.safeParse(success(Lineup), body).success, 'an answer that breaks the contract');
  }),
];
