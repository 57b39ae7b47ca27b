/**
 * Which questions are open. Remembered for the session, so that going back to the page shows it as
 * it was left. Storage may be blocked and throw; then it is remembered for as long as the page lives.
 */
export class OpenQuestions {
  #ids = new Set<string>();
  #beforeSearch?: Set<string> | undefined;
  #place?: string;

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Takes up what was open the last time. Does nothing a second time for the same event. */
  restore(eventId: string): void {
    const place = `bandstand.faq.${eventId}`;
    if (place === this.#place) return;
    this.#place = place;
    this.#ids = new Set(readOpen(place));
  }

  /** @param alone closes all others */
  toggle(id: string, open: boolean, alone: boolean): void {
    if (open && alone) this.#ids.clear();
    if (open) this.#ids.add(id);
    else this.#ids.delete(id);
    this.#keep();
  }

  replace(ids: Iterable<string>): void {
    this.#ids = new Set(ids);
    this.#keep();
  }

  /** While somebody searches, the first hit alone is open; afterwards all is as before. */
  search(firstHit: string | undefined): void {
    this.#beforeSearch ??= this.#ids;
    this.#ids = new Set(firstHit === undefined ? [] : [firstHit]);
  }

  endSearch(): void {
    this.#ids = this.#beforeSearch ?? this.#ids;
    this.#beforeSearch = undefined;
  }

  #keep(): void {
    if (!this.#place || this.#beforeSearch) return;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify([...this.#ids]));
    } catch {
      // Blocked or full.
    }
  }
}

function readOpen(place: string): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
