import { pageRecord } from '../../../src/embed/page.js';
import type { EventElement } from '../element.js';

const patienceMilliseconds = 1000;

/**
 * The answer to the loader's early request, if it is a plain success: enough to draw before the code
 * for errors, age and sharing is loaded. It reads a copy; the client later takes over the response
 * itself, so that nothing is requested twice.
 */
export const firstAnswer = (host: EventElement): Promise<unknown> =>
  Promise.race([
    answerFor(host),
    // A longer wait needs the follower, which has the words, a timeout and retries.
    new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ]);

async function answerFor(host: EventElement): Promise<unknown> {
  const { about, settings } = host;
  const { serviceKey } = settings;
  const subject = about && settings[about];
  const early = [...pageRecord().early.values()].find(
    (request) => request.tag === host.localName && request.subject === subject,
  );
  if (!early || host.baseUrl || (early.serviceKey || undefined) !== serviceKey) return undefined;
  try {
    const { apiVersion, data } = (await (await early.response).clone().json()) as {
      apiVersion?: unknown;
      data?: unknown;
    };
    return apiVersion === 1 ? (data ?? undefined) : undefined;
  } catch {
    return undefined; // the client meets the same failure, and knows what to do about it
  }
}
