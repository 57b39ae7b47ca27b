import type { EventRecord } from '../../state/world.js';
import { bareEvent } from '../event-base.js';
import type { Identify } from '../ids.js';
import { foghornKyoto } from './foghorn-kyoto.js';
import { foghornSessions } from './foghorn-sessions.js';
import { guildhall2027 } from './guildhall-2027.js';
import { harbourFree } from './harbour-free.js';
import { lanternWalk } from './lantern-walk.js';
import { lastTicket } from './last-ticket.js';
import { owlHours } from './owl-hours.js';
import { prelude2028 } from './prelude-2028.js';

export function foghornEvents(id: Identify): EventRecord[] {
  return [
    foghornSessions(id),
    foghornKyoto(id),
    harbourFree(id),
    lanternWalk(id),
    prelude2028(id),
    lastTicket(id),
    guildhall2027(id),
    owlHours(id),
    bareEvent(id, 'foghorn', 'bare-field', 'Bare Field'),
  ];
}
