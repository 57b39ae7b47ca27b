import * as v from 'valibot';
import { anyOperation, type Endpoint, endpoints } from '../../contract/endpoints.js';
import type { EndpointName } from '../../contract/routes.js';
import { type Arrival, passGates } from '../gates/gates.js';
import { Refusal } from '../requests/refuse.js';
import type { Call, Handler } from '../routes/handler.js';
import { handlers } from '../routes/handlers.js';
import type { EmulatorState } from '../state/state.js';
import { type EmulatorAnswer, failureAnswer, successAnswer } from './envelope.js';
import { preparedAnswer } from './prepared.js';
import { vary } from './variations.js';

/**
 * Gates, handler, self-check, envelope: what the service itself does with a request, in one go. No
 * other request comes in between, so that a rule that has looked may also act.
 */
export function perform(state: EmulatorState, arrival: Arrival): EmulatorAnswer {
  const { operation, params, request, caller } = arrival;
  try {
    const { subject, ...admission } = passGates(state, arrival);
    // The record keeps each handler with its own operation; here all that is known is that they match.
    const handle = handlers[operation] as Handler<EndpointName>;
    const { origin: serviceOrigin, pathname } = new URL(request.url);
    const call = {
      state,
      params,
      serviceOrigin,
      caller,
      ...admission,
      ...subject,
    } as Call<EndpointName>;
    return preparedAnswer(state, { operation, address: request.url, event: subject.event }, () => {
      const data = handle(call);
      const varied = vary(operation, data, state.settings);
      const answer = successAnswer(endpoints[operation], varied);
      // The body of a varied answer does not tell what was left out of it, or put in.
      checkAnswer(operation, data, varied === data ? { pathname, body: answer.body } : undefined);
      return answer;
    });
  } catch (thrown) {
    return failureAnswer(checkRefusal(operation, thrown), state.settings);
  }
}

/** An answer as it leaves, and where it was asked for. */
interface Written {
  readonly pathname: string;
  readonly body: string | null;
}

/** The last body of an operation and address that was found right: a feed is mostly what it was before. */
const rightBodies = new Map<string, string | null>();
const rightBodiesAtMost = 100;

/**
 * Every answer is held against the contract before it leaves, so that the emulator cannot drift
 * away from it unseen. What leaves in the same words as the time before was looked at then: to do so
 * again would take as long as all the rest of a line-up of a hundred sets.
 * @param written undefined where the body does not say all that `data` does
 * @throws {Error} naming the path of the first wrong member
 */
export function checkAnswer(operation: EndpointName, data: unknown, written?: Written): void {
  const place = `${operation} ${written?.pathname}`;
  if (written && rightBodies.get(place) === written.body) return;
  const result = v.safeParse(endpoints[operation].data, data);
  if (!result.success) {
    const [issue] = result.issues;
    const path = ['data', v.getDotPath(issue)].filter(Boolean).join('.');
    throw new Error(`${operation} would break the contract at ${path}: ${issue.message}`);
  }
  if (written) keepRightBody(place, written.body);
}

function keepRightBody(place: string, body: string | null): void {
  const [oldest] = rightBodies.keys();
  if (oldest !== undefined && rightBodies.size >= rightBodiesAtMost) rightBodies.delete(oldest);
  rightBodies.set(place, body);
}

/**
 * The same for what an operation throws: a refusal has a code of its row.
 * @returns what was thrown, or an error that says which code it must not be
 */
export function checkRefusal(operation: EndpointName, thrown: unknown): unknown {
  const { errors }: Endpoint = endpoints[operation];
  if (!(thrown instanceof Refusal) || [...errors, ...anyOperation].includes(thrown.code))
    return thrown;
  return new Error(`${operation} would break the contract with the code ${thrown.code}.`);
}
