import type { EndpointName } from '../../contract/routes.js';
import type { PrelaunchRecord } from '../records/prelaunch.js';
import { refuse } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import type { Subject } from '../state/subject.js';

/** @throws {Refusal} not_found */
export function publishedForm({ prelaunch }: EventRecord): PrelaunchRecord {
  return prelaunch ?? refuse('not_found', 'This event has no prelaunch form.');
}

/**
 * Nobody registers where no form is open, whatever the body says. Codes and links that are under way
 * when a form closes still work. spec L324
 * @throws {Refusal} not_found
 */
export function checkPrelaunchForm(
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
