import { usageOf, wishOptions } from '../../test/conformance/cli-wish.js';
import type { Command } from './command.js';
import { packagedFiles } from './package-files.js';

const command = 'bandstand conformance';

export const conformance: Command = {
  name: 'conformance',
  summary: 'tests a service against the specification, case by case',
  options: wishOptions,
  help: () => usageOf(command),
  async run(args) {
    const { runConformance } = await import('../../test/conformance/run-conformance.js');
    return runConformance(args, { command, files: packagedFiles });
  },
};
