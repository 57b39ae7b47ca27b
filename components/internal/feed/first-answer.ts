import { pageRecord } from '../../../src/embed/page.js';
import type { EventElement } from '../element.js';

const patienceMilliseconds = 1000;

/**
 * The answer that the loader has asked for, if it is a plain success: enough to draw, before
 * anything that deals with failure, age or sharing has been fetched. It reads a copy; the client
 * takes the answer itself over when it comes, so that nothing is asked twice.
 */
export const firstAnswer = (host: EventElement): Promise<unknown> =>
  Promise.race([
    answerFor(host),
    // Who waits longer needs the code that knows how to: words for it, an end, another try.
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
