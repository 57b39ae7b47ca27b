import { describe, it } from 'node:test';
import { expect } from 'chai';
import { createEmulator } from '../../../src/emulator/index.js';
import { ask } from '../tiny-world.js';

const headers = { Authorization: 'Bearer device_demo_ada' };

describe('the wallet', () => {
  it('is empty where the scenario says that everything is (RWD-01)', async () => {
    const emulator = createEmulator({ assetsUrl: 'https://assets.example/', scenario: 'empty' });
    const { body } = await ask(emulator, '/v1/devices/me/ambassador/rewards', { headers });
    expect(body.data).to.deep.equal({ events: [] });
  });

  it('changes by the control port only as far as it says (RWD-15)', () => {
    const { control } = createEmulator({ assetsUrl: 'https://assets.example/' });
    const [{ affiliateId, rewardDefinitionId } = { affiliateId: '', rewardDefinitionId: '' }] =
      control.state().rewards;
    const named = { affiliateId, rewardDefinitionId };
    const before = control.rewards({ ...named, change: {} });
    const after = control.rewards({ ...named, change: { eventUpdates: false } });
    expect(after).to.deep.equal({ ...before, eventUpdates: false });
  });
});
