/** The error of one field at the last try to send. */
export interface ListedProblem<Problem> {
  readonly id: string;
  readonly problem: Problem;
}

/**
 * The field errors of a form. There are none until the visitor first tries to send it. From then on
 * an error goes as soon as it is fixed, and a new one appears when its field loses focus.
 */
export class Validation<Problem extends object | string> {
  /** The list of the last try to send. It must not move while the visitor fixes the errors. */
  listed: readonly ListedProblem<Problem>[] = [];
  readonly #fieldIds: () => readonly string[];
  readonly #problemWith: (id: string) => Problem | undefined;
  readonly #problems = new Map<string, Problem>();
  #isActive = false;

  /** @param fieldIds ids of the fields, in the order of the form */
  constructor(fieldIds: () => readonly string[], problemWith: (id: string) => Problem | undefined) {
    this.#fieldIds = fieldIds;
    this.#problemWith = problemWith;
  }

  problemOf(id: string): Problem | undefined {
    return this.#problems.get(id);
  }

  /** Validates all fields. @returns true without errors */
  validate(): boolean {
    this.#isActive = true;
    this.revalidateAll();
    this.listed = this.#fieldIds().flatMap((id) => {
      const problem = this.problemOf(id);
      return problem ? [{ id, problem }] : [];
    });
    return this.listed.length === 0;
  }

  /** Call it when the value of a field has changed. */
  revalidate(id: string): void {
    if (this.problemOf(id)) this.#validateField(id);
  }

  /** Call it when a field has lost focus. */
  revalidateAll(): void {
    if (!this.#isActive) return;
    this.#fieldIds().forEach((id) => this.#validateField(id));
  }

  /** Restores the state before the first try to send. */
  reset(): void {
    this.#isActive = false;
    this.#problems.clear();
    this.listed = [];
  }

  #validateField(id: string): void {
    const problem = this.#problemWith(id);
    if (problem) this.#problems.set(id, problem);
    else this.#problems.delete(id);
  }
}
