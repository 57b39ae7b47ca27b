import type { Params } from './subject.js';

/** The earlier prelaunch endpoints: their path names no event. spec L260 */
const naming: Partial<Record<string, string>> = {
  '/v1/prelaunch-register': 'eventSlug',
  '/v1/prelaunch-verify': 'registrationId',
};

/**
 * What a body says that paths say elsewhere. It is read ahead of all gates, so that these endpoints
 * refuse in the same order as the others: an unknown event before a body in disorder.
 */
export function namedInBody(path: string, text: string): Params {
  const member = naming[path];
  if (member === undefined) return {};
  try {
    const name = (JSON.parse(text) as Record<string, unknown>)[member];
    return typeof name === 'string' ? { [member]: name } : {};
  } catch {
    return {}; // refused for its shape when its turn comes
  }
}
