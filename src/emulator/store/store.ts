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
