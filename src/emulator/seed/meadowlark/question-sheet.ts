import type { RichTextRecord } from '../../state/world.js';

/** A question as written: its id comes from its words. */
export interface QuestionSheet {
  question: string;
  updatedAt: string;
  answer: RichTextRecord;
}
