import type { World } from '../state/world.js';
import { artistSheets } from './artists/index.js';
import { toArtist } from './artist-sheet.js';
import { campaigns } from './campaigns.js';
import { forms } from './forms/index.js';
import { foghornEvents } from './foghorn/index.js';
import { identifier } from './ids.js';
import { meadowlarkEvents } from './meadowlark/index.js';
import { metropolis } from './metropolis/event.js';
import { deviceTokens, keys, organisers } from './organisers.js';
import { quietRoom } from './quiet-room.js';
import { affiliates, programmes } from './rewards/index.js';

/**
 * The demo world. The same seed gives the same bytes; another seed gives other ids and another
 * `metropolis`, and leaves every hand-written word as it is.
 */
export function seedWorld({ seed }: { seed: number }): World {
  if (latest?.seed !== seed) latest = { seed, text: JSON.stringify(makeWorld(seed)) };
  // Whoever changes a world must not change the next one.
  return JSON.parse(latest.text) as World;
}

/** To read a world is eight times as quick as to make it, and each reset begins with one. */
let latest: { seed: number; text: string } | undefined;

function makeWorld(seed: number): World {
  const id = identifier(seed);
  const crowd = metropolis(id, seed);
  return {
    organisers: organisers(id),
    keys: keys(id),
    deviceTokens,
    artists: [...artistSheets.map((sheet) => toArtist(sheet, id)), ...crowd.artists],
    events: [...meadowlarkEvents(id), ...foghornEvents(id), crowd.event, quietRoom(id)],
    forms: forms(id),
    submissions: [],
    signups: [],
    orders: [],
    registrations: [],
    programmes: programmes(id),
    affiliates: affiliates(id),
    campaigns: campaigns(id),
  };
}
