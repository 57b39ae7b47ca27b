import type { BroadcastRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';
import sheets from './broadcasts.json' with { type: 'json' };

export const broadcasts = (id: Identify): BroadcastRecord[] =>
  (sheets as Omit<BroadcastRecord, 'id'>[]).map((sheet) => ({
    id: id('broadcast', sheet.title),
    ...sheet,
  }));
