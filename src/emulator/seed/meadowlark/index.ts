import type { EventRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';
import { draft2028 } from './draft-2028.js';
import { meadowlark2027 } from './meadowlark-2027.js';
import { nightjar2027 } from './nightjar-2027.js';

export function meadowlarkEvents(id: Identify): EventRecord[] {
  return [meadowlark2027(id), nightjar2027(id), draft2028(id)];
}
