import type { Route } from '../../contract/routes.js';
import { refuse } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';
import type { KeyRecord } from '../state/world.js';
import type { Subject } from '../state/subject.js';

interface Credentials {
  route: Route;
  subject: Subject;
  headers: Headers;
  origin: string | null;
}

/** @throws {Refusal} unauthorized. spec L277-284 */
export function checkCredential(state: EmulatorState, call: Credentials): void {
  if (call.route.gate === 'device') {
    checkDeviceToken(state, call);
    return;
  }
  if (!asksForKey(state, call)) return;
  const sent = call.headers.get('X-Service-Key');
  if (!sent) refuse('unauthorized', `${whoAsks(call)}: send X-Service-Key.`);
  const key = state.world.keys.find((known) => known.key === sent && !known.revoked);
  if (!key) refuse('unauthorized', 'This service key is unknown or has been revoked.');
  checkScope(key, call.subject);
  if (call.origin !== null && key.key.startsWith('sk_')) {
    refuse('unauthorized', 'A secret key must never reach a browser: this one counts as leaked.');
  }
}

function asksForKey({ settings }: EmulatorState, { route, subject }: Credentials): boolean {
  if (route.gate === 'checkout' && route.method === 'POST') return true; // spec L282
  if (route.gate === 'open' && !settings.enforceKeysEverywhere) return false; // spec L281
  return subject.organiser ? subject.organiser.mode === 'key_required' : route.gate === 'open';
}

/** An organiser in open mode asks for no key; some endpoints do all the same. */
function whoAsks({ route, subject: { organiser } }: Credentials): string {
  if (organiser?.mode === 'key_required') return 'This organiser requires a service key';
  return route.gate === 'checkout'
    ? 'Every step of a checkout needs a service key, in open mode too'
    : 'This endpoint needs a service key';
}

function checkScope(key: KeyRecord, subject: Subject): void {
  if (subject.organiser && key.organiser !== subject.organiser.slug) {
    refuse('unauthorized', 'This service key belongs to another organiser.');
  }
  if (subject.organiser && key.eventId !== null && key.eventId !== subject.event?.id) {
    refuse('unauthorized', 'This service key works for another event only.');
  }
}

function checkDeviceToken({ world }: EmulatorState, { route, headers }: Credentials): void {
  const token = deviceTokenIn(route, headers);
  if (token === undefined || !world.deviceTokens.includes(token)) {
    refuse('unauthorized', 'This endpoint needs the token of a device.');
  }
}

/** What a device says about itself; other endpoints do not listen. */
export function deviceTokenIn({ gate }: Route, headers: Headers): string | undefined {
  return gate === 'device' ? bearerIn(headers) : undefined;
}

/** The token of an app that buys, where one that is known comes with the request. */
export function appIn({ world }: EmulatorState, headers: Headers): string | undefined {
  const token = bearerIn(headers);
  return token !== undefined && world.deviceTokens.includes(token) ? token : undefined;
}

const bearerIn = (headers: Headers): string | undefined =>
  /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
