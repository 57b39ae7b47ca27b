import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ask, base, tinyEmulator } from './tiny-world.js';

const eventPath = '/v1/events/fest?surface=web';

describe('settings', () => {
  it('additiveMembers puts unknown members into every object, and into no map (VER-02)', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ additiveMembers: true });
    const { body } = await ask(emulator, '/v1/events/fest/lineup?surface=web');
    const slot = (body.data?.['slots'] as { artist: object }[])[0]!;
    for (const object of [body.data, slot, slot.artist])
      expect(object).to.have.property('addedLater');
    const detail = await ask(
      emulator,
      '/v1/events/fest/artists/00000000-0000-4000-8000-00000000a001',
    );
    expect(detail.body.data).to.have.property('addedLater');
    expect(detail.body.data?.['socials']).to.not.have.property('addedLater');
  });

  it('omit leaves out named gap members at any depth, and stated ones stay', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ omit: ['name', 'tagline'] });
    const { body } = await ask(emulator, eventPath);
    expect(body.data).to.not.have.any.keys('name', 'tagline');
    expect(body.data?.['organiser']).to.not.have.property('name');
    const lineup = await ask(emulator, '/v1/events/fest/lineup?surface=web');
    expect((lineup.body.data?.['slots'] as { artist: object }[])[0]?.artist).to.have.property(
      'name',
    );
  });

  it('omit refuses what the specification states, and says what it takes', () => {
    const { control } = tinyEmulator();
    expect(() => control.settings({ omit: ['slots'] })).to.throw(/"slots".*tagline/);
  });

  it('shuffleStatuses changes statuses that the specification leaves blank, and only those (ERR-24)', async () => {
    const statusOf = async (code: string, shuffleStatuses: boolean) => {
      const emulator = tinyEmulator({
        faults: [{ operation: '*', effect: { kind: 'status', code } }],
      });
      emulator.control.settings({ shuffleStatuses });
      return (await ask(emulator, eventPath)).status;
    };
    for (const code of ['not_on_sale', 'payment_required', 'promo_not_yours', 'no_consent']) {
      expect(await statusOf(code, true)).to.not.equal(await statusOf(code, false));
    }
    expect(await statusOf('not_found', true)).to.equal(404);
  });
});

describe('the control port', () => {
  it('lists what is here, and the calls that exist', () => {
    const listing = tinyEmulator({ seed: 7 }).control.state();
    expect(listing).to.deep.include({
      now: '2027-05-01T10:00:00.000Z',
      seed: 7,
      deviceTokens: ['device_one'],
      releases: [],
      promos: [],
      forms: [],
    });
    expect(listing.events[0]).to.deep.include({
      slug: 'fest',
      earlierSlugs: ['old-fest'],
      organiser: 'keyed',
      publishedOn: { web: true, app: true },
    });
    expect(listing.calls.join()).to.contain('/__emulator/faults');
  });

  it('goes back to the start: world, clock, faults, settings and log', async () => {
    const emulator = tinyEmulator();
    const { control } = emulator;
    control.clock({ advanceSeconds: 60, frozen: true });
    control.faults([{ operation: '*', effect: { kind: 'status', status: 500 } }]);
    control.settings({ additiveMembers: true });
    await ask(emulator, eventPath);
    control.reset({ seed: 3, now: '2028-01-01T00:00:00.000Z' });
    expect(control.state()).to.include({ seed: 3, now: '2028-01-01T00:00:00.000Z', frozen: false });
    expect(control.faults().faults).to.deep.equal([]);
    expect(control.settings().additiveMembers).to.be.false;
    expect(control.requests().requests).to.deep.equal([]);
    expect((await ask(emulator, eventPath)).status).to.equal(200);
  });

  it('says which member is wrong, what it was and what is allowed', () => {
    const { control } = tinyEmulator();
    const clock = (change: object) => control.clock(change);
    const faults = (rules: unknown) => control.faults(rules as []);
    expect(() => clock({ now: 'noon' })).to.throw(/now: .*2027-05-01T10:00:00.000Z/);
    // A browser reads "31 Feb" as a day in March 2001.
    for (const now of ['31 Feb', '2027-02-30T10:00:00Z', '2027-05-01T10:00'])
      expect(() => clock({ now }), now).to.throw(/now: .*2027-05-01T10:00:00.000Z/);
    expect(() => clock({ later: 1 })).to.throw(/later.*advanceSeconds/);
    expect(() => clock({ advanceSeconds: -1 })).to.throw(/advanceSeconds.*-1/);
    expect(() => faults({ operation: '*' })).to.throw(/Array/);
    expect(() => faults([{ operation: 'nope', effect: { kind: 'status' } }])).to.throw(
      /0\.operation.*getLineup.*nope/,
    );
    expect(() => faults([{ operation: '*', effect: { kind: 'nope' } }])).to.throw(
      /0\.effect\.kind.*drop_before.*nope/,
    );
  });
});

describe('the control port over HTTP', () => {
  const call = async (path: string, init?: RequestInit) => {
    const response = await tinyEmulator().fetch(`${base}/__emulator/${path}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

  it('answers what the methods answer, without an envelope', async () => {
    expect((await call('')).body).to.deep.equal(
      JSON.parse(JSON.stringify(tinyEmulator().control.state())),
    );
    expect((await call('mailbox')).body).to.deep.equal({ emails: [], sms: [], push: [] });
    expect((await call('webhooks')).body).to.deep.equal({ webhooks: [] });
    expect((await call('clock', post({ advanceSeconds: 60 }))).body).to.deep.equal({
      now: '2027-05-01T10:01:00.000Z',
      frozen: false,
    });
    expect((await call('faults', { method: 'DELETE' })).body).to.deep.equal({ faults: [] });
  });

  it('goes back to the start without a body', async () => {
    expect(await call('reset', { method: 'POST' })).to.nested.include({
      status: 200,
      'body.seed': 1,
    });
  });

  it('answers 400 with the reason, 404 with what exists, 405 with the methods', async () => {
    const wrong = await call('publish', post({ event: 'fest', contentType: 'moon' }));
    expect(wrong.status).to.equal(400);
    expect(wrong.body['error']).to.match(/contentType.*lineup.*moon/);
    expect((await call('clock', { method: 'POST', body: '{' })).body['error']).to.contain(
      'not JSON',
    );
    const missing = await call('moon', post({}));
    expect(missing.status).to.equal(404);
    expect(missing.body['calls']).to.be.an('array');
    const method = await call('reset');
    expect(method.status).to.equal(405);
    expect(method.body['error']).to.contain('POST');
  });

  it('does not exist for a caller that the transport does not trust', async () => {
    const { app } = tinyEmulator();
    const response = await app.fetch(new Request(`${base}/__emulator/`), { trusted: false });
    expect(response.status).to.equal(404);
    expect(await response.text()).to.not.contain('pk_live');
  });
});

describe('an answer that would break the contract', () => {
  it('is an internal error that names the wrong member', async () => {
    const emulator = tinyEmulator({}, (world) => {
      world.events[0]!.sets[0]!.startTime = '8 pm';
    });
    const { status, body } = await ask(emulator, '/v1/events/fest/lineup?surface=web');
    expect(status).to.equal(500);
    expect(body.error?.code).to.equal('internal_error');
    expect(body.error?.message).to.contain('data.slots.0.startTime');
  });
});
