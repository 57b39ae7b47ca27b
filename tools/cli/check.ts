import { styleText } from 'node:util';
import { isTrouble, type Finding, type Level } from './check/finding.js';
import { Unreachable } from './check/get.js';
import {
  exitCodes,
  helpOption,
  keyOf,
  keyOptions,
  optionLines,
  readOptions,
  UsageError,
  type Command,
  printable,
} from './command.js';

const options = {
  'base-url': {
    type: 'string',
    takes: 'URL',
    says: 'the service, if the page calls configure()',
  },
  ...keyOptions,
  event: { type: 'string', takes: 'SLUG', says: 'the event, likewise' },
  timeout: { type: 'string', takes: 'SECONDS', says: 'for each answer; default 10' },
  json: { type: 'boolean', says: 'prints the findings as JSON' },
  help: helpOption,
} as const;

export const check: Command = {
  name: 'check',
  summary: 'finds what is wrong with a page with widgets, and says what to do',
  options,
  help: () => `bandstand check PAGE [options]

Fetches a page, finds the script tag and the widgets, and asks the service as a browser on that page
would. It checks script and integrity, key, settings, Content-Security-Policy, allowed domain and
event. It changes nothing, and never sends a secret key.

${optionLines(options)}

Each finding is a line: severe (does harm), wrong (doesn’t work), notice, ok.
Exit code 0: nothing is wrong or severe. 1: something is. 2: the page could not be checked.`,
  async run(args) {
    const { values, positionals } = readOptions(args, options);
    const { checkPage, pageAddress } = await import('./check/check.js');
    const page = pageAddress(positionals[0]);
    if (positionals.length > 1) throw new UsageError('One page at a time.');
    const serviceKey = keyOf(values);
    try {
      const findings = await checkPage({
        page,
        timeoutSeconds: secondsOf(values.timeout),
        settings: {
          ...(values['base-url'] !== undefined && { baseUrl: values['base-url'] }),
          ...(serviceKey !== undefined && { serviceKey }),
          ...(values.event !== undefined && { event: values.event }),
        },
      });
      const code = findings.some(isTrouble) ? exitCodes.wrong : exitCodes.fine;
      console.log(values.json ? jsonOf({ page, exitCode: code, findings }) : linesOf(findings));
      return code;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      if (values.json)
        console.log(jsonOf({ page, exitCode: exitCodes.unable, error: error.message }));
      else console.error(printable(error.message));
      return exitCodes.unable;
    }
  },
};

function secondsOf(text = '10'): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 600) return seconds;
  throw new UsageError(`--timeout takes seconds, up to 600, not "${text}".`);
}

const jsonOf = (value: object): string =>
  JSON.stringify(value, null, 2).replace(
    /[\x7f-\x9f]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );

const marks = {
  severe: ['severe', 'red'],
  wrong: ['wrong', 'red'],
  notice: ['notice', 'yellow'],
  fine: ['ok', 'green'],
} as const satisfies Record<Level, readonly [string, string]>;

function linesOf(findings: readonly Finding[]): string {
  const lines = findings.map(({ level, text }) => {
    const [word, colour] = marks[level];
    return `${coloured(colour, word.padEnd(6))}  ${printable(text)}`;
  });
  const troubles = findings.filter(isTrouble).length;
  const sum = troubles === 0 ? 'Nothing is wrong.' : `To be put right: ${troubles}.`;
  return [...lines, sum].join('\n');
}

/** Only for eyes: a terminal, and nobody who has asked for none (https://no-color.org). */
function coloured(colour: 'red' | 'yellow' | 'green', text: string): string {
  const { NO_COLOR = '', TERM } = process.env;
  const isWanted = process.stdout.isTTY && NO_COLOR === '' && TERM !== 'dumb';
  return isWanted ? styleText(colour, text) : text;
}
