import { readCount, readObject } from '../../../src/contract/loose.js';

/** That a visitor has kept the whole event in this browser. */
export interface KeptMark {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly bytes: number;
}

const keyOf = (event: string): string => `event-lineup kept ${event}`;

/** Undefined if nothing is kept, storage is blocked, or another script wrote something else there. */
export function readMark(event: string): KeptMark | undefined {
  try {
    const mark = readObject(JSON.parse(localStorage.getItem(keyOf(event)) ?? 'null'));
    const [savedAt, bytes] = [readCount(mark['savedAt']), readCount(mark['bytes'])];
    return savedAt === undefined || bytes === undefined ? undefined : { savedAt, bytes };
  } catch {
    return undefined;
  }
}

/** @throws where storage is blocked */
export function writeMark(event: string, mark: KeptMark | undefined): void {
  if (mark) localStorage.setItem(keyOf(event), JSON.stringify(mark));
  else localStorage.removeItem(keyOf(event));
}
