import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { FaultInput } from '../../src/emulator/state/faults.js';
import { ask, tinyEmulator } from './tiny-world.js';

const path = '/v1/events/fest?surface=web';
const event = (effect: FaultInput['effect'], counts: Partial<FaultInput> = {}): FaultInput => ({
  operation: 'getEvent',
  ...counts,
  effect,
});

async function statuses(faults: FaultInput[], calls: number): Promise<number[]> {
  const emulator = tinyEmulator({ faults });
  const found: number[] = [];
  for (let call = 0; call < calls; call += 1) found.push((await ask(emulator, path)).status);
  return found;
}

describe('fault rules', () => {
  it('take turns: the next rule fires when the one before has used up its number', async () => {
    const rules = [
      event({ kind: 'status', status: 500 }, { times: 1 }),
      event({ kind: 'status', status: 429 }, { times: 1 }),
    ];
    expect(await statuses(rules, 3)).to.deep.equal([500, 429, 200]);
  });

  it('with * count every operation', async () => {
    const emulator = tinyEmulator({
      faults: [{ operation: '*', times: 2, effect: { kind: 'status', code: 'rate_limited' } }],
    });
    expect((await ask(emulator, path)).code).to.equal('rate_limited');
    expect((await ask(emulator, '/v1/events/fest/news')).status).to.equal(429);
    expect((await ask(emulator, path)).status).to.equal(200);
  });
});

describe('fault effects', () => {
  it('status: refuses in the envelope, uncached, with Retry-After', async () => {
    const effect = { kind: 'status', status: 429, retryAfterSeconds: 7 } as const;
    const { status, code, headers } = await ask(tinyEmulator({ faults: [event(effect)] }), path);
    expect({ status, code }).to.deep.equal({ status: 429, code: 'too_many_holds' });
    expect(headers.get('Retry-After')).to.equal('7');
    expect(headers.get('Cache-Control')).to.equal('no-store');
  });

  it('status: an unknown code of tomorrow goes out as it is (ERR-23)', async () => {
    const effect = { kind: 'status', status: 409, code: 'moon_is_full' } as const;
    const { code } = await ask(tinyEmulator({ faults: [event(effect)] }), path);
    expect(code).to.equal('moon_is_full');
  });

  it('wrong_shape: lists are missing and no value has its type', async () => {
    const faults: FaultInput[] = [{ operation: 'getLineup', effect: { kind: 'wrong_shape' } }];
    const { body } = await ask(tinyEmulator({ faults }), '/v1/events/fest/lineup?surface=web');
    expect(body.data).to.not.have.property('slots');
    expect(body.data?.['eventSlug']).to.equal(42);
  });

  it('latency: delays what another rule does, and adds up', async () => {
    const emulator = tinyEmulator({
      faults: [
        event({ kind: 'latency', seconds: 0.02 }),
        event({ kind: 'latency', seconds: 0.02 }),
        event({ kind: 'status', status: 503 }),
      ],
    });
    const started = performance.now();
    expect((await ask(emulator, path)).status).to.equal(503);
    expect(performance.now() - started).to.be.at.least(35);
  });
});
