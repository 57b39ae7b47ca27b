import * as v from 'valibot';
import type { EmulatorState } from '../../state/state.js';
import { CountInput, exactly, reject } from '../../requests/input.js';
import { listedRelease, type ListedRelease } from '../listing.js';

export const Stock = exactly({ releaseId: v.string(), remaining: CountInput });
export type Stock = v.InferOutput<typeof Stock>;

/** So many are left from now on; what is sold and held stays as it is. */
export function setStock({ world }: EmulatorState, { releaseId, remaining }: Stock): ListedRelease {
  for (const event of world.events) {
    const release = event.tickets?.releases.find(({ id }) => id === releaseId);
    if (!release) continue;
    release.stock = release.sold + release.held + remaining;
    return listedRelease(release, event);
  }
  return reject(`releaseId: there is no "${releaseId}"; GET /__emulator/ lists all releases`);
}
