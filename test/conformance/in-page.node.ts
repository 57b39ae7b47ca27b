import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { createEmulator } from '../../src/emulator/index.js';
import { chapters } from './cases/index.js';
import { demoOrigin, festival, keys, quiet, strangeOrigin } from './demo-world.js';
import { inProcess } from './in-process.js';
import { judgedCount } from './judged-app.js';
import { judge } from './page-judge.js';
import { titleOf } from './target.js';

const baseUrl = 'https://emulator.invalid';
const options = { assetsUrl: 'https://emulator.invalid/assets/', origin: demoOrigin };

describe('conformance: in the page (EMU-01, EMU-05)', () => {
  const target = inProcess(createEmulator(options));

  beforeEach(() => target.control('reset', {}));

  for (const [chapter, cases] of Object.entries(chapters)) {
    describe(chapter, () => {
      for (const one of cases) it(titleOf(one), () => one.run(target));
    });
  }
});

describe('conformance: the second judge (EMU-05)', () => {
  it('stands between every emulator of a browser test and whoever asks it', async () => {
    const before = judgedCount;
    const emulator = createEmulator(options);
    await emulator.fetch(`${baseUrl}/v1/events/${festival.slug}/lineup?surface=web`);
    expect(judgedCount).to.equal(before + 1);
  });

  it('has words for an answer that the document does not describe', () => {
    const body = { apiVersion: 1, data: { eventId: 'none', photos: [], lastUpdatedAt: null } };
    expect(() => judge({ name: 'getGallery', status: 200, body })).to.throw(
      'Expected: getGallery (200) to keep docs/openapi.json: /data/eventId must match format "uuid"',
    );
  });
});

/** What a browser hides from a page, and so must the emulator in the page. */
describe('conformance: the page sees no more than a browser shows', () => {
  const lineupOf = ({ slug }: { slug: string }) =>
    `${baseUrl}/v1/events/${slug}/lineup?surface=web`;
  const keyed = (key: string) => ({ headers: { 'X-Service-Key': key } });

  const failure = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('COR-14 throws a TypeError at a refused origin, whose 403 a page never sees', async () => {
    for (const origin of [strangeOrigin, 'null']) {
      const emulator = createEmulator({ ...options, origin });
      const error = await failure(emulator.fetch(lineupOf(festival), keyed(keys.meadowlark)));
      expect(error).to.be.instanceOf(TypeError);
    }
    const emulator = createEmulator(options);
    const error = await failure(emulator.fetch(lineupOf(quiet), keyed(keys.quietroom)));
    expect(error).to.be.instanceOf(TypeError);
  });

  it('COR-14 lets an allowed page read refusals, but only exposed headers', async () => {
    const response = await createEmulator(options).fetch(lineupOf(festival));
    expect(response.status).to.equal(401);
    expect(response.headers.get('Content-Type')).to.match(/^application\/json/);
    for (const hidden of ['Vary', 'Access-Control-Allow-Origin', 'Allow'])
      expect(response.headers.get(hidden), hidden).to.equal(null);
  });

  it('COR-14 fails a request with a header that the preflight does not allow', async () => {
    const { fetch } = createEmulator(options);
    const headers = { 'X-Service-Key': keys.meadowlark, 'X-Tracing': '1' };
    expect(await failure(fetch(lineupOf(festival), { headers }))).to.be.instanceOf(TypeError);
  });

  it('COR-08 answers a search from anywhere', async () => {
    const { fetch } = createEmulator({ ...options, origin: strangeOrigin });
    expect((await fetch(`${baseUrl}/v1/events/search?surface=web`)).status).to.equal(200);
  });

  it('passes an abort on as what it is', async () => {
    const { fetch, control } = createEmulator(options);
    control.faults([{ operation: '*', effect: { kind: 'latency', seconds: 5 } }]);
    const controller = new AbortController();
    const work = failure(
      fetch(lineupOf(festival), { ...keyed(keys.meadowlark), signal: controller.signal }),
    );
    controller.abort();
    expect(await work).to.have.property('name', 'AbortError');
  });
});
