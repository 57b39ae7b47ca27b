import type { FaqCategoryRecord, RichTextRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';
import sheets from './questions.json' with { type: 'json' };

/** A question as written: its id comes from its words. */
interface QuestionSheet {
  question: string;
  updatedAt: string;
  answer: RichTextRecord;
}

/** The category that was typed on the page, and has no id of its own. */
const typed = 'Safety and weather';

export const questions = (id: Identify): FaqCategoryRecord[] =>
  Object.entries(sheets as Record<string, QuestionSheet[]>).map(([name, written]) => ({
    id: name === typed ? null : id('faq category', name),
    name,
    faqs: written.map((sheet) => ({ id: id('faq', sheet.question), ...sheet })),
  }));
