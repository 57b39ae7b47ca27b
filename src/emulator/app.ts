import { Hono } from 'hono/tiny';
import { type EndpointName, routes } from '../contract/routes.js';
import type { Control } from './control/control.js';
import { controlOverHttp } from './control/http.js';
import { runDue } from './due.js';
import { failureAnswer } from './http/envelope.js';
import { exchange } from './http/exchange.js';
import { confirmationPage } from './pages/confirmation.js';
import { servePaymentPage } from './payment-page/http.js';
import { paymentsOf } from './payment-page/payments.js';
import type { EmulatorApp, Transport } from './requests/request.js';
import type { EmulatorState } from './state/state.js';
import type { Store } from './store/store.js';

/** The service and its control port as one application, whatever carries its requests. */
export function createApp(state: EmulatorState, store: Store, control: Control): EmulatorApp {
  const app: EmulatorApp = new Hono();
  for (const [path, operations] of operationsByPath()) {
    app.all(path, (context) => {
      return exchange(state, store, {
        request: context.req.raw,
        params: context.req.param(),
        operations,
        transport: transportOf(context),
      });
    });
  }
  app.get('/confirm/:token', ({ req }) =>
    store.transaction(() => {
      runDue(state);
      return confirmationPage(state, req.param('token'), req.raw.method);
    }),
  );
  servePaymentPage(app, paymentsOf(state, store));
  app.all('/__emulator/*', (context) =>
    transportOf(context).trusted === false
      ? context.notFound()
      : controlOverHttp(control, store, context.req.raw),
  );
  app.notFound((context) => {
    const transport = transportOf(context);
    return exchange(state, store, {
      request: context.req.raw,
      params: {},
      operations: [],
      transport,
    });
  });
  app.onError((error, { req }) => {
    if (req.raw.signal.aborted) throw error; // nobody waits for an answer
    const { status, body, headers } = failureAnswer(error, state.settings);
    return new Response(body, { status, headers });
  });
  return app;
}

/** In a page nothing is said about what carries a request. */
const transportOf = ({ env }: { env: Transport | undefined }): Transport => env ?? {};

/** Fixed paths first, so that `search` is no slug. */
function operationsByPath(): [path: string, operations: EndpointName[]][] {
  const byPath = new Map<string, EndpointName[]>();
  for (const [name, { path }] of Object.entries(routes) as [EndpointName, { path: string }][]) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    byPath.set(pattern, [...(byPath.get(pattern) ?? []), name]);
  }
  const isFixed = ([path]: [string, unknown]) => !path.includes(':');
  return [...byPath].sort((one, other) => Number(isFixed(other)) - Number(isFixed(one)));
}
