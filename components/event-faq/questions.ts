import { readObjects, readText } from '../../src/contract/loose.js';

export interface FaqQuestion {
  /** Unique in the feed; also in a deep link. */
  readonly id: string;
  readonly text: string;
  readonly html: string;
  readonly plain: string;
  readonly updatedAt: string;
}

export interface FaqSection {
  /** Empty when the organiser gave none. */
  readonly name: string;
  readonly questions: readonly FaqQuestion[];
}

/** The feed as a service may really send it: each member may be missing, or be anything at all. */
export interface LooseFaq {
  readonly categories?: unknown;
}

/** The feed as it is drawn: in the organiser's order, without what would print nothing. X32 */
export function categoriesOf({ categories }: LooseFaq): FaqSection[] {
  return readObjects(categories).flatMap(({ name, faqs }) => {
    const questions = readObjects(faqs).map((entry) => ({
      id: readText(entry['id']) || readText(entry['question']),
      text: readText(entry['question']),
      html: readText(entry['answerHtml']),
      plain: readText(entry['answerPlain']),
      updatedAt: readText(entry['updatedAt']),
    }));
    const asked = questions.filter(({ text }) => text);
    return asked.length > 0 ? [{ name: readText(name), questions: asked }] : [];
  });
}
