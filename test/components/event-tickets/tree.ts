import { executeServerCommand } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { all } from './stage.js';

/**
 * What a screen reader finds, a line for each thing: role, name, states. Without what only repeats:
 * the words of a label beside their control, where a link leads, the clock time of a hold, and the
 * small print below every step.
 */
export async function treeOf(selector: string): Promise<string> {
  const text = await executeServerCommand<string, object>('aria-snapshot', { selector });
  const lines = text.split('\n').map(plain);
  const end = lines.findIndex((line) => line.startsWith('paragraph: Changed your mind?'));
  const own = end < 0 ? lines : lines.slice(0, end);
  const names = own.flatMap(
    (line) => /^ *(?:textbox|checkbox|radio|group) "(.*?)"/.exec(line)?.[1] ?? [],
  );
  return own
    .filter((line) => !/^ *\/url:/.test(line) && !names.includes(line.replace(/^ *text: /, '')))
    .map((line) => line.replace(/(Reserved until) \d\d:\d\d/, '$1 noon').replace(/:$/, ''))
    .join('\n');
}

/** Without the marks of YAML. */
const plain = (line: string): string =>
  line
    .replace(/^( *)- /, '$1')
    .replace(/^( *)'(.*)'(:?)$/, '$1$2$3')
    .replace(/: "(.*)"$/, ': $1');

/** The list of steps, with what is said of those that are done, and the end of its last line. */
export function stepsDone(...done: string[][]): string {
  const steps = ['Tickets', 'Your details', 'Payment'].flatMap((name, place) => {
    const said = done[place] ?? [];
    const change = said.length > 0 ? [`    button "Change ${name}"`] : [];
    const words = [name, ...said].map((one) => `    paragraph: ${one}`);
    return ['  listitem', `    text: ${place + 1}`, ...words, ...change];
  });
  return `list "Your order, step by step"\n${steps.join('\n')}\n`;
}

/** What such a tree leaves out: what must be given, and what is said about it when it is reached. */
export function fieldsOf(element: EventTickets): string {
  return all(element, '.details input')
    .map((field) => {
      const required = field.ariaRequired === 'true' ? ' [required]' : '';
      const invalid = field.ariaInvalid === 'true' ? ' [invalid]' : '';
      return `${nameOf(field as HTMLInputElement)}${required}${invalid}${described(element, field)}`;
    })
    .join('\n');
}

const nameOf = ({ labels }: HTMLInputElement): string => wordsOf(labels![0]!);

function described(element: EventTickets, field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => wordsOf(element.shadowRoot!.getElementById(id)!));
  return words.map((one) => ` | ${one}`).join('');
}

const wordsOf = (one: Element): string => one.textContent.replace(/\s+/g, ' ').trim();

/**
 * A tree as it stands in a test, without the margin of the source.
 */
export function lines(parts: TemplateStringsArray, ...values: string[]): string {
  const rows = String.raw(parts, ...values)
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const margin = Math.min(...rows.map((row) => row.length - row.trimStart().length));
  return rows.map((row) => row.slice(margin)).join('\n');
}
