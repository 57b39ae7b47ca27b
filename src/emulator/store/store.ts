/** Where the memory of an emulator lives between two requests. */
export interface Store {
  /** Whether what is done here reaches the other tabs of the origin, or the next start. */
  readonly isKept: boolean;
  /**
   * Does `work` on the newest memory, all at once and one after the other, whoever shares it; then
   * keeps what `work` has left, unless it says that it cannot have changed anything.
   * @throws {Error} what `work` throws; or when the memory could not be had within some seconds
   */
  transaction<Result>(work: () => Result, mayChange?: () => boolean): Promise<Result>;
}

/** Nothing but this object: `work` is one piece of JavaScript, and nothing else runs meanwhile. */
export const inMemory: Store = {
  isKept: false,
  transaction: (work) => new Promise((resolve) => resolve(work())),
};

/** What is kept of an emulator: one record. */
export interface StoredRecord {
  /** Grows with every change. */
  revision: number;
  /** Of the world it began as; another one is another world. */
  fingerprint: string;
  /** When it was written, by the time base of the clock. */
  writtenAt: number;
  /** As JSON, without what the demo data say anyway. */
  memory: string;
}

/** A place for one record. */
export interface StateStorage {
  /** Of the record, without reading the whole of it. */
  revision(): Promise<number | undefined>;
  read(): Promise<StoredRecord | undefined>;
  write(record: StoredRecord): Promise<void>;
}

/** Lets one piece of work at a time through, over all who share the record. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Where a memory is kept. */
export interface Keep {
  storage: StateStorage;
  lock: Lock;
  /** After so long without a change everything begins anew. */
  lifetimeHours?: number;
}

/** The lock of a process that shares its record with nobody: one after the other, in their order. */
export function createQueue(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
