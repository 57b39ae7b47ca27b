/**
 * The sets a visitor wants to see, kept in this browser under the event. Where storage is blocked
 * the plan lives as long as the page. All line-ups of a page and all tabs of a browser share it.
 */
export class Plan {
  /** False when the browser refuses to store anything. */
  kept = true;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #ids: Set<string>;

  constructor(eventId: string) {
    this.#key = `event-lineup plan ${eventId}`;
    this.#ids = this.#read() ?? new Set();
  }

  get size(): number {
    return this.#ids.size;
  }

  has(slotId: string): boolean {
    return this.#ids.has(slotId);
  }

  toggle(slotId: string): void {
    if (!this.#ids.delete(slotId)) this.#ids.add(slotId);
    try {
      localStorage.setItem(this.#key, JSON.stringify([...this.#ids]));
    } catch {
      this.kept = false;
    }
    this.#tell();
  }

  /** Calls back after every change, here or in another tab. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#changedElsewhere);
      this.#ids = this.#read() ?? this.#ids;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener('storage', this.#changedElsewhere);
    };
  }

  readonly #changedElsewhere = ({ key }: StorageEvent): void => {
    if (key !== this.#key && key !== null) return;
    this.#ids = this.#read() ?? this.#ids;
    this.#tell();
  };

  /** Undefined when storage is blocked. What others wrote there is nothing to trust. */
  #read(): Set<string> | undefined {
    try {
      const ids: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
    } catch (error) {
      this.kept = error instanceof SyntaxError;
      return this.kept ? new Set() : undefined;
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const plans = new Map<string, Plan>();

/** One plan for each event on a page. */
export function planOf(eventId: string): Plan {
  let plan = plans.get(eventId);
  if (!plan) plans.set(eventId, (plan = new Plan(eventId)));
  return plan;
}
