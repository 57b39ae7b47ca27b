/** What was wrong with one answer when a form was sent. */
export interface ListedProblem<Problem> {
  readonly id: string;
  readonly problem: Problem;
}

/**
 * What is wrong with the answers of a form. Nothing is, until somebody has tried to send them. From
 * then on a complaint goes as soon as it can, and a new one comes only when a field has been left.
 */
export class Validation<Problem extends object | string> {
  /** As it was when they were sent: it must not move while they are put right. */
  listed: readonly ListedProblem<Problem>[] = [];
  readonly #fieldIds: () => readonly string[];
  readonly #problemWith: (id: string) => Problem | undefined;
  readonly #problems = new Map<string, Problem>();
  #isActive = false;

  /** @param asked ids of what is asked, in the order of the form */
  constructor(asked: () => readonly string[], problemWith: (id: string) => Problem | undefined) {
    this.#fieldIds = asked;
    this.#problemWith = problemWith;
  }

  problemOf(id: string): Problem | undefined {
    return this.#problems.get(id);
  }

  /** Judges everything. True when there is nothing to complain about. */
  validate(): boolean {
    this.#isActive = true;
    this.revalidateAll();
    this.listed = this.#fieldIds().flatMap((id) => {
      const problem = this.problemOf(id);
      return problem ? [{ id, problem }] : [];
    });
    return this.listed.length === 0;
  }

  /** An answer has changed. */
  revalidate(id: string): void {
    if (this.problemOf(id)) this.#validateField(id);
  }

  /** A field has been left. */
  revalidateAll(): void {
    if (!this.#isActive) return;
    this.#fieldIds().forEach((id) => this.#validateField(id));
  }

  /** As before anything was sent. */
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
