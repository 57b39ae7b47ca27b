import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { createEmulator } from '../../src/emulator/index.js';
import { chapters } from './cases/index.js';
import { demoOrigin, festival } from './demo-world.js';
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
