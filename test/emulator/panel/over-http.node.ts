import { describe, it } from 'node:test';
import { expect } from 'chai';
import { createEmulator } from '../../../src/emulator/index.js';
import { controlOver } from '../../../src/emulator/panel/over-http.js';
import { world } from '../seeded.js';
import { assetsUrl } from '../tiny-world.js';

const base = 'http://127.0.0.1:4010/__emulator/';

const artistWith = (picture: string) => world.artists.find(({ image }) => image === picture)!;

describe('the control port as the panel reaches it over HTTP', () => {
  it('gives what the calls in the page give', async () => {
    const { app, control } = createEmulator({ assetsUrl });
    const far = controlOver(base, async (input, init) => app.request(input, init));
    expect(await far.state()).to.deep.equal(control.state());
    expect((await far.clock({ advanceSeconds: 60 })).now).to.equal('2027-05-01T10:01:00.000Z');
    await far.faults([{ operation: '*', effect: { kind: 'drop_before' } }]);
    expect(control.faults().faults).to.have.length(1);
    expect(await far.faults([])).to.deep.equal({ faults: [] });
  });

  it('a refusal is an error with the words of the port', async () => {
    const { app } = createEmulator({ assetsUrl });
    const far = controlOver(base, async (input, init) => app.request(input, init));
    const error: unknown = await far.clock({ now: 'noon' }).catch((reason: unknown) => reason);
    expect((error as Error).message).to.contain('now');
  });

  it('a reset without an argument goes back to the start, too', async () => {
    const { app, control } = createEmulator({ assetsUrl });
    const far = controlOver(base, async (input, init) => app.request(input, init));
    const { now } = control.clock();
    control.clock({ advanceSeconds: 60 });
    expect((await far.reset()).now).to.equal(now);
  });

  it('what is done to a payment goes below its id', async () => {
    const asked: unknown[] = [];
    const far = controlOver(base, async (input, init) => {
      asked.push([input, init?.method, init?.body]);
      return Response.json({});
    });
    await far.payments({ attemptId: 'a/1', outcome: 'approve' });
    await far.payments();
    expect(asked).to.deep.equal([
      [`${base}payments/a%2F1`, 'POST', '{"outcome":"approve"}'],
      [`${base}payments`, undefined, undefined],
    ]);
  });

  it('spells a call of two words with a hyphen', async () => {
    const { app, control } = createEmulator({ assetsUrl });
    const far = controlOver(base, async (input, init) => app.request(input, init));
    const { id: artistId } = artistWith('portraits/20.svg');
    const adoption = { event: 'meadowlark-2027', artistId, adopted: true };
    const answer = await far.artistPhoto(adoption);
    expect(answer.imageUrl).to.contain('portraits/20.svg?');
    expect(control.artistPhoto(adoption)).to.deep.equal(answer);
  });
});
