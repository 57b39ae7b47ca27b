import type { Faq } from '../../src/contract/faq.js';

export interface Question {
  /** Unique in the feed; also in a deep link. */
  readonly id: string;
  readonly text: string;
  readonly html: string;
  readonly plain: string;
  readonly updatedAt: string;
}

export interface Category {
  /** Empty when the organiser gave none. */
  readonly name: string;
  readonly questions: readonly Question[];
}

/** The feed as it is drawn: in the organiser's order, without what would print nothing. */
export function categoriesOf({ categories }: Pick<Faq, 'categories'>): Category[] {
  return (categories ?? []).flatMap((category) => {
    const questions = (category.faqs ?? []).flatMap((entry) => {
      const text = entry.question?.trim();
      if (!text) return [];
      const { id, answerHtml, answerPlain, updatedAt } = entry;
      return { id, text, html: answerHtml ?? '', plain: answerPlain ?? '', updatedAt };
    });
    return questions.length > 0 ? { name: category.name?.trim() ?? '', questions } : [];
  });
}
