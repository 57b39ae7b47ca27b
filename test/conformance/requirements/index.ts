import { checkout } from './checkout.js';
import { feeds } from './feeds.js';
import { gates } from './gates.js';
import { people } from './people.js';

/** A row of the requirements that the emulator answers for. */
export interface Requirement {
  id: string;
  /** Stated by the specification, implied by it, or decided here where it is silent. */
  kind: 'S' | 'I' | 'D';
  /** Where it is seen: in answers, in webhooks, in a page, or by a command. */
  seen: 'http' | 'webhook' | 'page' | 'command';
  clause: string;
}

const line = /^([A-Z]{3}-\d{2}) ([SID]) (http|webhook|page|command) {2}(\S.*)$/;

/** One line is one row: id, kind, where it is seen, what it is about. */
export const requirements: readonly Requirement[] = [feeds, checkout, people, gates]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((text) => {
    const [, id = '', kind, seen, clause = ''] = line.exec(text) ?? [];
    if (id === '') throw new Error(`Not a row: ${text}`);
    return { id, kind: kind as Requirement['kind'], seen: seen as Requirement['seen'], clause };
  });
