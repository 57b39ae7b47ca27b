/**
 * One thing that the tab keeps until it is closed. Storage may be blocked, full or spoilt, and then
 * nothing is kept.
 */
export class TabRecord {
  readonly #place: string;

  /** @param name unique among the records of all elements */
  constructor(name: string) {
    this.#place = `bandstand.${name}`;
  }

  /** Of any type, as any script of the page may write it. */
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
      // Blocked: nothing was kept.
    }
  }
}
