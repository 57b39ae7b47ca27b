import type { World } from '../state/world.js';
import { artistSheets, toArtist } from './artist-sheet.js';
import { bareEvent } from './event-sheet.js';
import { foghornKyoto } from './foghorn/foghorn-kyoto.js';
import { foghornSessions } from './foghorn/foghorn-sessions.js';
import { guildhall2027 } from './foghorn/guildhall-2027.js';
import { harbourFree } from './foghorn/harbour-free.js';
import { lanternWalk } from './foghorn/lantern-walk.js';
import { lastTicket } from './foghorn/last-ticket.js';
import { owlHours } from './foghorn/owl-hours.js';
import { prelude2028 } from './foghorn/prelude-2028.js';
import { seedForms } from './forms.js';
import { identifier } from './ids.js';
import { draft2028 } from './meadowlark/draft-2028.js';
import { meadowlark2027 } from './meadowlark/meadowlark-2027.js';
import { nightjar2027 } from './meadowlark/nightjar-2027.js';
import { metropolis } from './metropolis/event.js';
import { campaigns, deviceTokens, keys, organisers } from './organisers.js';
import { quietRoom } from './quiet-room.js';
import { affiliates, programmes } from './rewards.js';

/**
 * The demo world. The same seed gives the same bytes; another seed gives other ids and another
 * `metropolis`, and leaves every hand-written word as it is.
 */
export function seedWorld({ seed }: { seed: number }): World {
  if (latest?.seed !== seed) latest = { seed, world: makeWorld(seed) };
  // Whoever changes a world must not change the next one.
  return copyOf(latest.world);
}

/** To copy a world is much quicker than to make it, and each reset begins with one. */
let latest: { seed: number; world: World } | undefined;

/** Four times as quick as through JSON, with the same outcome: what is undefined is left out. */
function copyOf<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Partial<Value> = {};
  for (const name in value) if (value[name] !== undefined) copy[name] = copyOf(value[name]);
  return copy as Value;
}

function makeWorld(seed: number): World {
  const id = identifier(seed);
  const crowd = metropolis(id, seed);
  return {
    organisers: organisers(id),
    keys: keys(id),
    deviceTokens,
    artists: [...artistSheets.map((sheet) => toArtist(sheet, id)), ...crowd.artists],
    events: [
      meadowlark2027(id),
      nightjar2027(id),
      draft2028(id),
      foghornSessions(id),
      foghornKyoto(id),
      harbourFree(id),
      lanternWalk(id),
      prelude2028(id),
      lastTicket(id),
      guildhall2027(id),
      owlHours(id),
      bareEvent(id, 'foghorn', 'bare-field', 'Bare Field'),
      crowd.event,
      quietRoom(id),
    ],
    forms: seedForms(id),
    submissions: [],
    signups: [],
    orders: [],
    registrations: [],
    programmes: programmes(id),
    affiliates: affiliates(id),
    campaigns: campaigns(id),
  };
}
