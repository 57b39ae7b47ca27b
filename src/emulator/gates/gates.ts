import type * as v from 'valibot';
import { endpoints, type Endpoint } from '../../contract/endpoints.js';
import type { Surface } from '../../contract/primitives.js';
import type { EndpointName } from '../../contract/routes.js';
import { withoutGaps } from '../../contract/without-gaps.js';
import type { EmulatorState } from '../state/state.js';
import { appIn, checkCredential, deviceTokenIn } from './credential.js';
import { readBody, readQuery } from './input.js';
import { checkAmountOwed } from './amount-owed.js';
import { checkOrigin } from './origin.js';
import { checkPrelaunchForm } from './prelaunch-form.js';
import { takeFromRate } from './rate.js';
import { requireSubject, type Params, type Subject } from '../state/subject.js';
import { checkVisibility, surfaceOf } from './visibility.js';

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
export interface Admission {
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
