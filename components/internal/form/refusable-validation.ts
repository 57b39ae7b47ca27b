import { Validation } from './validation.js';

/** Errors of a form: those of our own rules and those that the service has returned. */
export class RefusableValidation<Problem extends object | string> extends Validation<Problem> {
  /** Errors from the service. They stay until the value changes or the form is sent again. */
  readonly #refused: Map<string, Problem>;

  constructor(fieldIds: () => readonly string[], problemWith: (id: string) => Problem | undefined) {
    const refused = new Map<string, Problem>();
    super(fieldIds, (id) => refused.get(id) ?? problemWith(id));
    this.#refused = refused;
  }

  override validate(): boolean {
    this.#refused.clear();
    return super.validate();
  }

  /** Adds errors that the service has returned. */
  refuse(problems: Iterable<readonly [id: string, problem: Problem]>): void {
    for (const [id, problem] of problems) this.#refused.set(id, problem);
    super.validate();
  }

  override revalidate(id: string): void {
    this.#refused.delete(id);
    super.revalidate(id);
  }
}
