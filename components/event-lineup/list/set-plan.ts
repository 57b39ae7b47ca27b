import { planKey, readPlan, writePlan } from '../../internal/kept-plan.js';

/**
 * The sets a visitor wants to see, kept in this browser under the event. Where storage is blocked
 * the plan lives as long as the page. All line-ups of a page and all tabs of a browser share it.
 */
export class SetPlan {
  /** False when the browser refuses to store anything. */
  isStored = true;
  readonly #eventId: string;
  readonly #listeners = new Set<() => void>();
  #ids: Set<string>;

  constructor(eventId: string) {
    this.#eventId = eventId;
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
    if (!writePlan(this.#eventId, this.#ids)) this.isStored = false;
    this.#notify();
  }

  /** Calls back after every change, here or in another tab. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#readStorage);
      this.#ids = this.#read() ?? this.#ids;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener('storage', this.#readStorage);
    };
  }

  readonly #readStorage = ({ key }: StorageEvent): void => {
    if (key !== planKey(this.#eventId) && key !== null) return;
    this.#ids = this.#read() ?? this.#ids;
    this.#notify();
  };

  /** Undefined when storage is blocked. */
  #read(): Set<string> | undefined {
    const ids = readPlan(this.#eventId);
    this.isStored = ids !== undefined;
    return ids && new Set(ids);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const plans = new Map<string, SetPlan>();

/** One plan for each event on a page. */
export function planOf(eventId: string): SetPlan {
  let plan = plans.get(eventId);
  if (!plan) plans.set(eventId, (plan = new SetPlan(eventId)));
  return plan;
}
