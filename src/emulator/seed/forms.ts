import type { FormRecord, PrelaunchRecord } from '../records/forms.js';
import sheets from './forms.json' with { type: 'json' };
import type { Identify } from './ids.js';
import prelaunchSheets from './prelaunch.json' with { type: 'json' };

/** A form as written in the seed: it names its event by the slug. */
type FormSheet = Omit<FormRecord, 'eventId'> & { event: string | null };

/** The one for feedback has every type of field and every role that the specification has seen. spec L150, L154 */
export const seedForms = (id: Identify): FormRecord[] =>
  (sheets as FormSheet[]).map(({ event, ...form }) => ({
    ...form,
    eventId: event === null ? null : id('event', event),
  }));

/** `prelude` asks for a tick before it texts a number; `harbour` says that the number itself is the consent. */
export const prelaunches = prelaunchSheets as Record<'prelude' | 'harbour', PrelaunchRecord>;
