import type { SubmissionRecord } from '../records/forms.js';
import { slugOfEvent } from '../state/subject.js';
import type { EmulatorState } from '../state/state.js';

export type ListedSubmission = Omit<SubmissionRecord, 'eventId'> & { event: string | null };

/** What people have sent in, oldest first, each under what its event is called now. */
export const listedSubmissions = ({ world }: EmulatorState): ListedSubmission[] =>
  structuredClone(world.submissions).map(({ eventId, ...submission }) => ({
    event: slugOfEvent(world, eventId),
    ...submission,
  }));
