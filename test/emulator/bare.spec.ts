import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { travel, type AnyWish } from '../../tools/openapi/examples.js';
import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints.js';
import { originOf, reasonOf } from '../../src/contract/gap.js';
import { eachObject } from '../../src/contract/walk.js';
import { withoutGaps } from '../../src/contract/without-gaps.js';
import { createEmulator } from '../../src/emulator/index.js';
import { membersOf } from '../components/members.js';
import { readDocument } from '../conformance/document.js';
import { createJudge } from '../conformance/judge.js';

const operations = Object.keys(endpoints) as EndpointName[];
const bareEmulator = () =>
  createEmulator({ assetsUrl: 'https://emulator.invalid/assets/', scenario: 'bare' });

interface Heard {
  name: EndpointName;
  answer: unknown;
}

async function journey(change?: (name: EndpointName, wish: AnyWish) => AnyWish) {
  const heard: Heard[] = [];
  await travel(bareEmulator().app, ({ name, answer }) => heard.push({ name, answer }), change);
  return heard;
}

let plain: Promise<Heard[]> | undefined;
const plainJourney = () => (plain ??= journey());

test.describe.configure({ mode: 'default' }); // one after the other, with one plain journey

test.describe('a service that says only what the specification states', () => {
  test('answers every operation, and no answer holds a member that is a gap', async () => {
    const heard = await plainJourney();
    const judge = createJudge(readDocument());
    expect([...new Set(heard.map(({ name }) => name))].sort()).toEqual(operations.sort());
    for (const { name, answer } of heard) judge({ name, status: 200, body: answer, isBare: true });
  });

  test('keeps what is stated and what is implied, wherever the contract wants it', async () => {
    for (const { name, answer } of await plainJourney()) {
      const { data } = answer as { data: unknown };
      const kept = v.safeParse(withoutGaps(endpoints[name].data), data);
      expect(kept.issues?.[0]?.message, name).toBe(undefined);
      expect(kept.output, name).toEqual(data);
    }
  });

  test('goes by the place of a member, not by its name', async () => {
    const dataOf = new Map(
      (await plainJourney()).map(({ name, answer }) => [name, (answer as { data: object }).data]),
    );
    const names = (name: EndpointName) => Object.keys(dataOf.get(name) ?? {}).sort();
    expect(names('getLineup')).toContain('lastUpdatedAt');
    expect(names('getGallery')).toEqual(['photos']);
    expect(names('reserve')).toContain('paymentPlan');
    expect(names('quote')).toEqual(['bookingFeePennies', 'currency', 'totalPennies']);
  });

  test('says why it refuses by the code alone', async () => {
    const { app, control } = bareEmulator();
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const path = '/v1/forms/meadowlark-feedback/submissions?surface=web';
    const headers = { ...sent.headers, 'X-Service-Key': 'pk_live_meadowlark_demo' };
    const refusal = async () => {
      const answer = await app.request(path, { ...sent, headers });
      return Object.keys(((await answer.json()) as { error: object }).error).sort();
    };
    expect(await refusal()).toEqual(['code', 'message']);
    control.settings({ bare: false });
    expect(await refusal()).toEqual(['code', 'details', 'message']);
  });

  test('tells how long to wait where the specification names the header', async () => {
    const { app, control } = bareEmulator();
    control.faults([
      {
        operation: 'getFaq',
        effect: { kind: 'status', code: 'too_many_holds', retryAfterSeconds: 9 },
      },
    ]);
    const answer = await app.request('/v1/events/meadowlark-2027/faq?surface=web');
    expect(answer.headers.get('Retry-After')).toBe('9');
  });
});

/** What no schema of this contract accepts. */
const nonsense = { nobody: ['expects', 'this'] };

test.describe('before a service that knows only the specification, members of our own', () => {
  test('are not read: with nonsense in each of them every answer is the same', async () => {
    const invented = new Set<string>();
    const spoil = (schema: v.GenericSchema | undefined, body: unknown) => {
      if (!schema) return;
      eachObject(schema, body, (object, members) => {
        for (const [member, one] of Object.entries(members)) {
          if (originOf(one) !== 'gap') continue;
          object[member] = nonsense;
          invented.add(member);
        }
      });
    };
    const spoilt = await journey((name, wish) => {
      const { body }: Endpoint = endpoints[name];
      const changed = structuredClone(wish);
      spoil(body, changed.body);
      if (name === 'searchEvents') changed.query = { ...changed.query, limit: 'x', cursor: 'x' };
      return changed;
    });
    expect(spoilt).toEqual(await plainJourney());
    const ours = [
      ...['attribution', 'attestationAccepted', 'attendees', 'phone', 'version', 'formVersion'],
      ...['consentEmail', 'consentSms', 'firstName', 'token'],
    ];
    expect([...invented]).toEqual(expect.arrayContaining(ours));
  });

  test('are not wanted either: without any of them every operation succeeds', async () => {
    const heard = await journey((name, wish) => {
      const { body }: Endpoint = endpoints[name];
      return body ? { ...wish, body: v.parse(withoutGaps(body), wish.body) } : wish;
    });
    expect(heard).toEqual(await plainJourney());
  });
});

test.describe('what every service must have under some name', () => {
  const members = operations.flatMap((name) => {
    const { data, body, query }: Endpoint = endpoints[name];
    return [data, body, query].flatMap((schema) => (schema ? membersOf(schema) : []));
  });

  test('says for each such member why, in a sentence', () => {
    const implied = members.filter(({ schema }) => originOf(schema) === 'implied');
    expect(implied).not.toEqual([]);
    for (const { path, schema } of implied)
      expect(reasonOf(schema), path.join('.')).toMatch(/^[A-Z].{10,}\.$/);
  });

  test('is the exception: most of what we added is a gap', () => {
    const namesOf = (origin: string) =>
      new Set(
        members.filter(({ schema }) => originOf(schema) === origin).map(({ path }) => path.at(-1)),
      );
    expect(namesOf('implied').size).toBeLessThan(namesOf('gap').size / 2);
  });
});
