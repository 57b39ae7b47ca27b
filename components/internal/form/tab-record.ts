/**
 * One value in the session storage of the tab. Storage may be blocked, full or broken; then nothing
 * is stored.
 */
export class TabRecord {
  readonly #place: string;

  /** @param name unique among the records of all elements */
  constructor(name: string) {
    this.#place = `bandstand.${name}`;
  }

  /** Returns `unknown`, as any script of the page may write there. */
  read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? 'null');
    } catch {
      return undefined;
    }
  }

  keep(value: unknown): void {
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(value));
    } catch {
      // Blocked or full.
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.#place);
    } catch {
      // Blocked: nothing was stored.
    }
  }
}
