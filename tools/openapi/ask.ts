import type { BodyOf, DataOf, EndpointName, PathParamsOf } from '../../src/contract/endpoints.js';

/** What a journey sends besides what fills the path. */
export interface JourneyRequest<Name extends EndpointName> {
  body?: BodyOf<Name>;
  query?: Record<string, string>;
  serviceKey?: string;
  deviceToken?: string;
}

/**
 * Asks the emulator and keeps the first answer of each operation.
 * @throws {Error} when it is refused: then the journey is wrong, or the emulator
 */
export type Ask = <Name extends EndpointName>(
  name: Name,
  params: PathParamsOf<Name>,
  wish?: JourneyRequest<Name>,
) => Promise<DataOf<Name>>;
