import { describe, it } from 'node:test';
import { expect } from 'chai';
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

describe('a service that says only what the specification states', () => {
  it('answers every operation, and no answer holds a member that is a gap', async () => {
    const heard = await plainJourney();
    const judge = createJudge(readDocument());
    expect([...new Set(heard.map(({ name }) => name))].sort()).to.deep.equal(operations.sort());
    for (const { name, answer } of heard) judge({ name, status: 200, body: answer, isBare: true });
  });

  it('keeps what is stated and what is implied, wherever the contract wants it', async () => {
    for (const { name, answer } of await plainJourney()) {
      const { data } = answer as { data: unknown };
      const kept = v.safeParse(withoutGaps(endpoints[name].data), data);
      expect(kept.issues?.[0]?.message, name).to.equal(undefined);
      expect(kept.output, name).to.deep.equal(data);
    }
  });

  it('goes by the place of a member, not by its name', async () => {
    const dataOf = new Map(
      (await plainJourney()).map(({ name, answer }) => [name, (answer as { data: object }).data]),
    );
    const names = (name: EndpointName) => Object.keys(dataOf.get(name) ?? {}).sort();
    expect(names('getLineup')).to.include('lastUpdatedAt');
    expect(names('getGallery')).to.deep.equal(['photos']);
    expect(names('reserve')).to.include('paymentPlan');
    expect(names('quote')).to.deep.equal(['bookingFeePennies', 'currency', 'totalPennies']);
  });

  it('says why it refuses by the code alone', async () => {
    const { app, control } = bareEmulator();
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const path = '/v1/forms/meadowlark-feedback/submissions?surface=web';
    const headers = { ...sent.headers, 'X-Service-Key': 'pk_live_meadowlark_demo' };
    const refusal = async () => {
      const answer = await app.request(path, { ...sent, headers });
      return Object.keys(((await answer.json()) as { error: object }).error).sort();
    };
    expect(await refusal()).to.deep.equal(['code', 'message']);
    control.settings({ bare: false });
    expect(await refusal()).to.deep.equal(['code', 'details', 'message']);
  });

  it('tells how long to wait where the specification names the header', async () => {
    const { app, control } = bareEmulator();
    control.faults([
      {
        operation: 'getFaq',
        effect: { kind: 'status', code: 'too_many_holds', retryAfterSeconds: 9 },
      },
    ]);
    const answer = await app.request('/v1/events/meadowlark-2027/faq?surface=web');
    expect(answer.headers.get('Retry-After')).to.equal('9');
  });
});

/** What no schema of this contract accepts. */
const nonsense = { nobody: ['expects', 'this'] };

describe('before a service that knows only the specification, members of our own', () => {
  it('are not read: with nonsense in each of them every answer is the same', async () => {
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
    expect(spoilt).to.deep.equal(await plainJourney());
    const ours = [
      ...['attribution', 'attestationAccepted', 'attendees', 'phone', 'version', 'formVersion'],
      ...['consentEmail', 'consentSms', 'firstName', 'token'],
    ];
    expect([...invented]).to.include.members(ours);
  });

  it('are not wanted either: without any of them every operation succeeds', async () => {
    const heard = await journey((name, wish) => {
      const { body }: Endpoint = endpoints[name];
      return body ? { ...wish, body: v.parse(withoutGaps(body), wish.body) } : wish;
    });
    expect(heard).to.deep.equal(await plainJourney());
  });
});

describe('what every service must have under some name', () => {
  const members = operations.flatMap((name) => {
    const { data, body, query }: Endpoint = endpoints[name];
    return [data, body, query].flatMap((schema) => (schema ? membersOf(schema) : []));
  });

  it('says for each such member why, in a sentence', () => {
    const implied = members.filter(({ schema }) => originOf(schema) === 'implied');
    expect(implied).to.not.be.empty;
    for (const { path, schema } of implied)
      expect(reasonOf(schema), path.join('.')).to.match(/^[A-Z].{10,}\.$/);
  });

  it('is the exception: most of what we added is a gap', () => {
    const namesOf = (origin: string) =>
      new Set(
        members.filter(({ schema }) => originOf(schema) === origin).map(({ path }) => path.at(-1)),
      );
    expect(namesOf('implied').size).to.be.lessThan(namesOf('gap').size / 2);
  });
});
