import { pageRecord } from '../../../src/embed/page.js';
import type { EventElement } from '../element.js';
import type { FeedName } from './feed.js';

const patienceMilliseconds = 1000;

/**
 * The answer to the loader's early request, if it is a plain success: enough to draw before the code
 * for errors, age and sharing is loaded. It reads a copy; the client later takes over the response
 * itself, so that nothing is requested twice.
 */
export const firstAnswer = (
  host: EventElement,
  subject: string | undefined,
  endpoint: FeedName,
): Promise<unknown> =>
  Promise.race([
    answerFor(host, subject, endpoint),
    // A longer wait needs the follower, which has the words, a timeout and retries.
    new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ]);

async function answerFor(
  { about, baseUrl, settings }: EventElement,
  subject: string | undefined,
  endpoint: FeedName,
): Promise<unknown> {
  // `getFaq` is at `/v1/events/{event}/faq`, `getForm` at `/v1/forms/{form}`: all its elements draw the answer.
  const path = new RegExp(`${about}s/[^/]+(/${endpoint.slice(3)})?\\?`, 'i');
  const early = [...pageRecord().early].find(
    ([address, request]) => request.subject === subject && path.test(address),
  )?.[1];
  if (!early || baseUrl || (early.serviceKey || undefined) !== settings.serviceKey)
    return undefined;
  try {
    const { apiVersion, data } = (await (await early.response).clone().json()) as {
      apiVersion?: unknown;
      data?: unknown;
    };
    return apiVersion === 1 ? data : undefined;
  } catch {
    return undefined; // the client meets the same failure, and knows what to do about it
  }
}
