import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { StateStorage, StoredRecord } from '../store/store.js';

/**
 * The record in a file of its own. It is written beside the old one and takes its place in one step,
 * before the answer goes out: whoever kills the process at any moment loses no order.
 * @throws {Error} when the file is there and is no record
 */
export function createFileStorage(path: string): StateStorage {
  let kept = readRecord(path);
  return {
    revision: () => Promise.resolve(kept?.revision),
    read: () => Promise.resolve(kept),
    write(record) {
      writeFileSync(`${path}.new`, JSON.stringify(record));
      renameSync(`${path}.new`, path);
      kept = record;
      return Promise.resolve();
    },
  };
}

function readRecord(path: string): StoredRecord | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined; // the first start
  }
  try {
    return JSON.parse(text) as StoredRecord;
  } catch {
    throw new Error(`${path} is no state of this emulator. Name another file, or delete it.`);
  }
}
