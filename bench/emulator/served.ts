import { serveEmulator } from '../../src/emulator/node/node-server.js';
import { sourceFiles } from '../../src/emulator/node/server-files.js';

/**
 * The emulator in a process of its own, which says how much processor time it has used, and how much
 * memory is left after a collection: that needs `--expose-gc`.
 */
export interface Weight {
  readonly cpuSeconds: number;
  readonly heapBytes: number;
}

const { origin } = await serveEmulator(
  {
    port: 0,
    seed: 1,
    now: '2027-05-01T10:00:00.000Z',
    state: undefined,
    webhooks: undefined,
    scenario: process.argv[2] ?? '',
    export: undefined,
  },
  sourceFiles,
);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const weight: Weight = {
    cpuSeconds: (user + system) / 1e6,
    heapBytes: process.memoryUsage().heapUsed,
  };
  process.send?.(weight);
});
process.once('disconnect', () => process.exit(0));
process.send?.(origin);
