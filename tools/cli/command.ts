import { parseArgs } from 'node:util';
import { nearestTag } from '../../src/embed/mistyped.js';

/** What `npx bandstand NAME` does. */
export interface Command {
  readonly name: string;
  /** In a line, for the list of all commands. */
  readonly summary: string;
  readonly options: OptionTable;
  readonly help: () => string;
  /** @returns the exit code; undefined where the process goes on, as a server does */
  readonly run: (args: string[]) => Promise<number | undefined>;
}

export type OptionTable = Readonly<Record<string, CommandOption>>;

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** One letter. */
  readonly short?: string;
  /** What stands behind it in the help, such as `URL`. */
  readonly takes?: string;
  readonly says?: string;
}

/** Values as they were given; an option that was not given is undefined. */
export type Values<Table extends OptionTable> = {
  readonly [Name in keyof Table]:
    | (Table[Name]['type'] extends 'boolean' ? true : string)
    | undefined;
};

/** Something that was typed cannot be right. Its message says what, and what would be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const exitCodes = {
  /** Nothing is wrong. */
  fine: 0,
  /** Something is wrong with what was looked at. */
  wrong: 1,
  /** Nothing could be looked at: an option is wrong, or nobody answers. */
  unable: 2,
} as const;

/**
 * Reads what was typed behind the name of a command.
 * @throws {UsageError}
 */
export function readOptions<Table extends OptionTable>(
  args: string[],
  table: Table,
): { values: Values<Table>; positionals: string[] } {
  refuseUnknown(args, table);
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { type, short }]) => [
      name,
      { type, ...(short && { short }) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values<Table>, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Names the option that was meant by one that there is not.
 * @throws {UsageError}
 */
export function refuseUnknown(args: string[], table: OptionTable): void {
  // A reading of its own, because the strict one ends at the first mistake, without a proposal.
  const { tokens } = parseArgs({ args, strict: false, tokens: true });
  const shorts = Object.values(table).map(({ short }) => short);
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name in table || shorts.includes(token.name)) continue;
    const meant = nearestTag(token.name, Object.keys(table));
    throw new UsageError(
      `There is no option ${token.rawName}.${meant ? ` Did you mean --${meant}?` : ''}`,
    );
  }
}

/** Texts of pages and services as they may be printed: no terminal takes an order from them. */
export const printable = (text: string): string =>
  text.replace(
    /(?!\n)\p{Cc}/gu,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** The publishable key, by either of its names. */
export const keyOptions = {
  'service-key': { type: 'string', takes: 'KEY', says: 'your publishable key (pk_…)' },
  key: { type: 'string', takes: 'KEY', says: 'short for --service-key' },
} as const satisfies OptionTable;

/** @throws {UsageError} for two of them */
export function keyOf(values: Values<typeof keyOptions>): string | undefined {
  const { 'service-key': long, key: short } = values;
  if (long !== undefined && short !== undefined)
    throw new UsageError('--key and --service-key are the same: give one of them.');
  return long ?? short;
}

/** Each option on a line of its own, what it says beside it. */
export function optionLines(table: OptionTable): string {
  const rows = Object.entries(table).map(([name, { short, takes, says = '' }]) => {
    const letter = short ? `-${short}, ` : '';
    return [`  ${letter}--${name}${takes ? ` ${takes}` : ''}`, says] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, says]) => left.padEnd(width) + says).join('\n');
}

export const helpOption = { type: 'boolean', short: 'h', says: 'shows this help' } as const;
