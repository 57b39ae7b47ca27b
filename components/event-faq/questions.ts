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

type Loose<Name extends string> = { readonly [Key in Name]?: string | null };

/** The feed as a service may really send it: any member may be missing. */
export interface LooseFaq {
  readonly categories?: readonly LooseCategory[] | null;
}

interface LooseCategory extends Loose<'name'> {
  readonly faqs?: readonly LooseQuestion[] | null;
}

type LooseQuestion = Loose<'id' | 'question' | 'answerHtml' | 'answerPlain' | 'updatedAt'>;

/** The feed as it is drawn: in the organiser's order, without what would print nothing. */
export function categoriesOf({ categories }: LooseFaq): Category[] {
  return (categories ?? []).flatMap(({ name, faqs }) => {
    const questions = (faqs ?? []).map((entry) => ({
      id: words(entry.id),
      text: words(entry.question),
      html: words(entry.answerHtml),
      plain: words(entry.answerPlain),
      updatedAt: words(entry.updatedAt),
    }));
    const asked = questions.filter(({ text }) => text);
    return asked.length > 0 ? { name: words(name), questions: asked } : [];
  });
}

function words(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}
