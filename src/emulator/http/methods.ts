import { routes, type EndpointName } from '../../contract/routes.js';
import { preflightHeaders } from './cors.js';
import { failure, type EmulatorAnswer } from './envelope.js';
import { httpStatus } from '../requests/refuse.js';

/** HEAD is GET without a body; a preflight is about the operation that it asks for. */
export function operationOf(
  request: Request,
  operations: readonly EndpointName[],
): EndpointName | undefined {
  const isPreflight = request.method === 'OPTIONS';
  const meant = isPreflight
    ? request.headers.get('Access-Control-Request-Method')
    : request.method.replace('HEAD', 'GET');
  const found = operations.find((name) => routes[name].method === meant);
  return found ?? (isPreflight ? operations[0] : undefined);
}

/** Methods of the service at one path. */
function methodsOf(operations: readonly EndpointName[]): string[] {
  return operations.flatMap((name) =>
    routes[name].method === 'GET' ? ['GET', 'HEAD'] : [routes[name].method],
  );
}

/** Answered without a key, whatever the request that follows will need. spec L273 */
export function preflight(operations: readonly EndpointName[]): EmulatorAnswer {
  const headers = preflightHeaders(methodsOf(operations));
  return { status: 204, body: null, code: null, headers };
}

export function unknownPath(request: Request): EmulatorAnswer {
  const message = `Nothing lives at ${new URL(request.url).pathname}.`;
  return failure({ status: httpStatus('not_found'), code: 'not_found', message });
}

export function wrongMethod(request: Request, operations: readonly EndpointName[]): EmulatorAnswer {
  const allowed = methodsOf(operations).join(', ');
  const answer = failure({
    status: httpStatus('method_not_allowed'),
    code: 'method_not_allowed',
    message: `This path answers ${allowed}, not ${request.method}.`,
  });
  return { ...answer, headers: { ...answer.headers, Allow: allowed } };
}
