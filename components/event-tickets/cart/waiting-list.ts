import waitingPhrases from '../../../src/i18n/tickets/en/waiting.json' with { type: 'json' };
import { WaitingList } from '../../internal/neighbours/waiting-list.js';
import type { TicketsHost } from '../tickets-host.js';

/** The waiting list of releases that are sold out, with its words. */
export function createWaitingList(host: TicketsHost): WaitingList {
  host.addPhrases(waitingPhrases);
  return new WaitingList(host);
}
