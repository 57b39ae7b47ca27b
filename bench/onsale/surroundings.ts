import type { EndpointName } from '../../src/contract/routes.js';
import type { Service } from './simulated-service.js';
import type { Tally } from './tally.js';
import type { VirtualTime } from './virtual-time.js';

/** What a visitor finds around them. */
export interface Surroundings {
  readonly seed: number;
  /** The share of visitors who come after the opening, and when that is, in seconds. */
  readonly latecomers: number;
  readonly opensAt: number;
  readonly time: VirtualTime;
  readonly tally: Tally;
  readonly service: Service;
  operationOf(address: string): EndpointName;
}
