import type { Answer, Field, FormDefinition } from '../../contract/forms.js';
import type { Surface } from '../../contract/primitives.js';
import type { MerchRecord } from './merch.js';

/** A form as the organiser made it; options with a `source` are filled in when it is read. */
export interface FormRecord {
  key: string;
  organiser: string; // slug
  /** null for a form of the whole organisation. */
  eventId: string | null;
  kind: FormDefinition['kind'];
  title: string;
  /** Goes up with every edit. spec L140 */
  version: number;
  publishedOn: { web: boolean; app: boolean };
  fields: Field[];
  /** null where nothing is for sale: the answer then has no catalogue at all. spec L143 */
  merch: MerchRecord[] | null;
}

/** What somebody sent in, kept word by word. */
export interface SubmissionRecord {
  id: string;
  form: string; // key
  eventId: string | null;
  answers: Record<string, Answer>;
  /** Of the definition that was answered, as the sender says; null when nothing was said. */
  version: number | null;
  /** The answer to the field whose role is `email`. spec L154 */
  contact: string | null;
  surface: Surface;
  at: string;
}
