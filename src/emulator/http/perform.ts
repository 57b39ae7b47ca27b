import { endpoints } from '../../contract/endpoints.js';
import type { EndpointName } from '../../contract/routes.js';
import { failureAnswer, successAnswer, type EmulatorAnswer } from './envelope.js';
import { passGates, type Arrival } from '../gates/gates.js';
import type { Call, Handler } from '../routes/handler.js';
import { handlers } from '../routes/handlers.js';
import { preparedAnswer } from './prepared.js';
import { checkAnswer, checkRefusal } from './self-check.js';
import type { EmulatorState } from '../state/state.js';
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
