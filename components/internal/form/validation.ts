/** What was wrong with one answer when a form was sent. */
export interface Complaint<Problem> {
  readonly id: string;
  readonly problem: Problem;
}

/**
 * What is wrong with the answers of a form. Nothing is, until somebody has tried to send them. From
 * then on a complaint goes as soon as it can, and a new one comes only when a field has been left.
 */
export class Validation<Problem extends object | string> {
  /** As it was when they were sent: it must not move while they are put right. */
  listed: readonly Complaint<Problem>[] = [];
  readonly #asked: () => readonly string[];
  readonly #problemWith: (id: string) => Problem | undefined;
  readonly #problems = new Map<string, Problem>();
  #judging = false;

  /** @param asked ids of what is asked, in the order of the form */
  constructor(asked: () => readonly string[], problemWith: (id: string) => Problem | undefined) {
    this.#asked = asked;
    this.#problemWith = problemWith;
  }

  of(id: string): Problem | undefined {
    return this.#problems.get(id);
  }

  /** Judges everything. True when there is nothing to complain about. */
  judge(): boolean {
    this.#judging = true;
    this.look();
    this.listed = this.#asked().flatMap((id) => {
      const problem = this.of(id);
      return problem ? [{ id, problem }] : [];
    });
    return this.listed.length === 0;
  }

  /** An answer has changed. */
  reconsider(id: string): void {
    if (this.of(id)) this.#judge(id);
  }

  /** A field has been left. */
  look(): void {
    if (!this.#judging) return;
    this.#asked().forEach((id) => this.#judge(id));
  }

  /** As before anything was sent. */
  forget(): void {
    this.#judging = false;
    this.#problems.clear();
    this.listed = [];
  }

  #judge(id: string): void {
    const problem = this.#problemWith(id);
    if (problem) this.#problems.set(id, problem);
    else this.#problems.delete(id);
  }
}
