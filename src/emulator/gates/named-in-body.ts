import * as v from 'valibot';
import { LegacyRegisterRequest, VerifyRequest } from '../../contract/prelaunch.js';
import type { Params } from '../state/subject.js';

/** The earlier prelaunch endpoints: their path names no event. spec L260 */
const naming: Partial<Record<string, v.GenericSchema<Params>>> = {
  '/v1/prelaunch-register': v.pick(LegacyRegisterRequest, ['eventSlug']),
  '/v1/prelaunch-verify': v.pick(VerifyRequest, ['registrationId']),
};

/**
 * What a body says that paths say elsewhere. It is read ahead of all gates, so that these endpoints
 * refuse in the same order as the others: an unknown event before a body in disorder.
 */
export function namedInBody(path: string, text: string | undefined): Params {
  const schema = naming[path];
  if (schema === undefined || text === undefined) return {};
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return {}; // refused for its shape when its turn comes
  }
}
