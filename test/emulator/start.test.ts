import { expect } from '@open-wc/testing';
import { createEmulator } from '../../src/emulator/index.js';
import { start } from '../../src/emulator/start.js';
import { ask, assetsUrl, base } from './tiny-world.js';

const origin = 'http://localhost:8000';
const lineup = '/v1/events/meadowlark-2027/lineup?surface=web';
const key = { headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' } };

describe('the emulator that the script tag loads', () => {
  it('answers a page of the demo site, and its clock runs', async () => {
    const emulator = await start({ scenario: '', origin, assetsUrl });
    const { status, body } = await ask(emulator, lineup, key);
    expect(status).to.equal(200);
    expect(body.data?.['slots']).to.have.length.of.at.least(90);
    const { now } = await emulator.control.clock();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect((await emulator.control.clock()).now > now).to.be.true;
  });

  it('starts within 100 milliseconds with the whole demo world', () => {
    const run = () => {
      const before = performance.now();
      createEmulator({ assetsUrl });
      return performance.now() - before;
    };
    // The quickest of many: what the work takes, not what else the machine is doing.
    expect(Math.min(...Array.from({ length: 15 }, run))).to.be.below(100);
  });

  it('answers a page on any domain, in a file or in a sandbox', async () => {
    for (const home of ['https://festival.test', 'http://10.0.0.7:8080', 'null', 'file://']) {
      const emulator = await start({ scenario: '', origin: home, assetsUrl });
      expect((await ask(emulator, lineup, key)).status, home).to.equal(200);
    }
  });

  it('allows its own domain to nobody who does not allow localhost', async () => {
    const emulator = await start({ scenario: '', origin: 'https://festival.test', assetsUrl });
    const { organisers } = await emulator.control.state();
    const allowing = organisers.filter(({ allowedDomains }) =>
      allowedDomains.includes('festival.test'),
    );
    expect(allowing.map(({ slug }) => slug)).to.deep.equal(['meadowlark', 'foghorn']);
  });

  it('says what a page may leave out: Meadowlark, and a key of the organiser', async () => {
    const of = async (event?: string) => {
      const { defaults } = await start({ scenario: '', origin, assetsUrl, event });
      return [defaults.event, defaults.serviceKey];
    };
    expect(await of()).to.deep.equal(['meadowlark-2027', 'pk_live_meadowlark_demo']);
    expect(await of('foghorn-kyoto')).to.deep.equal(['foghorn-kyoto', 'pk_live_foghorn_demo']);
    expect(await of('meadowlark-festival')).to.deep.equal([
      'meadowlark-festival',
      'pk_live_meadowlark_demo',
    ]);
    expect(await of('nowhere')).to.deep.equal(['nowhere', undefined]);
  });

  it('refuses a page of another site, as the real service would, where it is told one', async () => {
    const { fetch } = createEmulator({ origin: 'https://evil.test', assetsUrl });
    const error: unknown = await fetch(base + lineup, key).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TypeError);
  });
});

describe('a scenario', () => {
  const statusIn = async (scenario: string) => {
    const emulator = createEmulator({ scenario, origin, assetsUrl });
    return emulator.fetch(base + lineup, key).then(
      ({ status }) => status,
      (error: unknown) => (error as Error).name,
    );
  };

  it('makes every request fail the same way', async () => {
    expect(await statusIn('offline')).to.equal('TypeError');
    expect(await statusIn('error')).to.equal(500);
    expect(await statusIn('unauthorized')).to.equal(401);
    expect(await statusIn('not-found')).to.equal(404);
  });

  it('empty has nothing in any list', async () => {
    const emulator = createEmulator({ scenario: 'empty', origin, assetsUrl });
    const { body } = await ask(emulator, lineup, key);
    expect(body.data?.['slots']).to.deep.equal([]);
    const search = await ask(emulator, '/v1/events/search?surface=web', {});
    expect(search.body.data?.['results']).to.deep.equal([]);
  });

  it('slow is a delay on everything', () => {
    const { control } = createEmulator({ scenario: 'slow', assetsUrl });
    const [rule] = control.faults().faults;
    expect(rule).to.deep.include({ operation: '*', effect: { kind: 'latency', seconds: 2 } });
  });

  it('stays after a reset', () => {
    const { control } = createEmulator({ scenario: 'offline', assetsUrl });
    control.reset();
    expect(control.faults().faults).to.have.length(1);
  });

  it('that does not exist is refused, with those that do', async () => {
    const error: unknown = await start({ scenario: 'moon', origin, assetsUrl }).catch(
      (reason: unknown) => reason,
    );
    expect((error as Error).message).to.match(/"moon".*offline/);
  });
});
