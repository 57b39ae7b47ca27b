import { serveOptions } from '../../src/emulator/node/arguments.js';
import { helpOption, optionLines, type Command, type CommandOption } from './command.js';
import { packagedFiles } from './package-files.js';

const words: Record<keyof typeof serveOptions, Pick<CommandOption, 'takes' | 'says'>> = {
  port: { takes: 'N', says: 'default 4010; 0 takes any free port' },
  seed: { takes: 'N', says: 'seed of the sample data; default 1' },
  now: { takes: 'TIME', says: 'start of its clock; default 2027-05-01T10:00:00.000Z' },
  scenario: { takes: 'NAME', says: 'a state of the world, such as empty, slow, offline, bare' },
  state: { takes: 'FILE', says: 'keeps everything in this file between starts' },
  webhooks: { takes: 'URL', says: 'address on this machine that gets the notifications' },
  export: {
    takes: 'FILE',
    says: 'writes the world as JSON (- for standard output), and exits',
  },
};

const options = {
  ...Object.fromEntries(
    Object.entries(serveOptions).map(([name, { type }]) => [
      name,
      { type, ...words[name as keyof typeof serveOptions] },
    ]),
  ),
  help: helpOption,
};

export const emulator: Command = {
  name: 'emulator',
  summary: 'serves the whole service on this machine, with a sample festival',
  options,
  help: () => `bandstand emulator [options]

The whole service over HTTP, sales included, only on 127.0.0.1. http://127.0.0.1:4010/__emulator/
lists its contents; /__emulator/panel is the control panel.

${optionLines(options)}

Exit code 1: the port is taken. 2: an option is wrong. See docs/emulator.md.`,
  async run(args) {
    const { runServer } = await import('../../src/emulator/node/run-server.js');
    await runServer(args, { command: 'bandstand emulator', files: packagedFiles });
    return undefined;
  },
};
