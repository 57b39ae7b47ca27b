import { Validation } from './validation.js';

/** What is wrong with the answers of a form, by our rules and by the service's judgement. */
export class RefusableValidation<Problem extends object | string> extends Validation<Problem> {
  /** What the service has complained about: only another answer helps, or sending it again. */
  readonly #refused: Map<string, Problem>;

  constructor(asked: () => readonly string[], problemWith: (id: string) => Problem | undefined) {
    const refused = new Map<string, Problem>();
    super(asked, (id) => refused.get(id) ?? problemWith(id));
    this.#refused = refused;
  }

  override validate(): boolean {
    this.#refused.clear();
    return super.validate();
  }

  /** The service has turned these down. */
  refuse(problems: Iterable<readonly [id: string, problem: Problem]>): void {
    for (const [id, problem] of problems) this.#refused.set(id, problem);
    super.validate();
  }

  override revalidate(id: string): void {
    this.#refused.delete(id);
    super.revalidate(id);
  }
}
