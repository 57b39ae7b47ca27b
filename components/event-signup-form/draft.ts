import { answerTo } from '../../src/forms/answers.js';
import type { FormValues } from './form-values.js';

/**
 * Answers survive a reload in this tab, but for addresses and numbers, which are nobody's business,
 * and consents, which are given to what is on screen.
 * Storage may be blocked and throw; then the answers live as long as the page.
 */
export class Draft {
  readonly #place: string;
  readonly #filling: FormValues;
  /** What the last page knew. */
  readonly #kept: ReadonlyMap<unknown, unknown>;

  /** @param name of whoever gets the answers */
  constructor(name: string, filling: FormValues) {
    this.#place = `bandstand.${name}`;
    this.#filling = filling;
    this.#kept = this.#read();
  }

  /** Fills in what the last page knew and this one does not. */
  restore(): void {
    for (const field of this.#filling.form.fields) {
      const answer = answerTo(field, this.#kept.get(field.id));
      if (answer === undefined || this.#filling.answers.has(field.id)) continue;
      this.#filling.set(field, answer, false);
    }
  }

  keep(): void {
    const { form, answers } = this.#filling;
    const open = form.fields.filter(
      ({ inputType, control }) => inputType === 'text' && control !== 'tick',
    );
    const kept = open.flatMap(({ id, control }) => {
      // What waits for its options has not been restored yet.
      const answer = control === 'pending' ? this.#kept.get(id) : answers.get(id);
      return answer === undefined ? [] : [[id, answer]];
    });
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(kept));
    } catch {
      // Blocked or full.
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.#place);
    } catch {
      // Blocked: nothing was kept.
    }
  }

  #read(): Map<unknown, unknown> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#place) ?? '[]');
      return new Map(kept as Iterable<[unknown, unknown]>);
    } catch {
      return new Map();
    }
  }
}
