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

/** The feed as a service may really send it: each member may be missing, or be anything at all. */
export interface LooseFaq {
  readonly categories?: unknown;
}

type Loose = Readonly<Record<string, unknown>>;

/** The feed as it is drawn: in the organiser's order, without what would print nothing. X32 */
export function categoriesOf({ categories }: LooseFaq): Category[] {
  return objectsIn(categories).flatMap(({ name, faqs }) => {
    const questions = objectsIn(faqs).map((entry) => ({
      id: words(entry['id']) || words(entry['question']),
      text: words(entry['question']),
      html: words(entry['answerHtml']),
      plain: words(entry['answerPlain']),
      updatedAt: words(entry['updatedAt']),
    }));
    const asked = questions.filter(({ text }) => text);
    return asked.length > 0 ? [{ name: words(name), questions: asked }] : [];
  });
}

const words = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

const objectsIn = (list: unknown): Loose[] =>
  Array.isArray(list)
    ? list.filter((one): one is Loose => typeof one === 'object' && one !== null)
    : [];
