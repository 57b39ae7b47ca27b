import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { Emulator } from '../../src/emulator/emulator.js';
import { createEmulator } from '../../src/emulator/index.js';
import { ask, set, shelf, tinyEmulator } from './tiny-world.js';

const path = '/v1/events/fest/lineup?surface=web';
const slots = async (emulator: Emulator) =>
  (await ask(emulator, path)).body.data?.['slots'] as { stage: string; startTime: string }[];

const move = { event: 'fest', slotId: set(1).id, stage: 'Meadow' };

describe('a line-up that is ready', () => {
  it('says at once what the organiser has changed', async () => {
    const emulator = tinyEmulator();
    expect((await slots(emulator))[0]!.stage).to.equal('Barn');
    emulator.control.moveSet(move);
    expect((await slots(emulator))[0]!.stage).to.equal('Meadow');
    await emulator.shared.moveSet({ ...move, stage: 'Hall' });
    expect((await slots(emulator))[0]!.stage).to.equal('Hall');
    emulator.control.reset();
    expect((await slots(emulator))[0]!.stage).to.equal('Barn');
  });

  it('says what another tab has changed', async () => {
    const keep = shelf();
    const [one, other] = [tinyEmulator({ keep }), tinyEmulator({ keep })];
    expect((await slots(one))[0]!.stage).to.equal('Barn');
    await other.shared.moveSet(move);
    expect((await slots(one))[0]!.stage).to.equal('Meadow');
  });

  it('is no way around the gates', async () => {
    const emulator = tinyEmulator();
    expect((await ask(emulator, path)).status).to.equal(200);
    expect((await ask(emulator, path, {})).code).to.equal('unauthorized');
    const headers = { 'X-Service-Key': 'pk_live_revoked' };
    expect((await ask(emulator, path, { headers })).code).to.equal('unauthorized');
    expect((await ask(emulator, path.replace('web', 'app'))).body.data?.['schemaOrg']).to.be.null;
  });

  it('arrives damaged once where a fault says so, and whole after it', async () => {
    const emulator = tinyEmulator();
    const whole = (await ask(emulator, path)).body;
    const effect = { kind: 'omit' as const, members: ['stage'] };
    emulator.control.faults([{ operation: 'getLineup', times: 1, effect }]);
    expect((await slots(emulator))[0]).not.to.have.property('stage');
    expect((await ask(emulator, path)).body).to.deep.equal(whole);
  });

  it('is another as soon as the settings of the world are', async () => {
    const emulator = tinyEmulator();
    await ask(emulator, path);
    emulator.control.settings({ additiveMembers: true });
    expect((await slots(emulator))[0]).to.have.property('addedLater');
    emulator.control.settings({ additiveMembers: false });
    expect((await slots(emulator))[0]).not.to.have.property('addedLater');
  });

  it('says when its tickets are to be had, which only the time decides', async () => {
    const emulator = createEmulator({ assetsUrl: 'https://assets.example/' });
    const offer = async () => {
      const headers = { 'X-Service-Key': 'pk_live_meadowlark_demo' };
      const address = '/v1/events/meadowlark-2027/lineup?surface=web';
      const { schemaOrg } = (await ask(emulator, address, { headers })).body.data as {
        schemaOrg: { offers: { availability: string } };
      };
      return schemaOrg.offers.availability;
    };
    expect(await offer()).to.equal('https://schema.org/InStock');
    emulator.control.clock({ now: '2020-01-01T00:00:00.000Z' });
    expect(await offer()).to.equal('https://schema.org/PreOrder');
    emulator.control.clock({ now: '2029-01-01T00:00:00.000Z' });
    expect(await offer()).to.equal('https://schema.org/SoldOut');
  });
});
