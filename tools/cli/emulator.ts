import { serveOptions } from '../../src/emulator/node/arguments.js';
import { helpOption, optionLines, type Command, type CommandOption } from './command.js';
import { packagedFiles } from './package-files.js';

const words: Record<keyof typeof serveOptions, Pick<CommandOption, 'takes' | 'says'>> = {
  port: { takes: 'N', says: '4010 unless told; 0 takes any free one' },
  seed: { takes: 'N', says: 'of all that is made up; 1 unless told' },
  now: { takes: 'TIME', says: 'when its clock begins; 2027-05-01T10:00:00.000Z unless told' },
  scenario: { takes: 'NAME', says: 'a state of the world, such as empty, slow, offline, bare' },
  state: { takes: 'FILE', says: 'keeps everything in this file, from one start to the next' },
  webhooks: { takes: 'URL', says: 'of this machine, to which notifications are carried' },
  export: {
    takes: 'FILE',
    says: 'writes the world as JSON (- for the output), and serves nothing',
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
  summary: 'serves the whole service to this machine, with a made-up festival in it',
  options,
  help: () => `bandstand emulator [options]

The whole service over HTTP, sales included, on 127.0.0.1 alone. http://127.0.0.1:4010/__emulator/
lists what is in it; /__emulator/panel is its control panel.

${optionLines(options)}

Exit code 1: the port is taken. 2: an option is wrong. docs/emulator.md has the whole story.`,
  async run(args) {
    const { runServer } = await import('../../src/emulator/node/run-server.js');
    await runServer(args, { command: 'bandstand emulator', files: packagedFiles });
    return undefined;
  },
};
