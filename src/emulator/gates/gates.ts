import type * as v from 'valibot';
import { type Endpoint, endpoints } from '../../contract/endpoints.js';
import { Surface } from '../../contract/primitives.js';
import type { EndpointName, Route } from '../../contract/routes.js';
import { withoutGaps } from '../../contract/without-gaps.js';
import { orderOfToken } from '../orders/order.js';
import { refuse } from '../requests/refuse.js';
import { publishedForm } from '../rules/form.js';
import type { EmulatorState } from '../state/state.js';
import { type Params, requireSubject, type Subject } from '../state/subject.js';
import { appIn, checkCredential, deviceTokenIn } from './credential.js';
import { readBody, readQuery } from './input.js';
import { checkOrigin } from './origin.js';
import { takeFromRate } from './rate.js';

/** A request before it is let in. */
export interface Arrival {
  operation: EndpointName;
  request: Request;
  /** The body of the request; undefined for one that is too long. */
  text: string | undefined;
  params: Params;
  /** Undefined when the address names nothing that exists. */
  subject: Subject | undefined;
  origin: string | null;
  /** The network address, or the page. */
  caller: string;
  /** Where the transport knows it. */
  device: string | undefined;
}

/** What the gates have found out about a request that may go in. */
interface Admission {
  subject: Subject;
  surface: Surface;
  /** Who asks, where a device does. */
  deviceToken: string | undefined;
  /** Whose holds are counted together, besides those of the connection. */
  device: string | null;
  query: unknown;
  body: unknown;
}

/** The order is fixed, so that a refusal never says more than the caller may know (ERR-25). */
export function passGates(state: EmulatorState, arrival: Arrival): Admission {
  const { operation, request, origin, caller } = arrival;
  const endpoint: Endpoint = endpoints[operation];
  const { searchParams } = new URL(request.url);

  const subject = requireSubject(arrival.subject);
  checkCredential(state, { route: endpoint, subject, headers: request.headers, origin });
  checkOrigin(state.settings, endpoint, subject, origin);
  const surface = surfaceOf(endpoint, searchParams);
  checkVisibility(endpoint, subject, surface);
  checkPrelaunchForm(state, operation, subject);
  takeFromRate(state, operation, endpoint, caller);
  checkAmountOwed(state, operation, subject, arrival.params);
  const query = readQuery(taken(endpoint.query, state), searchParams);
  const body = readBody(taken(endpoint.body, state), request.headers, arrival.text);
  const deviceToken = deviceTokenIn(endpoint, request.headers);
  const device = appIn(state, request.headers) ?? arrival.device ?? null;
  return { subject, surface, deviceToken, device, query, body };
}

/** What a service that knows only the specification reads of a request. */
const taken = (schema: v.GenericSchema | undefined, { settings }: EmulatorState) =>
  schema && settings.bare ? withoutGaps(schema) : schema;

/**
 * A free order has nothing to pay, whatever the body says. spec L252, L322
 * @throws {Refusal} nothing_to_pay
 */
function checkAmountOwed(
  state: EmulatorState,
  operation: EndpointName,
  { event }: Subject,
  params: Params,
): void {
  if (operation !== 'pay' || !event) return;
  const order = orderOfToken(state, event, params['checkoutToken']);
  if (order?.totals.totalPennies !== 0) return;
  refuse('nothing_to_pay', 'This order is free: complete it with complete-free.');
}

/**
 * Nobody registers where no form is open, whatever the body says. Codes and links that are under way
 * when a form closes still work. spec L324
 * @throws {Refusal} not_found
 */
function checkPrelaunchForm(
  { clock }: EmulatorState,
  operation: EndpointName,
  { event }: Subject,
): void {
  const registers = operation === 'registerPrelaunch' || operation === 'legacyPrelaunchRegister';
  if (!registers || !event) return;
  const { closesAt } = publishedForm(event);
  if (closesAt === null || clock.timestamp() < closesAt) return;
  refuse('not_found', `The prelaunch form of this event has closed at ${closesAt}.`);
}

/** What is asked for; omitted means the app (spec L15). @throws {Refusal} bad_request */
function surfaceOf(route: Route, query: URLSearchParams): Surface {
  const asked = query.get('surface');
  if (!route.surface || asked === null) return 'app';
  const surface = Surface.options.find((known) => known === asked);
  return surface ?? refuse('bad_request', `surface is web or app, not "${asked}".`);
}

/**
 * An endpoint without a surface needs an event that is published anywhere. A form is visible where
 * it and its event are. spec L313
 * @throws {Refusal} not_found
 */
function checkVisibility(route: Route, subject: Subject, surface: Surface): void {
  for (const what of ['event', 'form'] as const) {
    const publishedOn = subject[what]?.publishedOn;
    if (!publishedOn) continue;
    const isVisible = route.surface ? publishedOn[surface] : publishedOn.web || publishedOn.app;
    if (isVisible) continue;
    const hint = route.surface ? ` on the ${surface} surface` : '';
    refuse('not_found', `No ${what} with this address is published${hint}.`);
  }
}
