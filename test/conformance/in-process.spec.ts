import { expect, test } from '@playwright/test';
import { createEmulator } from '../../src/emulator/index.js';
import { isQuick } from '../effort.js';
import { demoOrigin, festival, keys } from './demo-world.js';
import { readDocument } from './document.js';
import { createJudge } from './judge.js';
import { inProcess } from './in-process.js';
import { judged } from './judged.js';
import { addressOf, initOf, read } from './read.js';
import { runCases, type Result } from './run.js';

const options = { assetsUrl: 'https://emulator.invalid/assets/', origin: demoOrigin };

/** The application without a browser and without a socket, as a test of somebody else has it. */
test('conformance: every case passes in the process too (EMU-01, EMU-05)', async () => {
  test.skip(isQuick, 'all cases, which in-page.node.ts has as well');
  test.setTimeout(240_000);
  const target = inProcess(judged(createEmulator(options), createJudge(readDocument())));
  const results = await runCases(target, { isDemoWorld: true });
  const isFlaw = ({ verdict, differs }: Result) => verdict !== 'passed' || differs !== undefined;
  expect(results.filter(isFlaw)).toEqual([]);
  expect(results.length).toBeGreaterThan(400);
});

test.describe('EMU-05 an answer that the document does not describe', () => {
  /** The emulator as it is, and a document that wants numbers for stages. */
  function disagreeing() {
    const document = readDocument();
    Object.assign(document.components.schemas['Slot']!.properties!, { stage: { type: 'number' } });
    return inProcess(judged(createEmulator(options), createJudge(document)));
  }
  const complaint = 'getLineup (200) to keep docs/openapi.json: /data/slots/0/stage must be number';

  test('is refused, whichever way it was asked for', async () => {
    const target = disagreeing();
    await expect(read(target, 'getLineup', festival)).rejects.toThrow(complaint);
    const address = addressOf(target, 'getLineup', festival);
    const asked = target.fetch(address, initOf('getLineup', { key: keys.meadowlark }));
    await expect(asked).rejects.toThrow(complaint);
  });

  test('may come when a fault was set to bend it, and not a moment longer', async () => {
    const target = disagreeing();
    const other = { operation: 'getFaq', effect: { kind: 'wrong_shape' } };
    await target.control('faults', [other]);
    expect((await read(target, 'getLineup', festival)).status).toBe(200);
    await target.control('faults', []);
    await expect(read(target, 'getLineup', festival)).rejects.toThrow(complaint);
  });
});
