import { answerTo } from '../../src/forms/answers.js';
import { TabRecord } from '../internal/form/tab-record.js';
import type { FormValues } from './form-values.js';

/**
 * Answers survive a reload in this tab, but for addresses and numbers, which are nobody's business,
 * and consents, which are given to what is on screen.
 */
export class FormDraft {
  readonly #record: TabRecord;
  readonly #values: FormValues;
  /** What the last page knew. */
  readonly #stored: ReadonlyMap<unknown, unknown>;

  /** @param name of whoever gets the answers */
  constructor(name: string, filling: FormValues) {
    this.#record = new TabRecord(name);
    this.#values = filling;
    this.#stored = keptIn(this.#record);
  }

  /** Fills in what the last page knew and this one does not. */
  restore(): void {
    for (const field of this.#values.form.fields) {
      const answer = answerTo(field, this.#stored.get(field.id));
      if (answer === undefined || this.#values.answers.has(field.id)) continue;
      this.#values.set(field, answer, false);
    }
  }

  store(): void {
    const { form, answers } = this.#values;
    const open = form.fields.filter(
      ({ inputType, control }) => inputType === 'text' && control !== 'tick',
    );
    const kept = open.flatMap(({ id, control }) => {
      // What waits for its options has not been restored yet.
      const answer = control === 'pending' ? this.#stored.get(id) : answers.get(id);
      return answer === undefined ? [] : [[id, answer]];
    });
    this.#record.keep(kept);
  }

  clear(): void {
    this.#record.forget();
  }
}

/** Field id -> answer. */
function keptIn(record: TabRecord): Map<unknown, unknown> {
  try {
    return new Map(record.read() as Iterable<[unknown, unknown]>);
  } catch {
    return new Map(); // no list of pairs
  }
}
