import type { FormRecord } from '../../records/forms.js';
import type { Identify } from '../ids.js';

/** A form as written in the seed: it names its event by the slug. */
export type FormSheet = Omit<FormRecord, 'eventId'> & { event: string | null };

export const formOf = ({ event, ...form }: FormSheet, id: Identify): FormRecord => ({
  ...form,
  eventId: event === null ? null : id('event', event),
});
