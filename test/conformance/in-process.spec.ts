import { expect, test } from '@playwright/test';
import { createEmulator } from '../../src/emulator/index.js';
import { chapters } from './cases/index.js';
import { demoOrigin, festival } from './demo-world.js';
import { createDocumentCheck, readDocument } from './document.js';
import { inProcess } from './in-process.js';
import { read } from './read.js';
import { titleOf, type Target } from './target.js';

/** The application without a browser and without a socket, as a test of somebody else has it. */
test.describe('conformance: in the process', () => {
  test.describe.configure({ mode: 'default' }); // one world: one after the other

  const assetsUrl = 'https://emulator.invalid/assets/';
  const emulator = createEmulator({ assetsUrl, origin: demoOrigin });
  const target: Target = {
    ...inProcess(emulator),
    alsoCheck: createDocumentCheck(readDocument()),
  };

  test.beforeEach(async () => {
    await target.control('reset', {});
  });

  for (const [chapter, cases] of Object.entries(chapters)) {
    test.describe(`EMU-01 ${chapter}`, () => {
      for (const one of cases) test(titleOf(one), () => one.run(target));
    });
  }

  test('EMU-05 an answer that the document does not describe is refused', async () => {
    const document = readDocument();
    const { Slot } = document.components.schemas;
    if (Slot?.properties) Slot.properties['stage'] = { type: 'number' };
    const strict = { ...target, alsoCheck: createDocumentCheck(document) };
    await expect(read(strict, 'getLineup', festival)).rejects.toThrow(
      'getLineup (200) to keep docs/openapi.json: /data/slots/0/stage must be number',
    );
  });
});
