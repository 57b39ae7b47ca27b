import { checkout } from './checkout.js';
import { client } from './client.js';
import { elements } from './elements.js';
import { feeds } from './feeds.js';
import { gates } from './gates.js';
import { later } from './later.js';
import { people } from './people.js';

/** A row of the requirements. One that binds service and page stands in both halves. */
export interface Requirement {
  id: string;
  /** Of the service, which the emulator is here, or of the page of a visitor. */
  half: 'service' | 'client';
  /** Stated by the specification, implied by it, or decided here where it is silent. */
  kind: 'S' | 'I' | 'D';
  /**
   * Of the service, where it is seen: `http`, `webhook`, `page` or `command`. Of the page, who owes
   * it: `client` (what all elements ask through), `widgets` (all of them) or one element.
   */
  where: string;
  clause: string;
  /** Nothing of ours is there yet that could keep it. */
  isLater: boolean;
}

const line = /^([A-Z]{3}-\d{2}) ([SID]) ([a-z]+) {2}(\S.*)$/;

/** One line is one row: id, kind, where, what it is about. */
const read = (half: Requirement['half'], lines: string, isLater = false): Requirement[] =>
  lines
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((text) => {
      const [, id = '', kind, where = '', clause = ''] = line.exec(text) ?? [];
      if (id === '') throw new Error(`Not a row: ${text}`);
      return { id, half, kind: kind as Requirement['kind'], where, clause, isLater };
    });

export const requirements: readonly Requirement[] = [
  ...[feeds, checkout, people, gates].flatMap((lines) => read('service', lines)),
  ...[client, elements].flatMap((lines) => read('client', lines)),
  ...read('client', later, true),
];
