import { nearestTag } from '../../src/embed/mistyped.js';
import { exitCodes, refuseUnknown, UsageError, type Command, printable } from './command.js';
import { check } from './check.js';
import { conformance } from './conformance.js';
import { emulator } from './emulator.js';
import { version } from './package-files.js';
import { offlineCommand } from './offline.js';
import { prerenderCommand } from './prerender.js';
import { snippet } from './snippet.js';

const commands: readonly Command[] = [
  check,
  snippet,
  prerenderCommand,
  offlineCommand,
  emulator,
  conformance,
];

/**
 * Runs one command.
 * @param args what was typed behind `bandstand`
 * @returns the exit code; undefined where the process goes on
 */
export async function runCommandLine(args: string[]): Promise<number | undefined> {
  const [name = '--help', ...rest] = args;
  if (name === '--version' || name === '-v') return say(version);
  if (name === '--help' || name === '-h' || name === 'help') return help(rest[0]);
  const command = commands.find((one) => one.name === name);
  if (!command) return refuse(unknownCommand(name));
  if (rest.some((arg) => arg === '--help' || arg === '-h')) return say(command.help());
  try {
    refuseUnknown(rest, command.options);
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return refuse(`${error.message}\nbandstand ${name} --help lists what it takes.`);
  }
}

function help(about: string | undefined): number {
  const command = commands.find(({ name }) => name === about);
  if (command) return say(command.help());
  if (about !== undefined) return refuse(unknownCommand(about));
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return say(
    `bandstand COMMAND [options]

Festival line-up, FAQ, tickets, forms and merch on any page.

${list.join('\n')}

bandstand COMMAND --help says more about one; --version is ${version}.
Exit codes: 0 all is well, 1 something is wrong, 2 nothing could be checked or done.`,
  );
}

function unknownCommand(name: string): string {
  const names = commands.map((one) => one.name);
  const meant = nearestTag(name, names);
  const words = meant ? `Did you mean ${meant}?` : `There are ${names.join(', ')}.`;
  return `There is no command "${name}". ${words}`;
}

function say(text: string): number {
  console.log(text);
  return exitCodes.fine;
}

function refuse(text: string): number {
  console.error(printable(text));
  return exitCodes.unable;
}
